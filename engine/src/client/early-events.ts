/** Events of a reader before there is code for them: kept by the early script of the document's head. */

declare global {
  interface Window {
    /** Keys and clicks since the document began to arrive, in their order. */
    docsEarly?: Event[];
  }
}

/** The events so far; those to come are added until `stopKeepingEvents`. */
export function earlyEvents(): Event[] {
  return window.docsEarly ?? [];
}

/** True for the events that are kept. */
export function isKept({ type }: Event): boolean {
  return type === 'keydown' || type === 'click';
}

/** Leaves all events to come to the listeners that are there by now. */
export function stopKeepingEvents(): void {
  window.onkeydown = null;
  window.onclick = null;
}
