/** The 200 ms before a slow page load shows progress, which `progress-bar.ts` renders. */
import * as attributes from '../../../shared/attributes.ts';
import * as events from '../../../shared/events.ts';

declare global {
  interface DocumentEventMap {
    [events.WAITING]: CustomEvent<boolean>;
  }
}

/** The delay in milliseconds. Page loads that are faster show no progress. */
const SHOW_AFTER = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Restarts the delay. When it's over, sets `html[data-navigating]` and calls `onLong`. */
export function startProgressDelay(onLong: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(true);
    onLong();
  }, SHOW_AFTER);
}

/** Cancels the delay, and hides the progress. */
export function endProgress(): void {
  clearTimeout(timer);
  if (isWaiting()) show(false);
}

/** True while progress is shown. */
export function isWaiting(): boolean {
  return document.documentElement.hasAttribute(attributes.NAVIGATING);
}

function show(isShown: boolean): void {
  document.documentElement.toggleAttribute(attributes.NAVIGATING, isShown);
  document.dispatchEvent(new CustomEvent(events.WAITING, { detail: isShown }));
}
