/** The button of an operation that opens the console, an island which nothing of is loaded before. */
import { onClickOf } from './page-events.ts';

const NAME = 'ApiConsole';

/** Wires the buttons of this page and of those that follow. */
export function startApiConsole(): void {
  onClickOf('[data-api-console]', open);
}

function open(button: HTMLElement): void {
  const next = button.nextElementSibling;
  const island =
    next instanceof HTMLElement && next.dataset.island === NAME ? next : addIsland(button);
  const dialog = island.querySelector('dialog');
  if (dialog) {
    dialog.showModal();
    return;
  }
  button.setAttribute('aria-busy', 'true');
  const done = () => button.removeAttribute('aria-busy');
  island.dispatchEvent(new CustomEvent('docs:island', { bubbles: true, detail: done }));
}

function addIsland(button: HTMLElement): HTMLElement {
  const island = document.createElement('div');
  island.dataset.island = NAME;
  button.after(island);
  return island;
}
