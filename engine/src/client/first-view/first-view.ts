/**
 * The first frame lays out what is in view alone: `html[data-first-view]`, which the early script sets and
 * the stylesheet follows. What is below is laid out at idle (`lay-out-rest.ts`), and at once when a place
 * in it is asked for: from then on all places are exact.
 */

import * as attributes from '../../shared/attributes.ts';

/** Starts a view at the top of a page. Content below the window isn't laid out yet. */
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

/** Has the whole page laid out, before a place in it is gone to. */
export function layOutWhole(): void {
  if (isFirstView()) delete document.documentElement.dataset.firstView;
}
