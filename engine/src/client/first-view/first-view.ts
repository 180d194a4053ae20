/**
 * Limits the layout of the first frame to the content in view. The early script sets `html[data-first-view]`,
 * and the stylesheet applies it. The content below is laid out when the browser is idle (`lay-out-rest.ts`), or
 * at once when something needs a position in it. After that, all positions are exact.
 */

import * as attributes from '../../shared/attributes.ts';

/**
 * Marks the document as a first view, in which the browser skips the layout of content below the window.
 */
export function beginFirstView(): void {
  document.documentElement.dataset.firstView = '';
}

/** True while content out of view might not be laid out. */
export function isFirstView(): boolean {
  return (
    document.documentElement.dataset.firstView === '' &&
    !document.querySelector(`[${attributes.LAID_OUT}]`)
  );
}

/** Lays out the whole page before the reader jumps to a place in it. */
export function layOutWhole(): void {
  if (isFirstView()) delete document.documentElement.dataset.firstView;
}
