/** Development only: puts an edited page in the place of the open one, keeping scroll and focus. */
import * as events from '../shared/events.ts';
import { pathnameOfRoute } from '../shared/routes.ts';
import { scrollToOffset } from './navigation/arrival.ts';
import { getSnapshot } from './navigation/page-store.ts';
import { parsePage, swapPage } from './navigation/page-swap.ts';

interface Update {
  routes: readonly string[];
  /** The document of the only page that changed, if the server has just rendered it. */
  html?: string;
}

/** Follows the messages of the development server. */
export function followEdits(base: string): void {
  import.meta.hot?.on(events.UPDATE, ({ routes, html }: Update) => {
    const { route } = getSnapshot();
    if (!routes.includes(route)) return;
    if (html === undefined) void refresh(route, base);
    else show(route, html);
  });
}

async function refresh(route: string, base: string): Promise<void> {
  const response = await fetch(pathnameOfRoute(route, base));
  // If not, the page has an error now; the server's document says which.
  if (!response.ok) return location.reload();
  const html = await response.text();
  // The reader may have gone on meanwhile.
  if (getSnapshot().route === route) show(route, html);
}

function show(route: string, html: string): void {
  const offset = { x: scrollX, y: scrollY };
  swapPage(parsePage(html, route));
  scrollToOffset(offset);
  // An overlay of Vite's about the error that this edit has mended.
  document.querySelector('vite-error-overlay')?.remove();
}
