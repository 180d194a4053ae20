/** Restores the reader's position in a document that's loaded again, before it's painted. */

import { applyTabChoices } from './content/tab-choices.ts';
import { restoreScroll, showCurrentLink, sidebarBox } from './layout/sidebar-scroll.ts';
import { anchorOf, scrollToOffset } from './navigation/arrival.ts';
import { entryState, type ScrollOffset } from './navigation/history-entries.ts';
import { afterLayout } from './page/after-layout.ts';

/** Restores the selected tabs, the page's scroll offset from the history entry, and the sidebar's scroll position. */
export function restorePlace(): void {
  const anchor = anchorOf(location.hash);
  const topOf = () => anchor?.getBoundingClientRect().top ?? 0;
  let top = 0;
  applyTabChoices(() => {
    top ||= topOf();
  });
  const offset = entryState()?.scroll;
  const box = sidebarBox();
  afterLayout(() => {
    // Browsers keep the anchor in place while the content above it changes, but not reliably soon after they
    // scrolled to it. If the anchor isn't in view, the browser hasn't scrolled there yet, or the reader has
    // moved on.
    if (top > 0 && top < innerHeight) scrollBy(0, topOf() - top);
    restorePage(offset);
    if (box) restoreScroll(box);
    showCurrentLink();
  });
}

function restorePage(offset: ScrollOffset | undefined): void {
  // A page that will become longer restores its own position. Scrolling to the current end now would make the
  // entry store that position instead.
  if (!offset || offset.y > document.body.scrollHeight) return;
  scrollToOffset(offset);
  // When a reloaded page is complete, browsers scroll to its anchor again.
  if (anchorOf(location.hash)) addEventListener('load', () => scrollToOffset(offset));
}
