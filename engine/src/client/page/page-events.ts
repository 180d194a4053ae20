/** Events that tell enhancements to run again. */

import * as events from '../../shared/events.ts';
import { afterLayout } from './after-layout.ts';
import type { NavigatedDetail } from './page-store.ts';

/** Runs `callback` for the current page and for every page that replaces it, before scrolling and focusing. */
export function onPage(callback: () => void): void {
  callback();
  document.addEventListener(events.SWAPPED, callback);
}

/**
 * Runs `callback` when the reader has arrived at a different page. The position and title are final, but the
 * focus hasn't moved yet.
 */
export function onArrival(callback: (detail: NavigatedDetail) => void): void {
  document.addEventListener(events.NAVIGATED, ({ detail }) => {
    if (detail.kind === 'path') callback(detail);
  });
}

/**
 * Runs `callback` at most once per frame while the document scrolls or the window changes its size. It can read
 * positions and sizes.
 */
export function onScrollFrame(callback: () => void): void {
  let isScheduled = false;
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    afterLayout(() => {
      isScheduled = false;
      callback();
    });
  }
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
}

/** Listens for clicks on current and future elements that match `selector`, and on their descendants. */
export function onClickOf<Wanted extends HTMLElement>(
  selector: string,
  callback: (element: Wanted, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element && event.target.closest<Wanted>(selector);
    if (element) callback(element, event);
  });
}

/** True if the page can't scroll further down. Ignores fractions of a pixel. */
export function isAtPageEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}

/** Returns how many pixels at the top of the window bars can cover. Scroll targets stay below them. */
export function coveredHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
