/** When an enhancement has something to do. */

import * as events from '../../shared/events.ts';
import { afterLayout } from '../first-view/after-layout.ts';
import type { NavigatedDetail } from './page-store.ts';

/** Runs `callback` for the page at hand and for every page that takes its place, before scroll and focus. */
export function onPage(callback: () => void): void {
  callback();
  document.addEventListener(events.SWAPPED, callback);
}

/** Runs `callback` when the reader has come to another page: place and title are final, and the focus follows. */
export function onArrival(callback: (detail: NavigatedDetail) => void): void {
  document.addEventListener(events.NAVIGATED, ({ detail }) => {
    if (detail.kind === 'path') callback(detail);
  });
}

/**
 * Runs `callback` at most once a frame while the document scrolls or the window changes its size. It can read places
 * and sizes.
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

/** Listens for clicks on elements that match `selector`, now and later. Clicks on what is inside count. */
export function onClickOf<Wanted extends HTMLElement>(
  selector: string,
  callback: (element: Wanted, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element && event.target.closest<Wanted>(selector);
    if (element) callback(element, event);
  });
}

/** True when nothing is left to scroll to; fractions of a pixel do not count. */
export function isAtPageEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}

/** Pixels at the top of the window that bars may cover: what is scrolled to stays clear of them. */
export function coveredHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
