/** The menu of a page is native; what it does besides is loaded when a reader opens the first one. */
import { announce } from '../navigation/announcer.ts';
import { onClickOf } from '../navigation/page-events.ts';
import { copyText } from './code-blocks.ts';

let isLoaded = false;

/** Waits for a menu to be opened. */
export function startPageMenu(): void {
  onClickOf('[data-page-menu]', () => {
    if (isLoaded) return;
    isLoaded = true;
    import('./page-menu-actions.ts').then(
      ({ wirePageMenu }) => wirePageMenu({ announce, copyText }),
      console.warn,
    );
  });
}
