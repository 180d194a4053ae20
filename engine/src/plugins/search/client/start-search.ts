/**
 * Search while its own code is loading: fills the dialog, and opens the results page. Loaded at the first sign
 * that a reader is about to search.
 */

import { showLoadError } from '../../../client/navigation/loading/load-failure.ts';
import * as events from '../../../shared/events.ts';
import { searchFailed } from '../texts.ts';
import { createSiteSearch } from './session/backend.ts';

const base = document.documentElement.dataset.base ?? '';
let finder = createSiteSearch(base);

const loadDrawing = () => import('./search.tsx');

/** Starts to load all of search. */
export function warm(): void {
  loadIndex();
  loadDrawing().catch(() => undefined);
}

/** Loads the rest of the dialog. Rejects if that fails. */
export async function fill(dialog: HTMLDialogElement): Promise<void> {
  // In development, loads the index again to find edited pages.
  if (import.meta.env.DEV) finder = createSiteSearch(base);
  loadIndex();
  const { showDialog } = await loadDrawing();
  if (dialog.open) showDialog(dialog, finder);
}

/** Loads the index in parallel with the code. The search session reports a failure. */
function loadIndex(): void {
  finder.load().catch(() => undefined);
}

/** Shows results on the search page if the URL has a query, or when the field gets focus. */
export function keepPage(page: HTMLElement): void {
  let isShown = false;
  function show(): void {
    loadDrawing().then(
      ({ showPage }) => {
        if (!page.isConnected || isShown) return;
        isShown = true;
        const release = showPage(page, finder);
        document.addEventListener(events.LEAVING, release, { once: true });
      },
      () => showLoadError(page, searchFailed, show),
    );
  }
  const hasQuery = Boolean(new URLSearchParams(location.search).get('q'));
  if (hasQuery) loadIndex();
  // The field can have focus already, and then there's no `focusin` event.
  if (hasQuery || page.matches(':focus-within')) show();
  else page.addEventListener('focusin', show, { once: true });
  page.querySelector<HTMLElement>('input')?.focus();
}
