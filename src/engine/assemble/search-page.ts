/** The page at `/search`. Every site has it; one that brings its own page there keeps that. */
import type { SitePage } from './site.ts';

export const SEARCH_ROUTE = '/search';

/** The page that searches for `?q=`. Search engines are asked to leave it out. */
export const SEARCH_PAGE: SitePage = {
  kind: 'search',
  id: 'search',
  route: SEARCH_ROUTE,
  title: 'Search the documentation',
  description: 'Find pages, sections and API operations by their words and identifiers.',
  breadcrumbs: [],
  cards: [],
  unlisted: false,
  keywords: [],
  tags: [],
};
