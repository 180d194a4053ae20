/** Files that the site is served with besides pages: sidebars, metadata, descriptions of APIs. */
import { documentsMetadata } from '../assemble/metadata.ts';
import { apiFiles } from '../emit/api-files.ts';
import { consoleFiles } from '../emit/console-files.ts';
import { type SidebarFile, sidebarFiles } from '../render/sidebar-files.ts';
import type { DevSite } from './dev-site.ts';

export interface DevFiles {
  /** By name of the tree. */
  sidebars: ReadonlyMap<string, SidebarFile>;
  /** What each file holds, by path. */
  contents: ReadonlyMap<string, () => string>;
}

/** Files by site: a change of structure makes a new site, and every request asks for them. */
const made = new WeakMap<DevSite, DevFiles>();

/** The files of the site as it was last read. */
export function devFiles(dev: DevSite): DevFiles {
  const files = made.get(dev) ?? makeFiles(dev);
  made.set(dev, files);
  return files;
}

function makeFiles({ site, definition, server }: DevSite): DevFiles {
  const sidebars = sidebarFiles(site, definition.config, server.theme.renderSidebar);
  const contents = new Map<string, () => string>();
  for (const { path, content } of sidebars.values()) contents.set(path, () => content);
  contents.set('documents.json', () => JSON.stringify(documentsMetadata(site, definition)));
  const sources = [...site.pages.values()].flatMap(({ source }) => source ?? []);
  for (const { path, content } of [...apiFiles(sources), ...consoleFiles(sources)]) {
    contents.set(path, content);
  }
  return { sidebars, contents };
}
