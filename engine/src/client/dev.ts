/** Development only: replaces the current page with its edited version, and keeps the scroll position and focus. */
import * as attributes from '../shared/attributes.ts';
import * as events from '../shared/events.ts';
import { pathnameOfRoute } from '../shared/routes.ts';
import { scrollToOffset } from './navigation/arrival.ts';
import { parsePage, swapPage } from './navigation/page-swap.ts';
import { getSnapshot } from './page/page-store.ts';

interface Update {
  routes: readonly string[];
  /** The document of the changed page, if only one page changed and the server has just rendered it. */
  html?: string;
}

/** Listens to the development server's messages. */
export function followEdits(base: string): void {
  import.meta.hot?.on(events.UPDATE, ({ routes, html }: Update) => {
    const { route } = getSnapshot();
    if (!routes.includes(route)) return;
    if (html === undefined) void refresh(route, base);
    else show(route, html);
  });
  const script = document.querySelector<HTMLElement>(`script[${attributes.VERSION}]`);
  import.meta.hot?.send(events.CONNECTED, { version: Number(script?.dataset.version) });
}

async function refresh(route: string, base: string): Promise<void> {
  const response = await fetch(pathnameOfRoute(route, base));
  // The page now has an error, which the document from the server explains.
  if (!response.ok) return location.reload();
  const html = await response.text();
  // The reader may have gone to a different page in the meantime.
  if (getSnapshot().route === route) show(route, html);
}

function show(route: string, html: string): void {
  const offset = { x: scrollX, y: scrollY };
  swapPage(parsePage(html, route));
  scrollToOffset(offset);
  // Removes Vite's overlay, because this edit has fixed the error that it shows.
  document.querySelector('vite-error-overlay')?.remove();
}
