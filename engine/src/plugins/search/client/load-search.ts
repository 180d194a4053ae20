/**
 * Search while the code that renders it is loading: fills the dialog, and enhances the results page. Loaded at
 * the first sign that a reader is about to search.
 */

import { showLoadError } from '../../../client/navigation/loading/load-failure.ts';
import * as events from '../../../shared/events.ts';
import { searchFailed } from '../texts.ts';
import type { Search } from './opening/start-search.ts';
import type { SearchedSite } from './render-search.tsx';
import { createSiteBackend, type SiteBackend } from './session/backend.ts';

const loadRenderer = () => import('./render-search.tsx');

/** Returns the search of a site with this base path. */
export function createSearch(base: string): Search {
  let backend = createSiteBackend(base);
  return {
    warm() {
      loadIndex(backend);
      loadRenderer().catch(() => undefined);
    },
    async fill(dialog) {
      // In development, loads the index again to find edited pages.
      if (import.meta.env.DEV) backend = createSiteBackend(base);
      loadIndex(backend);
      const { showDialog } = await loadRenderer();
      if (dialog.open) showDialog(dialog, { backend, base });
    },
    enhanceResultsPage: (page) => enhanceResultsPage(page, { backend, base }),
  };
}

/** Loads the index in parallel with the code. The search session reports a failure. */
function loadIndex(backend: SiteBackend): void {
  backend.load().catch(() => undefined);
}

function enhanceResultsPage(page: HTMLElement, site: SearchedSite): void {
  let isShown = false;
  function show(): void {
    loadRenderer().then(
      ({ showPage }) => {
        if (!page.isConnected || isShown) return;
        isShown = true;
        const release = showPage(page, site);
        document.addEventListener(events.LEAVING, release, { once: true });
      },
      () => showLoadError(page, searchFailed, show),
    );
  }
  const hasQuery = Boolean(new URLSearchParams(location.search).get('q'));
  if (hasQuery) loadIndex(site.backend);
  // The field can have focus already, and then there's no `focusin` event.
  if (hasQuery || page.matches(':focus-within')) show();
  else page.addEventListener('focusin', show, { once: true });
  page.querySelector<HTMLElement>('input')?.focus();
}
