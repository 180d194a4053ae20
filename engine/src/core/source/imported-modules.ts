/**
 * Finds modules that pages import in addition to the components in `site/components`: code and stylesheets
 * elsewhere in the site, and packages. The bundle needs their names before pages are compiled.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { locateFile, type SiteFolders } from '../files/locate-file.ts';
import { packageFolders, packageName } from '../files/packages.ts';
import { readText } from '../files/read-text.ts';
import { readMarkdown } from '../syntax/markdown-source.ts';

export interface ImportingSite extends SiteFolders {
  contentFolder: string;
  markdownFormat: 'detect' | 'mdx';
}

export interface ImportedModule {
  /**
   * The name in the list of components: the path relative to `site/components` without extension, or the
   * package's name.
   */
  key: string;
  /** Absolute path, or the package's name. */
  source: string;
}

const COMPONENTS = 'site/components';
const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.mjs'];
const CODE = /\.(?:[jt]sx?|mjs)$/;
export const STYLES = /\.(?:css|scss|sass|less)$/;
export const PAGE = /\.mdx?$/;
/** Matches possible names in import statements. Pages without a match aren't parsed. */
const NAMES = /(?:\bfrom|^[ \t]*import)\s*['"]([^'"\n]+)['"]/gm;
/** Names that the compiler itself resolves, and files that are imported as text. */
const KNOWN = /^(?:@theme(?:-\w+)?\/|@docusaurus\/|react(?:\/|$)|!!|node:)|\?raw$/;
const RELATIVE = /^\.{0,2}\//;

/** Returns the modules that pages and partials import, sorted by key. */
export function importedModules(site: ImportingSite): ImportedModule[] {
  const found = new Map<string, string>();
  const waiting = contentFiles(site);
  const seen = new Set(waiting);
  for (const file of waiting) {
    for (const source of importsOf(file, site)) {
      if (PAGE.test(source)) {
        if (!seen.has(source)) waiting.push(source);
        seen.add(source);
      } else found.set(componentKey(source, site.root), source);
    }
  }
  return [...found].sort().map(([key, source]) => ({ key, source }));
}

/**
 * Returns the absolute paths of the code files that the modules consist of. Packages aren't included, because
 * their versions identify them.
 */
export function filesOfModules(modules: readonly ImportedModule[], folders: SiteFolders): string[] {
  const files = new Set(modules.map(({ source }) => source).filter(path.isAbsolute));
  for (const file of files) {
    for (const [, name = ''] of textOf(file, folders).matchAll(
      /(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g,
    )) {
      const imported = RELATIVE.test(name)
        ? existing(importedFile(name, file, folders.root), folders)
        : undefined;
      if (imported !== undefined) files.add(imported);
    }
  }
  return [...files].sort();
}

/** True if a page imports a module that isn't in `known`. */
export function importsOtherModules(
  file: string,
  site: ImportingSite,
  known: Readonly<Record<string, unknown>>,
): boolean {
  return importsOf(path.join(site.root, file), site).some(
    (source) => !PAGE.test(source) && !(componentKey(source, site.root) in known),
  );
}

/** Returns the absolute path of an import. `@site/src/x` in other tools is `site/x` here. */
export function importedFile(name: string, importer: string, root: string): string {
  const inSite = /^@site\/(?:site\/)?(.+)$/.exec(name)?.[1];
  if (inSite === undefined) return path.resolve(path.dirname(importer), name);
  if (inSite.startsWith('docs/')) return path.join(root, inSite);
  const hasSources = inSite.startsWith('src/') && existsSync(path.join(root, 'site/src'));
  return path.join(root, 'site', hasSources ? inSite : inSite.replace(/^src\//, ''));
}

/** Returns a module's name in the site's list of components. */
export function componentKey(source: string, root: string): string {
  if (!path.isAbsolute(source)) return source;
  const relative = path.relative(path.join(root, COMPONENTS), source).split(path.sep).join('/');
  return relative.replace(CODE, '');
}

function contentFiles({ root, contentFolder }: ImportingSite): string[] {
  const folder = path.join(root, contentFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => PAGE.test(name) && !/(?:^|[\\/])(?:\.|node_modules[\\/])/.test(name))
    .map((name) => path.join(folder, name))
    .sort();
}

/** Returns the modules, stylesheets, and partials that a file imports. Omits the site's components. */
function importsOf(file: string, site: ImportingSite): string[] {
  if (!file.endsWith('.mdx') && site.markdownFormat !== 'mdx') return [];
  const text = textOf(file, site);
  const isWanted = (name: string) => sourceOf(name, file, site) !== undefined;
  if (![...text.matchAll(NAMES)].some(([, name = '']) => isWanted(name))) return [];
  return readMarkdown(text, 'mdx').imports.flatMap(({ from }) => sourceOf(from, file, site) ?? []);
}

/** Returns the file or package of an import that the bundle has to contain, or the file of a partial. */
function sourceOf(name: string, importer: string, site: ImportingSite): string | undefined {
  if (KNOWN.test(name)) return undefined;
  if (!RELATIVE.test(name) && !name.startsWith('@site/')) return installed(name, site.root);
  const file = existing(importedFile(name, importer, site.root), site);
  if (file === undefined) return undefined;
  if (PAGE.test(file) || STYLES.test(file)) return file;
  const isComponent = file.startsWith(path.join(site.root, COMPONENTS) + path.sep);
  return CODE.test(file) && !(isComponent && /\.[jt]sx$/.test(file)) ? file : undefined;
}

/** Returns the file that a path without an extension, or a folder's path, leads to. */
function existing(file: string, folders: SiteFolders): string | undefined {
  const endings = ['', ...EXTENSIONS, ...EXTENSIONS.map((extension) => `/index${extension}`)];
  return endings.map((ending) => file + ending).find((each) => 'path' in locateFile(each, folders));
}

/** Returns the name if its package is installed in the site or in a folder above. */
function installed(name: string, root: string): string | undefined {
  const wanted = packageName(name);
  if (wanted === undefined) return undefined;
  const isInstalled = packageFolders(root).some((folder) => existsSync(path.join(folder, wanted)));
  return isInstalled ? name : undefined;
}

/**
 * Returns a file's text, or an empty text if it can't be read. The error is reported when the page itself is
 * read.
 */
function textOf(file: string, folders: SiteFolders): string {
  const read = readText(file, folders);
  return 'text' in read ? read.text : '';
}
