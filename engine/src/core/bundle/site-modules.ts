/**
 * Virtual modules that give the theme and the engine access to a site's code:
 * - `virtual:site-islands` contains functions for the browser that load islands:
 *   `site/components/**\/*.island.tsx`, and plugins' islands. Each island is loaded through a module
 *   `virtual:site-island/<name>`, because bundles sort such modules by id. With paths as ids, the bundle's
 *   bytes would depend on the site's location.
 * - `virtual:site-plugins` contains the modules that plugins render their pages with, by plugin name.
 * - `virtual:site-client` contains the modules that plugins start in the browser.
 * - `virtual:site-server` contains what rendering requires: the theme, components, other modules that pages
 *   import, and the component pages `site/pages/**\/*.tsx`.
 * - `virtual:site-slots` contains the components that plugins add to the theme's slots.
 * - `virtual:site-brand` contains the exports of `site/brand/index.tsx` for the theme. It's empty if the file
 *   doesn't exist.
 * On the server, every import of an `*.island.tsx` file gets the component wrapped in the theme's `Island`, so
 * pages and MDX can use islands like any other component. The modules are generated from sorted file lists,
 * because builds must be reproducible.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { locateFile, type SiteFolders } from '../files/locate-file.ts';
import { listedProblem } from '../files/read-text.ts';
import { type Problem, ProblemsError, throwOnErrors } from '../problems/problems.ts';
import { componentKey, PAGE, STYLES } from '../source/imported-modules.ts';
import { folderProblem } from '../source/list-files.ts';
import { BRAND_MODULE, type BundleOptions } from './bundle-options.ts';

const COMPONENT = /\.(?:tsx|jsx)$/;
const ISLAND = /\.island$/;

const PACKAGE = /^(?:@[a-z]|[a-z])/i;

/** The prefix in the ids of wrapped islands. */
const WRAPPED = 'docs-island:';
/** The prefix of all modules in this file. The packages that they import are the site's, not the engine's. */
const GENERATED = '\0virtual:site-';
/** The prefix of the modules that load one island each. */
const ONE_ISLAND = 'virtual:site-island/';

/** Marks a stylesheet that documents load after the first frame. It's part of the module's id. */
export const LATER_QUERY = '?later';

interface SiteFile {
  /** Path relative to its folder, without the extension. */
  name: string;
  file: string;
}

/** Returns the Vite plugin that serves a site's virtual modules. */
export function siteModules(options: BundleOptions): Plugin {
  const { root, themeFolder } = options;
  const sources: Readonly<Record<string, () => string>> = {
    'virtual:site-islands': () => loaders(islandsOf(options)),
    'virtual:site-plugins': () => pluginsModule(options),
    'virtual:site-client': () => clientModule(options),
    'virtual:site-server': () => serverModule(options),
    'virtual:site-slots': () => slotsModule(options),
    'virtual:site-brand': () => brandModule(root),
  };
  return {
    name: 'docs:site-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/^virtual:site-/, /\.island(?:\.tsx|\.jsx)?$/, /^[^./\\\0]/, PAGE] },
      async handler(id, importer) {
        if (id in sources || id.startsWith(ONE_ISLAND)) return `\0${id}`;
        if (PAGE.test(id) && importer !== undefined) throw importedPage(id, importer, root);
        if (importer?.startsWith(GENERATED) && PACKAGE.test(id)) {
          return this.resolve(id, path.join(root, 'site/pages.js'), { skipSelf: true });
        }
        if (this.environment.config.consumer === 'client' || isIslandModule(importer)) return;
        if (!/\.island(?:\.tsx|\.jsx)?$/.test(id)) return;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return resolved === null ? undefined : `\0${WRAPPED}${resolved.id}`;
      },
    },
    load: {
      filter: { id: /^\0(?:virtual:site-|docs-island:)/ },
      handler(id) {
        const name = id.slice(1);
        if (name.startsWith(WRAPPED)) {
          return wrappedIsland(root, themeFolder, name.slice(WRAPPED.length));
        }
        if (name.startsWith(ONE_ISLAND)) return oneIsland(options, name.slice(ONE_ISLAND.length));
        return sources[name]?.();
      },
    },
  };
}

/**
 * Returns the component files that content can import. Files that start with `_` are only for other components.
 */
function componentsOf(folders: SiteFolders): SiteFile[] {
  return filesBelow('site/components', folders);
}

/** Returns the component files, and the modules elsewhere that pages import. */
function modulesOf(options: BundleOptions): SiteFile[] {
  const others = options.imported().map(({ key, source }) => ({ name: key, file: source }));
  return [...componentsOf(options), ...others];
}

function islandsOf(options: BundleOptions): SiteFile[] {
  const ofSite = modulesOf(options).filter(({ name }) => ISLAND.test(name));
  const ofPlugins = Object.entries(options.islands).map(([name, file]) => ({ name, file }));
  return [
    ...ofPlugins,
    ...ofSite.map(({ name, file }) => ({ name: name.replace(ISLAND, ''), file })),
  ];
}

function pagesOf(folders: SiteFolders): SiteFile[] {
  return filesBelow('site/pages', folders);
}

/**
 * Returns the components in a folder of the site and its subfolders, or an empty list if the folder doesn't
 * exist. Throws a `ProblemsError` if a file can't be read.
 */
function filesBelow(folder: string, folders: SiteFolders): SiteFile[] {
  const located = locateFile(folder, folders, { kind: 'folder' });
  if ('fault' in located) {
    if (located.fault.kind === 'missing') return [];
    throw folderProblem(folder, located.fault);
  }
  const files = readdirSync(located.path, { recursive: true, encoding: 'utf8' })
    .map((entry) => entry.split(path.sep).join('/'))
    .filter((entry) => COMPONENT.test(entry) && !/(?:^|\/)_|\.test\./.test(entry))
    .sort();
  throwOnErrors(files.flatMap((entry) => problemsOfListed(`${folder}/${entry}`, folders)));
  return files.map((entry) => ({
    name: entry.replace(COMPONENT, ''),
    file: path.join(folders.root, folder, entry),
  }));
}

function importedPage(name: string, importer: string, root: string): ProblemsError {
  const problem: Problem = {
    severity: 'error',
    place: { file: path.relative(root, importer).split(path.sep).join('/'), near: name },
    message: `imports ${name}, but only pages can import Markdown`,
    remedy: 'Import it in the page, and pass it to the component as children.',
  };
  return new ProblemsError([problem]);
}

function problemsOfListed(file: string, folders: SiteFolders): Problem[] {
  const located = locateFile(file, folders, { isListed: true });
  return 'fault' in located ? [listedProblem(located.fault, file)] : [];
}

/**
 * True for modules of islands. An island that another island imports isn't wrapped again, because both are in the same
 * React root.
 */
function isIslandModule(importer: string | undefined): boolean {
  return importer !== undefined && /docs-island:|\.island\.[jt]sx$/.test(importer);
}

/**
 * Returns the name of the island that a module of the server bundle wraps, or `undefined` for other modules.
 */
export function wrappedName(id: string, root: string): string | undefined {
  return id.startsWith(`\0${WRAPPED}`) ? islandName(id.slice(1 + WRAPPED.length), root) : undefined;
}

function islandName(file: string, root: string): string {
  return componentKey(file, root).replace(ISLAND, '');
}

function wrappedIsland(root: string, themeFolder: string, file: string): string {
  return [
    `import { createElement } from 'react';`,
    `import Component from ${JSON.stringify(file)};`,
    `import { Island } from ${JSON.stringify(path.join(themeFolder, 'islands/Island.tsx'))};`,
    `export default function Wrapped(props) {`,
    `  return createElement(Island, { name: ${JSON.stringify(islandName(file, root))}, props }, createElement(Component, props));`,
    `}`,
  ].join('\n');
}

function loaders(files: readonly SiteFile[]): string {
  const entries = files.map(
    ({ name }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(ONE_ISLAND + name)})`,
  );
  return `export default {${entries.join(',\n')}};`;
}

function oneIsland(options: BundleOptions, wanted: string): string {
  const file = JSON.stringify(islandsOf(options).find(({ name }) => name === wanted)?.file);
  return `export * from ${file}; export { default } from ${file};`;
}

function pluginsModule({ servers }: BundleOptions): string {
  const imports = Object.values(servers).map(
    (module, index) => `import * as s${index} from ${JSON.stringify(module)};`,
  );
  const entries = Object.keys(servers).map((name, index) => `${JSON.stringify(name)}: s${index}`);
  return [...imports, `export default {${entries.join(',\n')}};`].join('\n');
}

function clientModule({ enhancements }: BundleOptions): string {
  return [
    ...enhancements.map((module, index) => `import e${index} from ${JSON.stringify(module)};`),
    `export default [${enhancements.map((_, index) => `e${index}`).join(', ')}];`,
  ].join('\n');
}

function brandModule(root: string): string {
  const file = path.join(root, BRAND_MODULE);
  if (!existsSync(file)) return 'export default {};';
  return `import * as brand from ${JSON.stringify(file)}; export default brand;`;
}

function slotsModule({ slots }: BundleOptions): string {
  const modules = [...new Set(Object.values(slots).flatMap(Object.values))];
  const entries = Object.entries(slots).map(([slot, byPlugin]) => {
    const components = Object.entries(byPlugin).map(
      ([plugin, module]) =>
        `{ plugin: ${JSON.stringify(plugin)}, Component: s${modules.indexOf(module)} }`,
    );
    return `${slot}: [${components.join(', ')}]`;
  });
  return [
    ...modules.map((module, index) => `import s${index} from ${JSON.stringify(module)};`),
    `export default {${entries.join(',\n')}};`,
  ].join('\n');
}

function serverModule(options: BundleOptions): string {
  const { themeFolder, styles, laterStyles } = options;
  const components = modulesOf(options);
  const pages = pagesOf(options);
  const imports = [...components, ...pages].map(({ file }, index) =>
    STYLES.test(file)
      ? `import ${JSON.stringify(file)}; const m${index} = {};`
      : `import * as m${index} from ${JSON.stringify(file)};`,
  );
  const componentEntries = components.map(
    ({ name }, index) => `${JSON.stringify(name)}: m${index}`,
  );
  const pageEntries = pages.map(
    ({ name }, index) => `${JSON.stringify(name)}: m${components.length + index}`,
  );
  return [
    `export { theme } from ${JSON.stringify(path.join(themeFolder, 'server.tsx'))};`,
    ...styles.map((name) => `import ${JSON.stringify(name)};`),
    ...laterStyles.map((name) => `import ${JSON.stringify(name + LATER_QUERY)};`),
    ...imports,
    `export { default as plugins } from 'virtual:site-plugins';`,
    `export const components = {${componentEntries.join(',\n')}};`,
    `export const pages = {${pageEntries.join(',\n')}};`,
  ].join('\n');
}
