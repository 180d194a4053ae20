/** Names of the events on `document` that the parts of a page tell each other. */

/** A question for the site's assistant. */
export const ASK = 'docs:ask';
/** From a dialog that is about to cover the page. */
export const COVERING = 'docs:covering';
/** On `window`: the entry of the browser runtime hasn't arrived, or has thrown. */
export const ENTRY_FAILED = 'docs:entry-failed';
export const ISLAND = 'docs:island';
export const LEAVING = 'docs:leaving';
export const NAVIGATED = 'docs:navigated';
export const SWAPPED = 'docs:swapped';
/** Something that analytics counts, if the site has analytics. */
export const TRACK = 'docs:track';
export const UPDATE = 'docs:update';
export const WAITING = 'docs:waiting';
