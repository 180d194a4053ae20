/**
 * Search on the way to its own code: what fills the dialog, and the page of results. Loaded at the first
 * sign that a reader is about to search.
 */

import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { searchFailed } from '../../shared/texts/search.ts';
import type { IslandRuntime } from '../islands/islands.ts';
import { createLoadError } from '../navigation/loading/load-failure.ts';
import type { SearchModule } from './search-module.ts';

type LoadSearch = () => Promise<SearchModule>;

export interface Search {
  warm(): void;
  /** Brings the rest of the dialog; rejects when it does not arrive. */
  fill(dialog: HTMLDialogElement): Promise<void>;
  /** Brings the page of results to life when there is something to search for, or the reader turns to it. */
  keepPage(page: HTMLElement): void;
}

let search: Search | undefined;

/** The search of this document, the same at every call. */
export function createSearch(loadRuntime: () => Promise<IslandRuntime>): Search {
  search ??= newSearch(loadRuntime);
  return search;
}

function newSearch(loadRuntime: () => Promise<IslandRuntime>): Search {
  let loading: Promise<SearchModule> | undefined;

  /** It comes along with React, which it needs. A failed attempt is forgotten. */
  const loadOnce: LoadSearch = () => {
    loading ??= loadRuntime()
      .then(({ loadSearch }) => {
        if (loadSearch === undefined) throw new Error('This theme has no search');
        return loadSearch();
      })
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };

  return {
    warm() {
      loadOnce().then(
        (module) => module.warm(),
        () => undefined,
      );
    },
    async fill(dialog) {
      const { showDialog } = await loadOnce();
      if (dialog.open) showDialog(dialog);
    },
    keepPage: (page) => keepPage(page, loadOnce),
  };
}

function keepPage(page: HTMLElement, loadOnce: LoadSearch): void {
  let isShown = false;
  function show(): void {
    page.querySelector(`:scope > [${attributes.LOAD_ERROR}]`)?.remove();
    loadOnce().then(
      ({ showPage }) => {
        if (!page.isConnected || isShown) return;
        isShown = true;
        const release = showPage(page);
        document.addEventListener(events.LEAVING, release, { once: true });
      },
      () => page.append(createLoadError(searchFailed, show)),
    );
  }
  // A reader who turned to the field before this was here does not turn to it again.
  const isAskedFor = new URLSearchParams(location.search).get('q') || page.matches(':focus-within');
  if (isAskedFor) show();
  else page.addEventListener('focusin', show, { once: true });
  page.querySelector<HTMLElement>('input')?.focus();
}
