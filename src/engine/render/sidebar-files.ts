/** The data files of the sidebars, which browsers fetch when a reader opens a branch. */
import type { SidebarBranchData, SidebarData, SidebarItem } from '../../shared/view.ts';
import { sidebarWithBase } from '../assemble/page-view.ts';
import type { Site } from '../assemble/site.ts';
import { hashOf } from '../cache/content-hash.ts';

export interface SidebarFile {
  /** Path below the output folder, with the content's hash in its name. */
  path: string;
  content: string;
}

/** Files of one sidebar: its own, and those of branches that are fetched apart. */
export interface SidebarFiles extends SidebarFile {
  branches: readonly SidebarFile[];
}

/** Returns the files of each sidebar, by name of the sidebar. */
export function sidebarFiles(site: Site, base: string): ReadonlyMap<string, SidebarFiles> {
  const files = new Map<string, SidebarFiles>();
  for (const [name, items] of site.sidebars) {
    const branches: SidebarFile[] = [];
    const data: SidebarData = {
      name,
      items: withoutBranches(sidebarWithBase(items, base), (branch) => {
        const file = dataFile(`${name}.branch`, branch);
        branches.push(file);
        return `${base}/${file.path}`;
      }),
    };
    files.set(name, { ...dataFile(name, data), branches });
  }
  return files;
}

/** The same items; those of branches are left out and an address stands in their place. */
function withoutBranches(
  items: readonly SidebarItem[],
  addressOf: (branch: SidebarBranchData) => string,
): SidebarItem[] {
  return items.map((item) => {
    if (item.type === 'branch') {
      return { ...item, items: [], dataUrl: addressOf({ items: item.items }) };
    }
    if (item.type !== 'category') return item;
    return { ...item, items: withoutBranches(item.items, addressOf) };
  });
}

function dataFile(name: string, data: object): SidebarFile {
  const content = JSON.stringify(data);
  const hash = hashOf(content).slice(0, 8);
  return { path: `sidebars/${encodeURIComponent(name)}.${hash}.json`, content };
}
