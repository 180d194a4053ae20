/** Replaces `<main>` with a different page, a spinner, or an error. */

import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { decodeAddress } from '../../shared/routes.ts';
import { pageNotLoadedTitle } from '../../shared/texts/pages.ts';
import { getSnapshot, type Page, readPage, setPage } from '../page/page-store.ts';
import { trustedHtml } from '../trusted-types.ts';
import { MissingPageError } from './loading/page-documents.ts';

/** A page read from its document. */
export interface LoadedPage {
  /** The build that the document belongs to. */
  buildId: string | undefined;
  source: Document;
  /** Not in the displayed document yet. */
  main: HTMLElement;
}

/**
 * Reads the page at a route from the HTML of its document.
 * @throws MissingPageError if the document contains a different page, such as after a redirect or for a missing
 * page, or isn't a page of this type of site
 */
export function parsePage(html: string, route: string): LoadedPage {
  const source = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const main = source.getElementById('main');
  if (main?.dataset.route !== decodeAddress(route)) {
    throw new MissingPageError(`The document isn't for ${route}`);
  }
  return { buildId: source.documentElement.dataset.build, source, main };
}

/**
 * Shows a page: changes the head, the title, and `main` together, updates the page store, and dispatches
 * `docs:swapped`.
 */
export function swapPage({ source, main }: LoadedPage): void {
  const page = readPage(source);
  // The stylesheet fades it in. A view transition would show it 170 to 270 ms later on a slow machine.
  main.dataset.arrived = '';
  replaceMain(main);
  // Runs only now, because removing the focused link from a document with new styles would force a layout.
  addStyles(source);
  replaceHead(source);
  publishPage(page);
}

/** Empties `main` and shows a spinner. Used if the URL has changed but the page takes too long to load. */
export function showPageSpinner(): void {
  const spinner = document.createElement('div');
  spinner.dataset.pageSpinner = '';
  const main = createMain();
  main.setAttribute('aria-busy', 'true');
  main.append(spinner);
  replaceMain(main);
}

/**
 * Shows an error in `main` instead of the page at `route`. The layout around it keeps working and is updated.
 * Moves the focus to the error's button.
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

/** Returns an empty `main` that keeps the current layout, including the sidebar. */
function createMain(): HTMLElement {
  const { className = '', dataset } = document.getElementById('main') ?? {};
  const main = document.createElement('main');
  main.id = 'main';
  main.tabIndex = -1;
  main.className = className;
  if (dataset?.sidebar !== undefined) main.dataset.sidebar = dataset.sidebar;
  return main;
}

/** Replaces the title and the page's tags (`[data-page-head]`) with the title and tags in `source`. */
function replaceHead(source: Document): void {
  for (const old of document.head.querySelectorAll(`[${attributes.PAGE_HEAD}]`)) old.remove();
  document.head.append(...source.head.querySelectorAll(`[${attributes.PAGE_HEAD}]`));
  document.title = source.title;
}

/**
 * Adds the styles that `source` has and this document doesn't, each in its position in the cascade, so that the
 * new page is never shown without them. Styles of earlier pages stay.
 */
export function addStyles(source: Document): void {
  for (const style of stylesOf(source)) {
    const own = stylesOf(document);
    if (own.some((each) => placeOf(each) === placeOf(style))) continue;
    const next = own.find((each) => placeOf(each) > placeOf(style));
    document.head.insertBefore(document.adoptNode(style), next ?? null);
  }
}

function stylesOf({ head }: Document): HTMLElement[] {
  return [...head.querySelectorAll<HTMLElement>(`[${attributes.STYLES}]`)];
}

function placeOf({ dataset }: HTMLElement): number {
  return Number(dataset.styles);
}
