/** Search in development: the index of the pages as they are now, made when somebody searches. */
import { MANIFEST_FILE, type SearchFile, searchFiles } from '../search/search-files.ts';
import { compileDevPage, type DevSite } from './dev-site.ts';

/** The files of the last manifest, by site: names hold hashes, so they belong together. */
const made = new WeakMap<DevSite, readonly SearchFile[]>();

/** Content of a file of search; `undefined` when it is none. Pages that do not compile are left out. */
export async function searchFile(dev: DevSite, name: string): Promise<string | undefined> {
  if (name === MANIFEST_FILE) {
    for (const page of dev.site.pages.values()) await compileDevPage(dev, page);
    made.set(dev, searchFiles(dev.site, dev.compiled, dev.definition.config));
  }
  return made.get(dev)?.find((file) => file.name === name)?.content;
}
