/**
 * Search on the way to its own code: what fills the dialog, and the page of results. Loaded at the first
 * sign that a reader is about to search.
 */

import type { IslandRuntime } from '../../client/islands/islands.ts';
import { showLoadError } from '../../client/navigation/loading/load-failure.ts';
import type { Search } from '../../client/search/search-module.ts';
import * as events from '../../shared/events.ts';
import { searchFailed } from '../../shared/texts/search.ts';
import { createSiteSearch } from './session/backend.ts';

type Drawing = typeof import('./search.tsx');

const base = document.documentElement.dataset.base ?? '';
let finder = createSiteSearch(base);
let search: Search | undefined;

/** The search of this document, the same at every call. Nothing is loaded yet. */
export function createSearch(loadRuntime: () => Promise<IslandRuntime>): Search {
  search ??= newSearch(loadRuntime);
  return search;
}

function newSearch(loadRuntime: () => Promise<IslandRuntime>): Search {
  const loadDrawing = () => import('./search.tsx');
  let loading: Promise<Drawing> | undefined;

  /** After React, which it needs: browsers remember a module that did not arrive. A failed attempt is forgotten. */
  function loadOnce(): Promise<Drawing> {
    loading ??= loadRuntime()
      .then(loadDrawing)
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  }

  return {
    warm() {
      loadIndex();
      loadOnce().catch(() => undefined);
    },
    async fill(dialog) {
      // In development edited pages are found, too.
      if (import.meta.env.DEV) finder = createSiteSearch(base);
      loadIndex();
      const { showDialog } = await loadOnce();
      if (dialog.open) showDialog(dialog, finder);
    },
    keepPage: (page) => keepPage(page, loadOnce),
  };
}

/** Index of search, beside React and not after it. A failure is shown where results are asked for. */
function loadIndex(): void {
  finder.load().catch(() => undefined);
}

function keepPage(page: HTMLElement, loadOnce: () => Promise<Drawing>): void {
  let isShown = false;
  function show(): void {
    loadOnce().then(
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
