/** Puts the reader of a document that is loaded again where it was left, as soon as it is parsed. */
import { anchorOf, scrollToOffset } from './arrival.ts';
import type { ScrollOffset } from './history-entries.ts';
import { getSnapshot } from './page-store.ts';
import { readStored } from './storage.ts';

const SIDEBAR = '[data-sidebar-scroll]';

/** Restores the scroll offsets of the page, from the history entry, and of the sidebar, with its branches. */
export function restorePlace(): void {
  restorePage((history.state as { docs?: { scroll?: ScrollOffset } } | null)?.docs?.scroll);
  for (const box of document.querySelectorAll<HTMLElement>(SIDEBAR)) {
    const stored = readStored(`sidebar.${box.dataset.sidebarScroll}`, 'session');
    const [top, tree] = `${stored}`.split('\0');
    if (tree?.includes(treeKey())) box.innerHTML = tree;
    box.scrollTop = Number(top) || 0;
  }
  showCurrentLink();
}

/**
 * Stands in the attribute `data-changed` of a tree whose branches are not open as served: the page that
 * it was drawn for, in this build.
 */
export function treeKey(): string {
  const { route, sidebar } = getSnapshot();
  return `${document.documentElement.dataset.build} ${sidebar?.dataUrl} ${route}`;
}

/** Scrolls the sidebar, and nothing else, so that its current link is in view. */
export function showCurrentLink(): void {
  for (const box of document.querySelectorAll<HTMLElement>(SIDEBAR)) {
    const link = box.querySelector('[aria-current="page"]');
    if (!link) continue;
    const view = box.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top >= view.top && place.bottom <= view.bottom) continue;
    // scrollIntoView would move the page too.
    box.scrollTop += place.top - view.top - box.clientHeight / 2;
  }
}

function restorePage(offset: ScrollOffset | undefined): void {
  if (!offset) return;
  scrollToOffset(offset);
  // Browsers scroll to the anchor of a reloaded page once more when it is complete.
  if (anchorOf(location.hash)) addEventListener('load', () => scrollToOffset(offset));
}
