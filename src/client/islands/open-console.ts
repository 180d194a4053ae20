/** Opens the console of an operation: an island that is put into the page when it is asked for. */

import * as events from '../../shared/events.ts';

const NAME = 'ApiConsole';

/** Shows the console that belongs to a button, and makes it the first time. */
export function openConsole(button: HTMLElement): void {
  const next = button.nextElementSibling;
  const island =
    next instanceof HTMLElement && next.dataset.island === NAME ? next : addIsland(button);
  const dialog = island.querySelector('dialog');
  if (dialog) {
    if (!dialog.open) dialog.showModal();
    return;
  }
  button.setAttribute('aria-busy', 'true');
  const done = () => button.removeAttribute('aria-busy');
  island.dispatchEvent(new CustomEvent(events.ISLAND, { bubbles: true, detail: done }));
}

function addIsland(button: HTMLElement): HTMLElement {
  const island = document.createElement('div');
  island.dataset.island = NAME;
  button.after(island);
  return island;
}
