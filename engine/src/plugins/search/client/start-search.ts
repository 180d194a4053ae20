/**
 * Search on the way to its own code: what fills the dialog, and the page of results. Loaded at the first
 * sign that a reader is about to search.
 */

import { showLoadError } from '../../../client/navigation/loading/load-failure.ts';
import * as events from '../../../shared/events.ts';
import { searchFailed } from '../texts/search.ts';
import { createSiteSearch } from './session/backend.ts';

const base = document.documentElement.dataset.base ?? '';
let finder = createSiteSearch(base);

const loadDrawing = () => import('./search.tsx');

/** Begins to load all of search. */
export function warm(): void {
  loadIndex();
  loadDrawing().catch(() => undefined);
}

/** Brings the rest of the dialog; rejects when it does not arrive. */
export async function fill(dialog: HTMLDialogElement): Promise<void> {
  // In development edited pages are found, too.
  if (import.meta.env.DEV) finder = createSiteSearch(base);
  loadIndex();
  const { showDialog } = await loadDrawing();
  if (dialog.open) showDialog(dialog, finder);
}

/** Loads the index beside the code, not after it. A failure is shown where results are asked for. */
function loadIndex(): void {
  finder.load().catch(() => undefined);
}

/** Brings the page of results to life when there is something to search for, or the reader turns to it. */
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
  // A reader who turned to the field before this was here does not turn to it again.
  if (hasQuery || page.matches(':focus-within')) show();
  else page.addEventListener('focusin', show, { once: true });
  page.querySelector<HTMLElement>('input')?.focus();
}
