/** Puts the reader of a document that is loaded again where it was left, before it is painted. */

import { applyTabChoices } from '../content/tab-choices.ts';
import { afterLayout } from '../first-view/after-layout.ts';
import { applySidebar, readSidebar, sidebarBox } from '../layout/sidebar-stored.ts';
import { anchorOf, scrollToOffset } from './arrival.ts';
import type { ScrollOffset } from './history-entries.ts';
import { getServerSnapshot } from './page-store.ts';

/**
 * Restores the choices of tabs, the scroll offset of the page, from the history entry, and the sidebar of the
 * session.
 */
export function restorePlace(): void {
  const anchor = anchorOf(location.hash);
  const topOf = () => anchor?.getBoundingClientRect().top ?? 0;
  let top = 0;
  applyTabChoices(() => {
    top ||= topOf();
  });
  const offset = (history.state as { docs?: { scroll?: ScrollOffset } } | null)?.docs?.scroll;
  const box = sidebarBox();
  const { sidebar, route } = getServerSnapshot();
  const stored = readSidebar(box, sidebar?.dataUrl);
  if (box && stored) applySidebar(box, stored, route);
  afterLayout(() => {
    // Browsers keep the anchor in its place while what is above it changes, but not reliably soon after they went
    // there. Elsewhere it is not in view: they have not gone there yet, or the reader has left it.
    if (top > 0 && top < innerHeight) scrollBy(0, topOf() - top);
    restorePage(offset);
    if (box && stored) box.scrollTop = stored.top;
    showCurrentLink();
  });
}

/** Scrolls the sidebar to its current link, without scrolling the page. */
export function showCurrentLink(): void {
  const box = sidebarBox();
  const link = box?.querySelector('[aria-current]');
  if (!box || !link) return;
  const view = box.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  // In a closed branch it has no place.
  if (place.height === 0 || (place.top >= view.top && place.bottom <= view.bottom)) return;
  // scrollIntoView would move the page too.
  box.scrollTop += place.top - view.top - box.clientHeight / 2;
}

function restorePage(offset: ScrollOffset | undefined): void {
  // A page that will be longer goes there by itself. At its end now, the entry would take that for the place.
  if (!offset || offset.y > document.body.scrollHeight) return;
  scrollToOffset(offset);
  // Browsers scroll to the anchor of a reloaded page once more when it is complete.
  if (anchorOf(location.hash)) addEventListener('load', () => scrollToOffset(offset));
}
