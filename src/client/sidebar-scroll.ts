/**
 * The sidebar's scroll offset is kept for the session, and its tree when other branches are open than
 * the server draws (restore-place.ts restores both). Its current link is brought into view after
 * navigation.
 */
import { showCurrentLink } from './restore-place.ts';
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
    const key = `sidebar.${box.dataset.sidebarScroll}`;
    const top = String(Math.round(box.scrollTop));
    const tree = box.querySelector('[data-changed]') ? `\0${box.innerHTML}` : '';
    if (!writeStored(key, top + tree, 'session')) writeStored(key, top, 'session');
  }
}
