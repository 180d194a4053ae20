/** Creates the sidebars' data files, which browsers load when a reader opens a branch. */

import { SIDEBARS_FOLDER } from '../../shared/output-folders.ts';
import type { SidebarData, SidebarTree } from '../../shared/view.ts';
import { sidebarTrees } from '../assemble/sidebars/sidebar-trees.ts';
import type { Site } from '../assemble/site.ts';
import { hashOf } from '../cache/content-hash.ts';
import type { SiteConfig } from '../config/types.ts';

export interface SidebarFile {
  /** Path relative to the output folder. The name contains a hash of the content. */
  path: string;
  content: string;
}

/**
 * Returns the data file of each tree, by the tree's name.
 *
 * @param draw returns the HTML of a whole tree
 */
export function sidebarFiles(
  site: Site,
  config: Pick<SiteConfig, 'base' | 'title'>,
  draw: (tree: SidebarTree) => string,
): ReadonlyMap<string, SidebarFile> {
  const trees = [...site.sidebars].flatMap(([name, items]) => sidebarTrees(name, items, config));
  return new Map(trees.map((tree) => [tree.name, dataFile(tree.name, { html: draw(tree) })]));
}

function dataFile(name: string, data: SidebarData): SidebarFile {
  const content = JSON.stringify(data);
  const hash = hashOf(content).slice(0, 8);
  return { path: `${SIDEBARS_FOLDER}/${encodeURIComponent(name)}.${hash}.json`, content };
}
