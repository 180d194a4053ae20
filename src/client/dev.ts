/** Development only: puts an edited page in the place of the open one, keeping scroll and focus. */
import type { Fragment } from '../shared/view.ts';
import { scrollToOffset } from './arrival.ts';
import { fragmentAddress } from './fragments.ts';
import { getSnapshot } from './page-store.ts';
import { parseMain, swapPage } from './page-swap.ts';

/** Follows the messages of the development server. */
export function followEdits(base: string): void {
  import.meta.hot?.on('docs:update', ({ routes }: { routes: readonly string[] }) => {
    const { route } = getSnapshot();
    if (routes.includes(route)) void refresh(route, base);
  });
}

async function refresh(route: string, base: string): Promise<void> {
  const response = await fetch(fragmentAddress(route, base));
  if (!response.ok) {
    // The page has an error now; the server's document says which.
    location.reload();
    return;
  }
  const fragment = (await response.json()) as Fragment;
  const offset = { x: scrollX, y: scrollY };
  swapPage(route, fragment, parseMain(fragment));
  scrollToOffset(offset);
  // An overlay of Vite's about the error that this edit has mended.
  document.querySelector('vite-error-overlay')?.remove();
}
