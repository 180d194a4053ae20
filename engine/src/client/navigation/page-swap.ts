/** Replaces `<main>` with a different page, a spinner, or an error. */

import * as events from '../../shared/events.ts';
import { decodeAddress } from '../../shared/routes.ts';
import { pageNotLoadedTitle } from '../../shared/texts/pages.ts';
import { trustedHtml } from '../trusted-types.ts';
import { addStyles, replaceHead } from './head.ts';
import { MissingPageError } from './loading/page-documents.ts';
import { getSnapshot, type Page, readPage, setPage } from './page-store.ts';

/** A page read from its document. */
export interface LoadedPage {
  /** Build that the document belongs to. */
  buildId: string | undefined;
  source: Document;
  /** Not yet in the document on display. */
  main: HTMLElement;
}

/**
 * Reads the page at a route from the HTML of its document.
 * @throws MissingPageError when it is another page, after a redirect or in place of a missing one, or
 *   none of a site like this one.
 */
export function parsePage(html: string, route: string): LoadedPage {
  const source = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const main = source.getElementById('main');
  if (main?.dataset.route !== decodeAddress(route)) {
    throw new MissingPageError(`The document isn't for ${route}`);
  }
  return { buildId: source.documentElement.dataset.build, source, main };
}

/** Shows a page: head, title and `main` change together, then the page store and `docs:swapped`. */
export function swapPage({ source, main }: LoadedPage): void {
  const page = readPage(source);
  // The stylesheet fades it in: a view transition would show it 170 to 270 ms later on a slow machine.
  main.dataset.arrived = '';
  replaceMain(main);
  // Not before: taking the focused link out of a document with new styles would force a layout.
  addStyles(source);
  replaceHead(source);
  publishPage(page);
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
  document.title = pageNotLoadedTitle;
  publishPage({ ...getSnapshot(), route, title: document.title });
  error.querySelector('button')?.focus();
}

function publishPage(page: Page): void {
  setPage(page);
  document.dispatchEvent(new CustomEvent(events.SWAPPED, { detail: page }));
}

function replaceMain(main: HTMLElement): void {
  const old = document.getElementById('main');
  if (old === null) throw new Error('The page has no main element');
  document.dispatchEvent(new CustomEvent(events.LEAVING, { detail: old }));
  // Adopts the nodes instead of cloning them, to keep the caller's listeners.
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
