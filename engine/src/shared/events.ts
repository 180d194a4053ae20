/** Names of the events that the parts of a page dispatch on `document`. */

/** A question for the site's assistant. */
export const ASK = 'docs:ask';
/** Sent to the development server by a page that has just loaded, with the version in its document. */
export const CONNECTED = 'docs:connected';
/** Dispatched with an operation's data before its console is rendered, so listeners can change initial values. */
export const CONSOLE = 'docs:console';
/** Dispatched with a page's Markdown before it's copied, so listeners can change the text. */
export const COPYING = 'docs:copying';
/** Dispatched by a dialog that's about to cover the page. */
export const COVERING = 'docs:covering';
/** Dispatched on `window` if the entry of the browser runtime fails to load or throws. */
export const ENTRY_FAILED = 'docs:entry-failed';
export const ISLAND = 'docs:island';
export const LEAVING = 'docs:leaving';
export const NAVIGATED = 'docs:navigated';
export const SWAPPED = 'docs:swapped';
/** Something that analytics counts, if the site has analytics. */
export const TRACK = 'docs:track';
export const UPDATE = 'docs:update';
export const WAITING = 'docs:waiting';
