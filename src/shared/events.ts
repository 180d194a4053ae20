/** Names of the events on `document` that the parts of a page tell each other. */

export const ASK = 'docs:ask';
/** From a dialog that is about to cover the page. */
export const COVERING = 'docs:covering';
export const ISLAND = 'docs:island';
export const LEAVING = 'docs:leaving';
export const NAVIGATED = 'docs:navigated';
export const SWAPPED = 'docs:swapped';
export const UPDATE = 'docs:update';
export const WAITING = 'docs:waiting';
