/** Puts another page, a spinner or an error in the place of `<main>`. */
import type { Fragment } from '../shared/view.ts';
import { replaceHead } from './head.ts';
import { getSnapshot, type Page, setPage } from './page-store.ts';

const NO_MAIN = 'There is no main element';

/**
 * The `<main>` element of a fragment, not yet in the document.
 * @throws Error when the fragment holds none.
 */
export function parseMain(fragment: Fragment): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = fragment.main;
  const main = template.content.querySelector<HTMLElement>('main');
  if (main === null) throw new Error(NO_MAIN);
  return main;
}

/** Shows a page: head, title and `main` change together, then the page store and `docs:swapped`. */
export function swapPage(route: string, fragment: Fragment, main: HTMLElement): void {
  replaceMain(main);
  replaceHead(fragment.head, fragment.title);
  publishPage({ route, title: fragment.title, sidebar: fragment.sidebar });
}

/** Empties `main` and shows the spinner there, when the address is ahead of the page for too long. */
export function showPageSpinner(): void {
  const spinner = document.createElement('div');
  spinner.dataset.pageSpinner = '';
  const main = createMain();
  main.setAttribute('aria-busy', 'true');
  main.append(spinner);
  replaceMain(main);
}

/**
 * Shows an error in `main` in place of the page at `route`; the layout around it stays alive and
 * follows. Focus goes to the error's button.
 */
export function showPageError(route: string, error: HTMLElement): void {
  const main = createMain();
  main.append(error);
  replaceMain(main);
  document.title = 'Page not loaded';
  publishPage({ ...getSnapshot(), route, title: document.title });
  error.querySelector('button')?.focus();
}

function publishPage(page: Page): void {
  setPage(page);
  document.dispatchEvent(new CustomEvent('docs:swapped', { detail: page }));
}

function replaceMain(main: HTMLElement): void {
  const old = document.getElementById('main');
  if (old === null) throw new Error(NO_MAIN);
  document.dispatchEvent(new CustomEvent('docs:leaving', { detail: old }));
  // Adopting instead of cloning keeps the listeners of what a caller built.
  old.replaceWith(document.adoptNode(main));
}

/** An empty `main` in the layout of the one on display: the sidebar beside it stays. */
function createMain(): HTMLElement {
  const { className = '', dataset } = document.getElementById('main') ?? {};
  const main = document.createElement('main');
  main.id = 'main';
  main.tabIndex = -1;
  main.className = className;
  if (dataset?.sidebar !== undefined) main.dataset.sidebar = dataset.sidebar;
  return main;
}
