/** Puts another page, a spinner or an error in the place of `<main>`. */
import type { Fragment } from '../shared/view.ts';
import { replaceHead } from './head.ts';
import { type Page, setPage } from './page-store.ts';

/** Told before an old `main` goes and after a new one has come, to unmount and mount what is alive in it. */
export interface PageParts {
  mount(root: ParentNode): void;
  unmount(root: ParentNode): void;
}

/**
 * The `<main>` element of a fragment, not yet in the document.
 * @throws Error when the fragment holds none.
 */
export function parseMain(fragment: Fragment): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = fragment.main;
  const main = template.content.querySelector<HTMLElement>('main');
  if (main === null) throw new Error(`The fragment of "${fragment.title}" has no main element`);
  return main;
}

/** Shows a page: head, title and `main` change together, then the page store and `docs:swapped`. */
export function swapPage(
  route: string,
  fragment: Fragment,
  main: HTMLElement,
  parts: PageParts,
): Page {
  const page: Page = { route, title: fragment.title, sidebar: fragment.sidebar };
  replaceMain(main, parts);
  replaceHead(fragment.head, fragment.title);
  setPage(page);
  document.dispatchEvent(new CustomEvent('docs:swapped', { detail: page }));
  return page;
}

/** Empties `main` and shows the spinner there, when the address is ahead of the page for too long. */
export function showPageSpinner(parts: PageParts): void {
  const spinner = document.createElement('div');
  spinner.dataset.pageSpinner = '';
  const main = createMain();
  main.setAttribute('aria-busy', 'true');
  main.append(spinner);
  replaceMain(main, parts);
}

/** Shows an error in `main`; the layout around it stays alive. Focus goes to the error's button. */
export function showPageError(error: HTMLElement, parts: PageParts): void {
  const main = createMain();
  main.append(error);
  replaceMain(main, parts);
  document.title = 'Page not loaded';
  error.querySelector('button')?.focus();
}

function replaceMain(main: HTMLElement, parts: PageParts): void {
  const old = document.getElementById('main');
  if (old === null) throw new Error('The document has no element with the id "main"');
  parts.unmount(old);
  // Adopting instead of cloning keeps the listeners of what a caller built.
  old.replaceWith(document.adoptNode(main));
}

function createMain(): HTMLElement {
  const main = document.createElement('main');
  main.id = 'main';
  main.tabIndex = -1;
  main.className = document.getElementById('main')?.className ?? '';
  return main;
}
