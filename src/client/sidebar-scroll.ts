/**
 * The sidebar's scroll offset is kept for the session (the early script restores it), and its current
 * link is brought into view after navigation.
 */
import { writeStored } from './storage.ts';

const BOX = '[data-sidebar-scroll]';

/** Starts keeping the sidebar's place. */
export function startSidebarScroll(): void {
  addEventListener('pagehide', save);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && save(),
  );
  // The tree is drawn anew by its island, which hears of the page before this.
  document.addEventListener('docs:navigated', () => requestAnimationFrame(showCurrentLink));
}

function save(): void {
  for (const box of document.querySelectorAll<HTMLElement>(BOX)) {
    writeStored(
      `sidebar.${box.dataset.sidebarScroll}`,
      String(Math.round(box.scrollTop)),
      'session',
    );
  }
}

function showCurrentLink(): void {
  for (const box of document.querySelectorAll<HTMLElement>(BOX)) {
    const link = box.querySelector('[aria-current="page"]');
    if (!link) continue;
    const view = box.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top >= view.top && place.bottom <= view.bottom) continue;
    // Scrolls the box alone: scrollIntoView would move the page too.
    box.scrollTop += place.top - view.top - box.clientHeight / 2;
  }
}
