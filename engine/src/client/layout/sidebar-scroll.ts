/** Stores the sidebar's scroll position for the session, and restores it before the first frame. */
import * as attributes from '../../shared/attributes.ts';
import { readStored, writeStored } from '../storage/storage.ts';

/** Returns the sidebar on display, if there is one. */
export function sidebarBox(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${attributes.SIDEBAR_SCROLL}]`);
}

/** Scrolls a sidebar to where the reader left it. Otherwise, it stays where the page's link is in view. */
export function restoreScroll(box: HTMLElement): void {
  const top = Number(readStored(storageName(box), 'session') || Number.NaN);
  if (top >= 0) box.scrollTop = top;
}

/** Stores how far the sidebar on display is scrolled. */
export function storeScroll(): void {
  const box = sidebarBox();
  if (box) writeStored(storageName(box), `${Math.round(box.scrollTop)}`, 'session');
}

/** Scrolls the sidebar to its current link, without scrolling the page. */
export function showCurrentLink(): void {
  const box = sidebarBox();
  const link = box?.querySelector('[aria-current]');
  if (!box || !link) return;
  const view = box.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  // In a closed branch, the link has no position.
  if (place.height === 0 || (place.top >= view.top && place.bottom <= view.bottom)) return;
  // `scrollIntoView` would also scroll the page.
  box.scrollTop += place.top - view.top - box.clientHeight / 2;
}

/** The storage key for a sidebar. */
function storageName({ dataset }: HTMLElement): string {
  return `sidebar.${dataset.sidebarScroll}`;
}
