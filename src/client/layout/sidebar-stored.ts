/**
 * State of a sidebar that the session keeps: the branches that a reader opened and closed, and how far it is
 * scrolled. Marks of the current page are never kept.
 */
import * as attributes from '../../shared/attributes.ts';
import { readStored } from '../storage/storage.ts';

export interface StoredSidebar {
  /** Address of the tree's data; branches are named by their place in that tree. */
  dataUrl: string;
  /** Route of the page that was left. */
  route: string;
  /** Scroll offset in CSS pixels. */
  top: number;
  branches: readonly StoredBranch[];
}

/** Selector of the item (see `keyOf`), the HTML in it, and the route on which it was left closed. */
export type StoredBranch = readonly [key: string, html: string, closedOn: string | null];

/** The sidebar on display, if there is one. */
export function sidebarBox(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${attributes.SIDEBAR_SCROLL}]`);
}

/** Kept state of a sidebar, if it is of the tree with this data. */
export function readSidebar(
  box: HTMLElement | null,
  dataUrl: string | undefined,
): StoredSidebar | undefined {
  try {
    const stored = box && JSON.parse(readStored(storageName(box), 'session') ?? '');
    return stored.dataUrl === dataUrl ? stored : undefined;
  } catch {
    // Nothing is stored, or nothing usable.
    return undefined;
  }
}

/**
 * Opens and closes branches as they were left. Those around the current page stay as served: closed they are
 * only on the page, `route`, on which they were closed.
 */
export function applySidebar(box: HTMLElement, stored: StoredSidebar, route: string): void {
  for (const [key, html, closedOn] of stored.branches) {
    const item = box.querySelector(key);
    if (item && (closedOn === route || !item.querySelector('[aria-current]')))
      item.innerHTML = html;
  }
}

/** Key of what is stored of a sidebar. */
export function storageName({ dataset }: HTMLElement): string {
  return `sidebar.${dataset.sidebarScroll}`;
}
