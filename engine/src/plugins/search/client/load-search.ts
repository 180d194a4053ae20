/**
 * Loads the code that renders search, fills the dialog, and enhances the results page. This module itself loads at
 * the first sign that a reader is about to search.
 */

import { showLoadError } from '../../../client/navigation/loading/load-failure.ts';
import * as events from '../../../shared/events.ts';
import { searchFailed } from '../texts.ts';
import type { Search } from './opening/start-search.ts';
import type { SearchedSite } from './render-search.tsx';
import { createSiteBackend, type SiteBackend } from './session/backend.ts';

const loadRenderer = () => import('./render-search.tsx');

/** Returns the search for a site with this base path. */
export function createSearch(base: string): Search {
  let backend = createSiteBackend(base);
  return {
    warm() {
      loadIndex(backend);
      loadRenderer().catch(() => undefined);
    },
    async fill(dialog) {
      // In development, reloads the index, so that edited pages can be found.
      if (import.meta.env.DEV) backend = createSiteBackend(base);
      loadIndex(backend);
      const { showDialog } = await loadRenderer();
      if (dialog.open) showDialog(dialog, { backend, base });
    },
    enhanceResultsPage: (page) => enhanceResultsPage(page, { backend, base }),
  };
}

/** Starts loading the index while the code loads. If that fails, the search session reports it. */
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
  // If the field already has the focus, there won't be a `focusin` event.
  if (hasQuery || page.matches(':focus-within')) show();
  else page.addEventListener('focusin', show, { once: true });
  page.querySelector<HTMLElement>('input')?.focus();
}
