/** Development only: puts an edited page in the place of the open one, keeping scroll and focus. */
import type { Fragment } from '../shared/view.ts';
import { scrollToOffset } from './arrival.ts';
import { fragmentAddress } from './fragments.ts';
import { getSnapshot } from './page-store.ts';
import { parseMain, swapPage } from './page-swap.ts';

interface Update {
  routes: readonly string[];
  /** The page at the only route, where the server has just drawn it. */
  fragment?: Fragment;
}

/** Follows the messages of the development server. */
export function followEdits(base: string): void {
  import.meta.hot?.on('docs:update', ({ routes, fragment }: Update) => {
    const { route } = getSnapshot();
    if (!routes.includes(route)) return;
    if (fragment === undefined) void refresh(route, base);
    else show(route, fragment);
  });
}

async function refresh(route: string, base: string): Promise<void> {
  const response = await fetch(fragmentAddress(route, base));
  // If not, the page has an error now; the server's document says which.
  if (response.ok) show(route, (await response.json()) as Fragment);
  else location.reload();
}

function show(route: string, fragment: Fragment): void {
  const offset = { x: scrollX, y: scrollY };
  swapPage(route, fragment, parseMain(fragment));
  scrollToOffset(offset);
  // An overlay of Vite's about the error that this edit has mended.
  document.querySelector('vite-error-overlay')?.remove();
}
