/**
 * Virtual modules through which the theme and the engine reach what a site brings along:
 * - `virtual:site-islands`: loaders of `site/components/**\/*.island.tsx`, for the browser;
 * - `virtual:site-pages`: loaders of the component pages `site/pages/**\/*.tsx`, for the browser;
 * - `virtual:site-server`: theme, components and pages, for rendering.
 * They are generated from the folder's list of files, sorted, so that builds are reproducible.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const COMPONENT = /\.(?:tsx|jsx)$/;
const ISLAND = /\.island$/;

interface SiteFile {
  /** Path below its folder, without extension. */
  name: string;
  file: string;
}

/** The Vite plugin that serves the virtual modules of the site at `root`. */
export function siteModules(root: string, themeFolder: string): Plugin {
  const sources: Readonly<Record<string, () => string>> = {
    'virtual:site-islands': () => loaders(islandsOf(root)),
    'virtual:site-pages': () => loaders(pagesOf(root)),
    'virtual:site-server': () => serverModule(root, themeFolder),
  };
  return {
    name: 'docs:site-modules',
    resolveId: {
      filter: { id: /^virtual:site-/ },
      handler: (id) => (id in sources ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:site-/ },
      handler: (id) => sources[id.slice(1)]?.(),
    },
  };
}

/** Files of components that content may import. Files beginning with `_` are private to others. */
function componentsOf(root: string): SiteFile[] {
  return filesBelow(path.join(root, 'site/components'));
}

function islandsOf(root: string): SiteFile[] {
  return componentsOf(root)
    .filter(({ name }) => ISLAND.test(name))
    .map(({ name, file }) => ({ name: name.replace(ISLAND, ''), file }));
}

function pagesOf(root: string): SiteFile[] {
  return filesBelow(path.join(root, 'site/pages'));
}

function filesBelow(folder: string): SiteFile[] {
  let entries: string[] = [];
  try {
    entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    // A site without this folder has no such files.
  }
  return entries
    .map((entry) => entry.split(path.sep).join('/'))
    .filter((entry) => COMPONENT.test(entry) && !/(?:^|\/)_|\.test\./.test(entry))
    .sort()
    .map((entry) => ({ name: entry.replace(COMPONENT, ''), file: path.join(folder, entry) }));
}

function loaders(files: readonly SiteFile[]): string {
  const entries = files.map(
    ({ name, file }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`,
  );
  return `export default {${entries.join(',\n')}};`;
}

function serverModule(root: string, themeFolder: string): string {
  const components = componentsOf(root);
  const pages = pagesOf(root);
  const imports = [...components, ...pages].map(
    ({ file }, index) => `import * as m${index} from ${JSON.stringify(file)};`,
  );
  const componentEntries = components.map(
    ({ name }, index) => `${JSON.stringify(name)}: m${index}`,
  );
  const pageEntries = pages.map(
    ({ name }, index) => `${JSON.stringify(name)}: m${components.length + index}`,
  );
  return [
    `export { theme } from ${JSON.stringify(path.join(themeFolder, 'server.tsx'))};`,
    ...imports,
    `export const components = {${componentEntries.join(',\n')}};`,
    `export const pages = {${pageEntries.join(',\n')}};`,
  ].join('\n');
}
