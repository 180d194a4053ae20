/** Names of the attributes that search and its styles use to find parts of documents. */
/** Set on the button. The value is the key combination that opens the dialog: `Ctrl K`, `⌘K`. */
export const SEARCH = 'data-search';
export const SEARCH_DIALOG = 'data-search-dialog';
/** The value is the text to show until results are available. */
export const SEARCH_HEAD = 'data-search-head';
export const SEARCH_PAGE = 'data-search-page';
