/** Data of the sidebar: its tree, and the branches that come apart when they are needed. */
import type { PageSidebar } from '../../client/page-store.ts';
import { branchKey } from '../../shared/sidebar.ts';
import type { SidebarBranchData, SidebarData, SidebarItem } from '../../shared/view.ts';

export interface LoadedSidebar extends SidebarData {
  /** Address it came from; holds the hash of its content. */
  version: string;
}

type Items = readonly SidebarItem[];
type Branch = Extract<SidebarItem, { type: 'branch' }>;

/** Tells whether a branch is needed that stands in the category with this key. */
export type IsNeeded = (branch: Branch, categoryKey: string) => boolean;

export async function fetchSidebar({ dataUrl }: PageSidebar): Promise<LoadedSidebar> {
  const data = await fetchJson<SidebarData>(dataUrl);
  return { ...data, version: dataUrl };
}

/** The items with the branches that are needed; the same value when none is missing. */
export async function withBranches(
  items: Items,
  isNeeded: IsNeeded,
  parentKey = '',
): Promise<Items> {
  const filled = await Promise.all(
    items.map(async (item, index): Promise<SidebarItem> => {
      if (item.type === 'branch') {
        const isMissing = item.items.length === 0 && isNeeded(item, parentKey);
        return isMissing ? { ...item, items: await fetchBranch(item) } : item;
      }
      if (item.type !== 'category') return item;
      const inner = await withBranches(item.items, isNeeded, branchKey(parentKey, index));
      return inner === item.items ? item : { ...item, items: inner };
    }),
  );
  return filled.some((item, index) => item !== items[index]) ? filled : items;
}

/** True for the page at `pathname` and those below it. */
export function isBelow(href: string, pathname: string): boolean {
  return href === pathname || href.startsWith(`${pathname}/`);
}

const branches = new Map<string, Promise<Items>>();

function fetchBranch({ dataUrl }: Branch): Promise<Items> {
  if (dataUrl === undefined) return Promise.resolve([]);
  const known = branches.get(dataUrl);
  if (known !== undefined) return known;
  const loading = fetchJson<SidebarBranchData>(dataUrl).then(({ items }) => items);
  branches.set(dataUrl, loading);
  // Asked for again when the reader comes back to it.
  loading.catch(() => branches.delete(dataUrl));
  return loading;
}

async function fetchJson<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as Data;
}
