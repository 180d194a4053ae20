/** The page on display, for everything that follows it: islands, analytics, layout. */

import * as events from '../../shared/events.ts';

export interface PageSidebar {
  name: string;
  /** Address of the sidebar's data, base path applied; empty when the document did not say. */
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
    /** The `main` in `detail` is about to be taken out of the document. */
    [events.LEAVING]: CustomEvent<HTMLElement>;
    /** Another page is in the document; scroll and focus follow. */
    [events.SWAPPED]: CustomEvent<Page>;
    /** A navigation has ended and the title is final. */
    [events.NAVIGATED]: CustomEvent<NavigatedDetail>;
  }
}

const listeners = new Set<() => void>();
const left: Page[] = [];
let served: Page | undefined;
let shown: Page | undefined;

/** Registers a listener for page changes; returns the function that removes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page on display. The same object until the page changes. */
export function getSnapshot(): Page {
  shown ??= getServerSnapshot();
  return shown;
}

/** The page the document was served for, whatever the reader has come to since. */
export function getServerSnapshot(): Page {
  served ??= readPage(document);
  return served;
}

/** Pages that were on display before the present one, in order, for code that is loaded late. */
export function pagesLeft(): readonly Page[] {
  return left;
}

/** Makes `page` the one on display and tells the listeners. */
export function setPage(page: Page): void {
  left.push(getSnapshot());
  shown = page;
  for (const listener of [...listeners]) listener();
}

/** Forgets everything: a fresh document, for tests. */
export function resetPage(): void {
  left.length = 0;
  served = undefined;
  shown = undefined;
  listeners.clear();
}

/** Page data of a document. */
export function readPage(source: Document): Page {
  const data = source.getElementById('main')?.dataset;
  return {
    route: data?.route ?? '/',
    title: source.title,
    sidebar: data?.sidebar ? { name: data.sidebar, dataUrl: data.sidebarUrl ?? '' } : undefined,
  };
}
