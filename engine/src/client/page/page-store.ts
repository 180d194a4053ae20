/** The page on display, for everything that depends on it: islands, analytics, and the layout. */

import * as events from '../../shared/events.ts';

export interface PageSidebar {
  name: string;
  /** The URL of the sidebar's data, including the base path. Empty if the document doesn't specify it. */
  dataUrl: string;
}

export interface Page {
  /** Route without base path: `/reference/orders`. */
  route: string;
  /** Full document title. */
  title: string;
  /** Absent on pages without a sidebar. */
  sidebar: PageSidebar | undefined;
}

export interface NavigatedDetail {
  route: string;
  sidebar: PageSidebar | undefined;
  previousRoute: string;
  kind: 'path' | 'hash' | 'query';
}

declare global {
  interface DocumentEventMap {
    /** The `main` element in `detail` is about to be removed from the document. */
    [events.LEAVING]: CustomEvent<HTMLElement>;
    /** The document contains a different page. Scrolling and focusing follow. */
    [events.SWAPPED]: CustomEvent<Page>;
    /** A navigation has ended and the title is final. */
    [events.NAVIGATED]: CustomEvent<NavigatedDetail>;
  }
}

const listeners = new Set<() => void>();
const left: Page[] = [];
let served: Page | undefined;
let shown: Page | undefined;

/** Registers a listener for page changes. Returns a function that removes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the page on display. It's the same object until the page changes. */
export function getSnapshot(): Page {
  shown ??= getServerSnapshot();
  return shown;
}

/**
 * Returns the page that the document was served for, even if the reader has moved to a different page.
 */
export function getServerSnapshot(): Page {
  served ??= readPage(document);
  return served;
}

/** Returns the pages that were on display before the current one, in order, for code that's loaded late. */
export function pagesLeft(): readonly Page[] {
  return left;
}

/** Makes `page` the page on display, and notifies the listeners. */
export function setPage(page: Page): void {
  left.push(getSnapshot());
  shown = page;
  for (const listener of [...listeners]) listener();
}

/** Resets the store for tests, as in a new document. */
export function resetPage(): void {
  left.length = 0;
  served = undefined;
  shown = undefined;
  listeners.clear();
}

/** Reads the page data from a document. */
export function readPage(source: Document): Page {
  const data = source.getElementById('main')?.dataset;
  return {
    route: data?.route ?? '/',
    title: source.title,
    sidebar: data?.sidebar ? { name: data.sidebar, dataUrl: data.sidebarUrl ?? '' } : undefined,
  };
}
