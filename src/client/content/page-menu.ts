/** The menu of a page is native; copying, and what closes it, is loaded when a reader turns to the first one. */
import * as attributes from '../../shared/attributes.ts';
import { announce } from '../navigation/announcer.ts';
import { onClickOf } from '../navigation/page-events.ts';
import { copyText } from './code-blocks.ts';

/** Waits for a click in a menu. */
export function startPageMenu(): void {
  const load = () => import('./page-menu-actions.ts');
  onClickOf(`[${attributes.PAGE_MENU}]`, (_, { target }) => {
    load().then((loaded) => loaded.wirePageMenu({ announce, copyText }, target), console.warn);
  });
}
