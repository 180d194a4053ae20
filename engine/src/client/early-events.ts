/**
 * Events that the reader causes before the code that handles them is loaded. The early script in the document's
 * head stores them.
 */

declare global {
  interface Window {
    /** Keyboard and click events since the document began to load, in order. */
    docsEarly?: Event[];
  }
}

/** Returns the events so far. Later events are added until `stopKeepingEvents` is called. */
export function earlyEvents(): Event[] {
  return window.docsEarly ?? [];
}

/** True for events that the early script stores. */
export function isKept({ type }: Event): boolean {
  return type === 'keydown' || type === 'click';
}

/** Stops storing events. From now on, listeners handle them. */
export function stopKeepingEvents(): void {
  window.onkeydown = null;
  window.onclick = null;
}
