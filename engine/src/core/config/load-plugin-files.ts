/** Reads the files that plugins add to `site/`. */
import type { z } from 'zod';
import type { Problem } from '../problems/problems.ts';
import { loadFile, placed } from './load-file.ts';
import type { PluginBase } from './plugin-base.ts';
import { addedKeys } from './plugin-keys.ts';
import { siteFiles } from './site-files.ts';

/** Names in `site/` that plugins can't use: files and folders that the engine reads, and common folders for code. */
const TAKEN = [
  ...['site.config', 'sidebars', 'redirects', 'former-anchors', 'texts'],
  ...['brand', 'components', 'pages', 'plugins', 'static', 'templates'],
];

export interface PluginFiles {
  /** The files' default exports, by file name without the extension. */
  files: Readonly<Record<string, unknown>>;
  problems: readonly Problem[];
}

/** Reads and checks the files of all plugins. */
export async function loadPluginFiles(
  root: string,
  plugins: readonly PluginBase[],
): Promise<PluginFiles> {
  const { keys, problems } = addedKeys(plugins, 'files', TAKEN);
  const loaded = await Promise.all(
    Object.entries<z.ZodType>(keys).map(async ([name, schema]) => {
      const { data, problems } = await loadFile(root, `site/${name}.ts`, schema, name);
      return { name, data, problems };
    }),
  );
  return {
    files: Object.fromEntries(loaded.map(({ name, data }) => [name, data])),
    problems: [
      ...(await placed(problems, root, siteFiles.config)),
      ...loaded.flatMap((each) => each.problems),
    ],
  };
}
