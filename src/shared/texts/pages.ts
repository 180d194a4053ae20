/** Texts of pages that the engine makes. */

export const searchPage = 'Search the documentation';
export const searchPageDescription =
  'Find pages, sections and API operations by their words and identifiers.';

export const tagsPage = 'Tags';
export const tagsPageDescription = 'Everything that has a tag, by tag.';
export const countOfDocs = (count: number) => (count === 1 ? 'One doc' : `${count} docs`);
export const tagPage = (count: number, tag: string) => `${countOfDocs(count)} tagged with "${tag}"`;
export const tagPageDescription = (tag: string) => `Pages about ${tag}.`;
export const countOfItems = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const notFound = 'Page Not Found';
export const notFoundDescription = 'There is no page at this address.';
export const notFoundAdvice =
  'We could not find what you were looking for. Search for it, or start from one of these pages.';
export const similarPages = 'Pages with a similar address';
export const sections = 'Sections';

/** Title of the document at an old address. */
export const movedTo = (title: string) => `Moved: ${title}`;
export const pageHasMoved = 'This page has moved to {page}.';
