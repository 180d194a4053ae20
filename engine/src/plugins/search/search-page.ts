/** Adds the page that searches for `?q=`. If a site has its own page at this route, that one is kept. */
import type { LoadedPages } from '../../core/plugin-api.ts';
import type { TextsLike } from '../../shared/texts/texts.ts';
import type * as searchTexts from './texts.ts';

export const SEARCH_ROUTE = '/search';

/** Returns the results page, which the component in the `tool` slot renders. */
export function searchPage(
  texts: TextsLike<typeof searchTexts>,
): NonNullable<LoadedPages['tools']>[number] {
  return {
    id: 'search',
    route: SEARCH_ROUTE,
    title: texts.searchPage,
    description: texts.searchPageDescription,
  };
}
