/** Texts of pages that the engine generates, and of pages that fail completely or in part. */

export const tagsPage = 'Tags';
export const tagsPageDescription = 'All tagged pages, by tag.';
export const countOfDocs = (count: number) => (count === 1 ? 'One doc' : `${count} docs`);
export const tagPage = (count: number, tag: string) => `${countOfDocs(count)} tagged with "${tag}"`;
export const tagPageDescription = (tag: string) => `Pages about ${tag}.`;

export const notFound = 'Page Not Found';
export const notFoundDescription = 'There’s no page at this URL.';
export const notFoundAdvice =
  'We could not find what you were looking for. Try a search, or start from one of these pages.';
/** The same advice, for sites without search. */
export const notFoundAdviceWithoutSearch =
  'We could not find what you were looking for. Start from one of these pages.';
export const similarPages = 'Pages with a similar URL';
export const sections = 'Sections';

/** Title of the document at an old URL. */
export const movedTo = (title: string) => `Moved: ${title}`;
export const pageHasMoved = 'This page has moved to {page}.';

/** Texts for content that didn’t load or threw an error. */
export const retry = 'Retry';
export const pageNotLoadedTitle = 'Page not loaded';
export const pageNotLoaded = 'This page couldn’t be loaded.';
export const checkConnection = 'Check your connection and try again.';
export const loadWholePage = 'Load the whole page';
export const partNotLoaded = 'This part of the page couldn’t be loaded.';
export const error = 'Error';
export const pageCrashed = 'This page crashed.';
export const tryAgain = 'Try again';
export const cause = 'Cause:';
