/** The data files of the sidebars, which browsers fetch when a reader opens a branch. */
import { createHash } from 'node:crypto';
import type { SidebarData } from '../../shared/view.ts';
import { sidebarWithBase } from '../assemble/page-view.ts';
import type { Site } from '../assemble/site.ts';

export interface SidebarFile {
  /** Path below the output folder, with the content's hash in its name. */
  path: string;
  content: string;
}

/** Returns one file per sidebar, by name of the sidebar. */
export function sidebarFiles(site: Site, base: string): ReadonlyMap<string, SidebarFile> {
  const files = new Map<string, SidebarFile>();
  for (const [name, items] of site.sidebars) {
    const data: SidebarData = { name, items: sidebarWithBase(items, base) };
    const content = JSON.stringify(data);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    files.set(name, { path: `sidebars/${encodeURIComponent(name)}.${hash}.json`, content });
  }
  return files;
}
