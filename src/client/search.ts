/**
 * Search on the way to its own code: the dialog with a field to type in at once, and the page of
 * results. Loaded at the first sign that a reader is about to search.
 */
import { pathnameOfRoute } from '../shared/routes.ts';
import type { IslandRuntime } from './islands.ts';
import { createLoadError } from './load-failure.ts';
import { navigate } from './navigation.ts';
import { openSearchDialog } from './search-dialog.ts';

/** What the chunk with dialog and page of results offers. */
export interface SearchModule {
  /** Begins to load the index. */
  warm(): void;
  /** Fills the open dialog; what it shows goes when the dialog closes. */
  showDialog(dialog: HTMLDialogElement, query: string): void;
  /** Makes the form of the page of results work. Returns what takes that back. */
  showPage(page: HTMLElement): () => void;
}

export type LoadSearch = () => Promise<SearchModule>;

export interface Search {
  warm(): void;
  /** Opens the dialog, or closes it. Without a query the text that is selected is searched for. */
  toggle(query?: string): void;
  /** Brings the page of results to life when there is something to search for, or the reader turns to it. */
  keepPage(page: HTMLElement): void;
}

/** Longest query of the dialog, in characters. */
const MAXIMUM_LENGTH = 64;

let search: Search | undefined;

/** The search of this document, the same at every call. */
export function createSearch(
  base: string,
  loadRuntime: () => Promise<IslandRuntime>,
  button: HTMLElement | null,
): Search {
  search ??= newSearch(base, loadRuntime, button);
  return search;
}

function newSearch(
  base: string,
  loadRuntime: () => Promise<IslandRuntime>,
  button: HTMLElement | null,
): Search {
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

  function fallBack(query: string): void {
    const asked = query === '' ? '' : `?q=${encodeURIComponent(query)}`;
    navigate(pathnameOfRoute('/search', base) + asked);
  }

  return {
    warm() {
      loadOnce().then(
        (module) => module.warm(),
        () => undefined,
      );
    },
    toggle(query) {
      const text = (query ?? getSelection()?.toString() ?? '').trimStart().slice(0, MAXIMUM_LENGTH);
      openSearchDialog(text, { loadOnce, fallBack, button, isTyped: query !== undefined });
    },
    keepPage: (page) => keepPage(page, loadOnce),
  };
}

function keepPage(page: HTMLElement, loadOnce: LoadSearch): void {
  let isShown = false;
  function show(): void {
    page.querySelector(':scope > [data-load-error]')?.remove();
    loadOnce().then(
      ({ showPage }) => {
        if (!page.isConnected || isShown) return;
        isShown = true;
        const release = showPage(page);
        document.addEventListener('docs:leaving', release, { once: true });
      },
      () => page.append(createLoadError('Unable to fetch results', show)),
    );
  }
  // A reader who turned to the field before this was here does not turn to it again.
  const isAskedFor = new URLSearchParams(location.search).get('q') || page.matches(':focus-within');
  if (isAskedFor) show();
  else page.addEventListener('focusin', show, { once: true });
  page.querySelector<HTMLElement>('input')?.focus();
}
