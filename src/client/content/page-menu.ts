/** The menu of a page is native; copying, and what closes it, is loaded when a reader turns to the first one. */
import * as attributes from '../../shared/attributes.ts';
import { copyPage, pageNotCopied } from '../../shared/texts/doc.ts';
import { announce } from '../navigation/announcer.ts';
import { onClickOf } from '../navigation/page-events.ts';
import { copyText } from './code-blocks.ts';

const FEEDBACK_TIME = 2000;

/** Waits for a click in a menu. */
export function startPageMenu(): void {
  const load = () => import('./page-menu-actions.ts');
  onClickOf(`[${attributes.PAGE_MENU}]`, (menu, { target }) => {
    load().then(
      (loaded) => loaded.wirePageMenu({ copyText, tell }, target),
      () => {
        const button = menu.querySelector('button');
        if (button !== null && button === target) tell(button, pageNotCopied, pageNotCopied);
      },
    );
  });
}

/** Tells what came of copying: `label` stands in the button for a moment, `announcement` is read out. */
function tell(button: HTMLElement, label: string, announcement: string): void {
  announce(announcement);
  button.textContent = label;
  setTimeout(() => {
    button.textContent = copyPage;
  }, FEEDBACK_TIME);
}
