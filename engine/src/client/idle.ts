/**
 * Runs work that can wait when the browser is idle, or as soon as the reader is about to do something.
 */

const IDLE_TIMEOUT = 2000;
/** The number of milliseconds to wait in Safari, which doesn't report idle periods: https://webkit.org/b/164193 */
const FALLBACK_DELAY = 200;

/** Events that announce what a reader is about to use. Assistive technology may send only the last event of a click. */
const INTENT_EVENTS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'click',
] as const;

/**
 * Runs `task` when the document is complete and the browser is idle. If the browser reports how long the idle
 * period lasts, `task` receives it.
 */
export function whenIdle(task: (period?: IdleDeadline) => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenIdle(task), { once: true });
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  } else {
    setTimeout(task, FALLBACK_DELAY);
  }
}

/** Calls `callback` at each sign of intent, until the returned function is called. */
export function onIntent(
  callback: (event: Event) => void,
  target: EventTarget = document,
): () => void {
  const over = new AbortController();
  for (const type of INTENT_EVENTS) {
    const options = { capture: true, passive: type !== 'keydown', signal: over.signal };
    target.addEventListener(type, callback, options);
  }
  return () => over.abort();
}
