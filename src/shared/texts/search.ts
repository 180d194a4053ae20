/** Texts of search: the dialog, the page of results, the form without script. */
import { formatNumber } from '../language/format-number.ts';

export const searchPlaceholder = 'Search docs';
export const searchFormPlaceholder = 'Type your search here';
export const searchLoading = 'Loading…';
export const searchNeedsScript =
  'Search runs in your browser and needs JavaScript. Without it you can start from the {homePage}, or ask a search engine for your words followed by {site}.';
/** Stands for `{homePage}` in the sentence before. */
export const theHomePage = 'home page';
export const searchNotLoaded = 'Search could not be loaded.';
export const searchFailed = 'Unable to fetch results';
export const searchFailedAdvice = 'You might want to check your network connection.';

export const queryLimit = (maximum: number) =>
  `A query here ends after ${formatNumber(maximum)} characters.`;
export const queryShortened = (maximum: number) =>
  `Your text was shortened: a query here has at most ${formatNumber(maximum)} characters.`;
export const clearQuery = 'Clear the query';
export const cancelSearch = 'Cancel';
export const selectHint = '{keys} to select';
export const navigateHint = '{keys} to navigate';
export const closeHint = '{keys} to close';
export const searching = 'Searching';
export const kindOfPage = 'Kind of page';
export const allKinds = 'All';
/** Kinds of pages that no rule of the configuration claims, and of operations. */
export const guidesKind = 'Guides';
export const operationsKind = 'API';
/** Part of the site that results belong to whose index does not name one. */
export const documentation = 'Documentation';

export const earlierSearches = 'Earlier searches';
export const recentSearches = 'Recent';
export const favoriteSearches = 'Favorite';
export const noRecentSearches = 'No recent searches';
export const popularPages = 'Popular pages';
export const saveSearch = 'Save this search';
export const removeFromHistory = 'Remove this search from history';
export const removeFromFavorites = 'Remove this search from favorites';

export const results = 'Results';
export const seeAllResults = (total: number) => `See all ${formatNumber(total)} results`;
export const resultCount = (total: number) =>
  total === 1 ? 'One result' : `${formatNumber(total)} results`;
export const documentCount = (total: number) =>
  total === 1 ? 'One document found' : `${formatNumber(total)} documents found`;
export const noDocuments = 'No results were found';
export const noResultsFor = 'No results for "{query}"';
export const noResultsOfKind = 'No results for "{query}" in {kind}';
export const tryInstead = 'Try searching for:';
export const lookedForByMany = 'Pages that many readers look for:';
export const nothingHelps = 'Nothing that helps?';
export const showMore = 'Fetching new results… Show more';
export const showMoreResults = 'Show more';
export const resultsTitle = (query: string) => `Search results for "${query}"`;
