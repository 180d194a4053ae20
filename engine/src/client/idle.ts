/** Work that can wait, and the first sign that it cannot. */

const IDLE_TIMEOUT = 2000;
/** Stand-in for idleness where the browser does not report it (Safari). */
const FALLBACK_DELAY = 200;

/** Events that announce what a reader is about to use. Of a click assistive technology may make only the last. */
const INTENT_EVENTS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'click',
] as const;

/**
 * Runs `task` when the document is complete and the browser idle. It is told how long the idle period lasts
 * where the browser says so.
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

/** Calls back at every sign of intent, until the returned function is called. */
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
