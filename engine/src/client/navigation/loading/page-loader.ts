/**
 * Keeps pages ready to be shown. The page that's likely to be opened next is read from its document before the click.
 */
import { whenIdle } from '../../idle.ts';
import { type LoadedPage, parsePage } from '../page-swap.ts';
import type { PageDocuments } from './page-documents.ts';

export interface PageLoader {
  /**
   * Returns the page at a route. The caller then owns the page.
   * @throws what `PageDocuments.load` and `parsePage` throw
   */
  load(route: string): Promise<LoadedPage>;
  /**
   * Loads the page at a route and reads its document when the browser is idle, so that a click doesn't wait for
   * it. Only the latest such page is kept. A page is loaded ahead of time only once, even if its document has
   * been dropped from memory since then.
   * @throws what `PageDocuments.load` throws
   */
  prepare(route: string): Promise<void>;
}

/** Returns a loader for the pages in `documents`. */
export function createPageLoader(documents: PageDocuments): PageLoader {
  /** The route that was requested last, until its page is shown. */
  let wanted: string | undefined;
  const loadedAhead = new Set<string>();
  let ready: { html: string; page: LoadedPage } | undefined;

  async function load(route: string): Promise<LoadedPage> {
    const html = await documents.load(route);
    const prepared = ready?.html === html ? ready.page : undefined;
    // Showing a page moves it out of its document, so it can't be shown twice.
    wanted = undefined;
    ready = undefined;
    return prepared ?? parsePage(html, route);
  }

  async function prepare(route: string): Promise<void> {
    if (wanted === route || (loadedAhead.has(route) && !documents.has(route))) return;
    wanted = route;
    try {
      const html = await documents.load(route);
      loadedAhead.add(route);
      whenIdle(() => {
        if (wanted === route) makeReady(html, route);
      });
    } catch (error) {
      if (wanted === route) wanted = undefined;
      throw error;
    }
  }

  function makeReady(html: string, route: string): void {
    try {
      ready = { html, page: parsePage(html, route) };
    } catch {
      // If the reader clicks the link, the click reads the page again and handles the failure.
    }
  }

  return { load, prepare };
}
