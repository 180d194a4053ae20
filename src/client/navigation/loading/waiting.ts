/** What a reader sees while a page is on its way: nothing at first, then progress. */

declare global {
  interface DocumentEventMap {
    'docs:waiting': CustomEvent<boolean>;
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
  return document.documentElement.hasAttribute('data-navigating');
}

function show(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-navigating', isShown);
  document.dispatchEvent(new CustomEvent('docs:waiting', { detail: isShown }));
}
