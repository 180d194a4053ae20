/**
 * State of a sidebar that the session keeps: the branches that a reader opened and closed, and how far it is
 * scrolled. Marks of the current page are never kept.
 */
import * as attributes from '../../shared/attributes.ts';
import { readStored } from '../storage/storage.ts';
import { nodesOf, type StoredNode } from './sidebar-nodes.ts';

export interface StoredSidebar {
  /** Address of the tree's data; branches are named by their place in that tree. */
  dataUrl: string;
  /** Route of the page that was left. */
  route: string;
  /** Scroll offset in CSS pixels. */
  top: number;
  branches: readonly StoredBranch[];
}

/** The item's selector (see `keyOf`), its children, and the route on which it was left closed. */
export type StoredBranch = readonly [
  key: string,
  content: readonly StoredNode[],
  closedOn: string | null,
];

const KEY = /^:scope(?:>ul>li:nth-child\(\d+\))+$/;

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
    return stored.dataUrl === dataUrl && isUsable(stored) ? stored : undefined;
  } catch {
    // Nothing is stored, or nothing usable.
    return undefined;
  }
}

/** Storage can contain anything. */
function isUsable({ route, top, branches }: Partial<StoredSidebar>): boolean {
  return (
    typeof route === 'string' &&
    typeof top === 'number' &&
    Array.isArray(branches) &&
    branches.every(([key]) => KEY.test(key))
  );
}

/**
 * Opens and closes branches as they were left. Those around the current page stay as served: closed they are
 * only on the page, `route`, on which they were closed.
 */
export function applySidebar(box: HTMLElement, stored: StoredSidebar, route: string): void {
  for (const [key, content, closedOn] of stored.branches) {
    const item = box.querySelector(key);
    if (!item || (closedOn !== route && item.querySelector('[aria-current]'))) continue;
    try {
      item.replaceChildren(...nodesOf(content));
    } catch {
      // It was not stored by this code: the branch stays as served.
    }
  }
}

/** The storage key for a sidebar. */
export function storageName({ dataset }: HTMLElement): string {
  return `sidebar.${dataset.sidebarScroll}`;
}
