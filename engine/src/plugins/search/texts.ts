/** UI texts of the search dialog, the results page, and the form that works without JavaScript. */
import { formatNumber } from '../../shared/language/format.ts';

export const search = 'Search';
export const searchPage = 'Search the documentation';
export const searchPageDescription =
  'Find pages, sections, and API operations by keyword or identifier.';
export const searchPlaceholder = 'Search docs';
export const searchFormPlaceholder = 'Type your search here';
export const searchLoading = 'Loading…';
export const searchNeedsScript =
  'Search runs in your browser and needs JavaScript. If JavaScript is off, start from the {homePage}, or use a search engine and add {site} to your query.';
/** Link text that replaces `{homePage}` in `searchNeedsScript`. */
export const theHomePage = 'home page';
export const searchNotLoaded = 'Search couldn’t be loaded.';
export const searchFailed = 'Unable to fetch results';
export const searchFailedAdvice = 'You might want to check your network connection.';

export const queryLimit = (maximum: number) =>
  `A query can have up to ${formatNumber(maximum)} characters.`;
export const queryShortened = (maximum: number) =>
  `Your query was shortened to the maximum of ${formatNumber(maximum)} characters.`;
export const clearQuery = 'Clear the query';
export const cancelSearch = 'Cancel';
export const selectHint = '{keys} to select';
export const navigateHint = '{keys} to navigate';
export const closeHint = '{keys} to close';
export const searching = 'Searching';
export const kindOfPage = 'Page type';
export const allKinds = 'All';
/** Names of the kinds for pages that match no rule in the configuration, and for operations. */
export const guidesKind = 'Guides';
export const operationsKind = 'API';
/** Heading for results that belong to no part of the site. */
export const documentation = 'Documentation';

export const askAiAbout = (question: string) => `Ask AI: “${question}”`;

export const earlierSearches = 'Search history';
export const recentSearches = 'Recent';
export const favoriteSearches = 'Favorite';
export const noRecentSearches = 'No recent searches';
export const popularPages = 'Popular pages';
export const saveSearch = 'Save this search';
export const removeFromHistory = 'Remove this search from history';
export const removeFromFavorites = 'Remove this search from favorites';

export const results = 'Results';
export const seeAllResults = (total: number) =>
  total === 1 ? 'See the result on its own page' : `See all ${formatNumber(total)} results`;
export const resultCount = (total: number) =>
  total === 1 ? 'One result' : `${formatNumber(total)} results`;
export const documentCount = (total: number) =>
  total === 1 ? 'One document found' : `${formatNumber(total)} documents found`;
export const noDocuments = 'No results were found';
export const noResultsFor = 'No results for "{query}"';
export const noResultsOfKind = 'No results for "{query}" in {kind}';
export const tryInstead = 'Try searching for:';
export const lookedForByMany = 'Popular pages:';
export const nothingHelps = 'Didn’t find what you need?';
export const showMore = 'Fetching new results… Show more';
export const showMoreResults = 'Show more';
export const resultsTitle = (query: string) => `Search results for "${query}"`;
