/** Signs that a page is on its way: nothing at first, then progress. */

import * as attributes from '../../../shared/attributes.ts';
import * as events from '../../../shared/events.ts';

declare global {
  interface DocumentEventMap {
    [events.WAITING]: CustomEvent<boolean>;
  }
}

/** Milliseconds before a wait is shown. Loads that end sooner show nothing. */
const SHOW_AFTER = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Begins a wait, ending the one before. When it lasts, `html[data-navigating]` is set and `onLong` called. */
export function beginWaiting(onLong: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(true);
    onLong();
  }, SHOW_AFTER);
}

/** Ends the wait. */
export function endWaiting(): void {
  clearTimeout(timer);
  if (isWaiting()) show(false);
}

/** True while a wait is long enough to be shown. */
export function isWaiting(): boolean {
  return document.documentElement.hasAttribute(attributes.NAVIGATING);
}

function show(isShown: boolean): void {
  document.documentElement.toggleAttribute(attributes.NAVIGATING, isShown);
  document.dispatchEvent(new CustomEvent(events.WAITING, { detail: isShown }));
}
