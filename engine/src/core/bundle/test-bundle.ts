/** Options for tests that bundle a site. */
import path from 'node:path';
import type { BundleOptions } from './bundle-options.ts';

/** Returns the options of a site that adds nothing to the theme in its `theme` folder. */
export function testBundleOptions(
  root: string,
  changes: Partial<BundleOptions> = {},
): BundleOptions {
  return {
    root,
    base: '',
    language: 'en',
    contentFolder: 'docs',
    markdownFormat: 'detect',
    themeFolder: path.join(root, 'theme'),
    styles: [],
    laterStyles: [],
    replaced: {},
    slots: {},
    servers: {},
    enhancements: [],
    islands: {},
    texts: [],
    packages: [],
    dataFolders: [],
    imported: () => [],
    ...changes,
  };
}
