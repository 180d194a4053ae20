/** The page at `/search`. Every site has it; one that brings its own page there keeps that. */
import type { Texts } from '../../shared/texts/texts.ts';
import { EMPTY_PAGE, type SitePage } from './site.ts';

export const SEARCH_ROUTE = '/search';

/** The page that searches for `?q=`. Search engines are asked to leave it out. */
export function searchPage(texts: Texts): SitePage {
  return {
    ...EMPTY_PAGE,
    kind: 'search',
    id: 'search',
    route: SEARCH_ROUTE,
    title: texts.searchPage,
    description: texts.searchPageDescription,
  };
}
