/** Reads all files in `site/` that define a site. */
import { resolve } from 'node:path';
import type { z } from 'zod';
import { type Problem, throwOnErrors } from '../problems/problems.ts';
import { loadConfig } from './load-config.ts';
import { loadFile, placed } from './load-file.ts';
import { loadTexts } from './load-texts.ts';
import type { PluginBase } from './plugin-base.ts';
import { addedCollectionTypes, addedKeys } from './plugin-keys.ts';
import { formerAnchorsSchema } from './schemas/former-anchors-schema.ts';
import { NO_REDIRECTS, redirectsSchema } from './schemas/redirects-schema.ts';
import { sidebarsSchema } from './schemas/sidebars-schema.ts';
import { siteFiles } from './site-files.ts';
import type { SiteDefinition } from './types.ts';

/**
 * Reads and checks the definition of the site at `root`, and applies defaults. Every call reads the files
 * again, so it sees edits. Throws one `ProblemsError` with the problems of all files.
 *
 * @param builtIn plugins that come with the engine, which a site can disable
 */
export async function loadSite(
  root: string,
  builtIn: readonly PluginBase[] = [],
): Promise<SiteDefinition> {
  const absolute = resolve(root);
  throwOnErrors(rootProblems(absolute));
  const configuring = loadConfig(absolute, builtIn);
  const known = configuring.then(({ data }) =>
    data === undefined ? builtIn : [...data.plugins.builtIn, ...data.plugins.own],
  );
  const [site, sidebars, redirects, formerAnchors, added, texts] = await Promise.all([
    configuring,
    loadSidebars(absolute, known),
    loadFile(absolute, siteFiles.redirects, redirectsSchema, 'redirects'),
    loadFile(absolute, siteFiles.formerAnchors, formerAnchorsSchema, 'formerAnchors'),
    known.then((plugins) => loadPluginFiles(absolute, plugins)),
    loadTexts(absolute, known),
  ]);
  const loaded = [site, sidebars, redirects, formerAnchors, added, texts];
  const problems = loaded.flatMap((each) => each.problems);
  if (site.data === undefined && problems.length === 0) problems.push(missingConfig(absolute));
  throwOnErrors(problems);
  if (site.data === undefined) throw new Error('unreachable: no site configuration, no problem');
  const { config, plugins } = site.data;
  return {
    root: absolute,
    allowRead: config.allowRead.map((place) => resolve(absolute, place)),
    config,
    plugins,
    sidebars: sidebars.data ?? {},
    redirects: redirects.data ?? NO_REDIRECTS,
    formerAnchors: formerAnchors.data ?? {},
    configFiles: added.files,
    texts: texts.texts,
  };
}

/** @param plugins plugins, whose types of entries sidebars can contain */
async function loadSidebars(root: string, plugins: Promise<readonly PluginBase[]>) {
  const types = Object.keys(addedCollectionTypes(await plugins).keys);
  return loadFile(root, siteFiles.sidebars, sidebarsSchema(types), 'sidebars');
}

/**
 * Returns a problem if the root's path contains a character that the bundler treats as the end of a path:
 * https://vite.dev/guide/troubleshooting
 */
function rootProblems(root: string): Problem[] {
  const character = /[#?]/.exec(root)?.[0];
  if (character === undefined) return [];
  return [
    {
      severity: 'error',
      place: { file: root },
      message: `the path to the site's root contains "${character}", which would end the path in a URL`,
      remedy: 'Rename the folder, or move the site.',
    },
  ];
}

function missingConfig(root: string): Problem {
  return {
    severity: 'error',
    place: { file: siteFiles.config },
    message: `is missing in ${root}`,
    remedy: 'Create it, or set --root to the folder that contains site/ and docs/',
  };
}

/** Names in `site/` that plugins can't use: files and folders that the engine reads, and common folders for code. */
const TAKEN = [
  ...['site.config', 'sidebars', 'redirects', 'former-anchors', 'texts'],
  ...['brand', 'components', 'pages', 'plugins', 'static', 'templates'],
];

interface PluginFiles {
  /** The files' default exports, by file name without the extension. */
  files: Readonly<Record<string, unknown>>;
  problems: readonly Problem[];
}

/** Reads and checks the files of all plugins. */
async function loadPluginFiles(root: string, plugins: readonly PluginBase[]): Promise<PluginFiles> {
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
