/** Texts of a page around its body. */

export const breadcrumbs = 'Breadcrumbs';
export const homePage = 'Home page';
export const onThisPage = 'On this page';
export const docsPages = 'Docs pages';
export const previousPage = 'Previous';
export const nextPage = 'Next';

export const moreActions = 'More';
export const askAi = 'Ask AI';

export const tags = 'Tags:';
export const editPage = 'Edit this page';
export const lastUpdated = 'Last updated on {date}';
export const lastUpdatedBy = 'Last updated on {date} by {author}';

export const availability = 'Availability';
export const allEditions = 'All editions';
export const sinceVersion = (version: string) => `Since version ${version}`;
export const beta = 'Beta';
export const deprecated = 'Deprecated';

export const unlistedPage = 'Unlisted page';
export const unlistedExplanation =
  'This page is unlisted. Search engines won’t index it, and only people with the direct link can access it.';
