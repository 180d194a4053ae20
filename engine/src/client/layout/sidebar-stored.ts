/**
 * Sidebar state that's stored for the session: the branches that a reader opened and closed, and the scroll
 * position. Marks of the current page are never stored. The entry restores this state before the first frame.
 */
import * as attributes from '../../shared/attributes.ts';
import { readStored } from '../storage/storage.ts';
import { nodesOf, type StoredNode } from './sidebar-nodes.ts';

export interface StoredSidebar {
  /** URL of the tree's data. Branches are identified by their position in that tree. */
  dataUrl: string;
  /** Route of the page that the reader left. */
  route: string;
  /** Scroll offset in CSS pixels. */
  top: number;
  branches: readonly StoredBranch[];
}

export interface StoredBranch {
  /** The item's selector (see `keyOf`). */
  key: string;
  /** The item's children. */
  content: readonly StoredNode[];
  /** Route on which the reader closed the branch. Absent if the reader opened it. */
  closedOn?: string;
}

const KEY = /^:scope(?:>ul>li:nth-child\(\d+\))+$/;

/** Returns the sidebar on display, if there is one. */
export function sidebarBox(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${attributes.SIDEBAR_SCROLL}]`);
}

/** Returns a sidebar's stored state, if it belongs to the tree with this data. */
export function readSidebar(
  box: HTMLElement | null,
  dataUrl: string | undefined,
): StoredSidebar | undefined {
  try {
    const stored = box && JSON.parse(readStored(storageName(box), 'session') ?? '');
    return stored.dataUrl === dataUrl && isUsable(stored) ? stored : undefined;
  } catch {
    // Nothing is stored, or the value is malformed.
    return undefined;
  }
}

/** Checks the value, because storage can contain anything. */
function isUsable({ route, top, branches }: Partial<StoredSidebar>): boolean {
  return (
    typeof route === 'string' &&
    typeof top === 'number' &&
    Array.isArray(branches) &&
    branches.every(({ key }) => KEY.test(key))
  );
}

/**
 * Opens and closes branches as the reader left them. Branches around the current page stay as served, except on
 * the page where the reader closed them. `route` is the current page.
 */
export function applySidebar(box: HTMLElement, stored: StoredSidebar, route: string): void {
  for (const { key, content, closedOn } of stored.branches) {
    const item = box.querySelector(key);
    if (!item || (closedOn !== route && item.querySelector('[aria-current]'))) continue;
    try {
      item.replaceChildren(...nodesOf(content));
    } catch {
      // Different code stored this value, so the branch stays as served.
    }
  }
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
export function storageName({ dataset }: HTMLElement): string {
  return `sidebar.${dataset.sidebarScroll}`;
}
