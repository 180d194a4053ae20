/** Opens an operation's console. It's an island that's added to the page when the reader first opens it. */

import * as events from '../../../../shared/events.ts';

const NAME = 'ApiConsole';

/** Shows a button's console. The first call creates it. */
export function openConsole(button: HTMLElement): void {
  const next = button.nextElementSibling;
  const island =
    next instanceof HTMLElement && next.dataset.island === NAME ? next : addIsland(button);
  const dialog = island.querySelector('dialog');
  if (dialog) {
    if (dialog.open) return;
    showConsole(dialog);
    return;
  }
  button.setAttribute('aria-busy', 'true');
  const done = () => button.removeAttribute('aria-busy');
  island.dispatchEvent(new CustomEvent(events.ISLAND, { bubbles: true, detail: done }));
}

/** Shows the dialog over the page. */
export function showConsole(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new CustomEvent(events.COVERING, { bubbles: true }));
  dialog.showModal();
}

function addIsland(button: HTMLElement): HTMLElement {
  const island = document.createElement('div');
  island.dataset.island = NAME;
  button.after(island);
  return island;
}
