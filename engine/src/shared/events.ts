/** Names of events that parts of a page dispatch on `document`. */

/** Dispatched with a question for the site's assistant. */
export const ASK = 'docs:ask';
/**
 * Sent to the development server by a page that has just loaded. It contains the version in the page's document.
 */
export const CONNECTED = 'docs:connected';
/** Dispatched with an operation's data before its console is rendered. Listeners may change initial values. */
export const CONSOLE = 'docs:console';
/** Dispatched with a page's Markdown before it's copied. Listeners may change the text. */
export const COPYING = 'docs:copying';
/** Dispatched by a dialog that's about to cover the page. */
export const COVERING = 'docs:covering';
/** Dispatched on `window` if the browser runtime's entry script fails to load or throws an error. */
export const ENTRY_FAILED = 'docs:entry-failed';
export const ISLAND = 'docs:island';
export const LEAVING = 'docs:leaving';
export const NAVIGATED = 'docs:navigated';
export const SWAPPED = 'docs:swapped';
/** Dispatched for anything that analytics counts, if the site has analytics. */
export const TRACK = 'docs:track';
export const UPDATE = 'docs:update';
export const WAITING = 'docs:waiting';
