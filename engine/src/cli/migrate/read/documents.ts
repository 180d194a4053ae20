/** Finds the documents of a Docusaurus site, and determines their paths in the new site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Place } from '../../../core/problems/problems.ts';
import { isPartial, pagePath } from '../../../core/source/page-routes.ts';
import type { Report } from '../report.ts';
import type { DocusaurusSite, UsedPlugin } from './docusaurus-site.ts';
import { createGlobs } from './globs.ts';
import { filesIn } from './list-files.ts';
import { locateFolder } from './repository.ts';
import { type Dict, listOf, textValue } from './values.ts';

export interface Document {
  /** Path relative to the set's folder. */
  file: string;
  /** The id in the old site. */
  oldId: string;
  /** The id in the new site. */
  id: string;
  /** The route, which is the same in both sites. */
  route: string;
  /** Position in a generated sidebar. Documents without a position come last. */
  position: number;
}

/** The documents of one instance of the docs plugin. */
export interface DocumentSet {
  /** The name of the instance. */
  name: string;
  /** Absolute path of the set's folder. */
  folder: string;
  /** Subfolder of the new content folder, such as `community`, or `''`. */
  target: string;
  options: Dict;
  place: Place;
  documents: readonly Document[];
  /** All files to copy, relative to the set's folder. */
  files: readonly string[];
}

export interface DocumentPlan {
  contentFolder: string;
  /** The base path: `''`, or a path such as `/docs`. */
  routeBasePath: string;
  sets: readonly DocumentSet[];
}

export const PAGE = /\.mdx?$/;
/** Names that mean something else at the root of the new site. */
const RESERVED = new Set([
  ...['site', 'dist', 'node_modules', 'samples', 'migration.md'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
]);

/**
 * Plans the new site's content folder. If there's only one set, its folder becomes the content folder. Otherwise,
 * each set gets a subfolder named after its route.
 */
export function planDocuments(site: DocusaurusSite, report: Report): DocumentPlan {
  const used = site.plugins.filter(({ name }) => name === 'content-docs');
  const [only] = used;
  const isAlone = used.length === 1 && only !== undefined;
  const name = isAlone ? path.basename(path.resolve(site.folder, folderNameOf(only))) : 'docs';
  return {
    contentFolder: RESERVED.has(name.toLowerCase()) || !/^\w[\w.-]*$/.test(name) ? 'docs' : name,
    routeBasePath: isAlone ? routeOf(only) : '',
    sets: used.flatMap((plugin) => documentSet(site, plugin, isAlone, report) ?? []),
  };
}

function documentSet(
  site: DocusaurusSite,
  plugin: UsedPlugin,
  isAlone: boolean,
  report: Report,
): DocumentSet | undefined {
  const { options, place } = plugin;
  const name = folderNameOf(plugin);
  const located = locateFolder(path.resolve(site.folder, name), site.reading.repository);
  if ('fault' in located) {
    report('documents', place, `The folder ${name} ${located.fault.message}`);
    return undefined;
  }
  const folder = located.path;
  const route = routeOf(plugin);
  if (!partsOf(plugin).every(isFolderName)) {
    const message = `The routeBasePath ${writtenRoute(plugin)} can't be a folder, so it became ${route || '/'}`;
    report('documents', place, message);
  }
  const target = isAlone ? '' : route.slice(1);
  const isChosen = createGlobs(listOf(options.include), listOf(options.exclude));
  const files = filesIn(folder).filter((file) => !PAGE.test(file) || isChosen(file));
  const pages = files.filter((file) => PAGE.test(file) && !isPartial(file));
  const documents = pages.map((file) => documentOf(folder, file, target, isAlone ? route : ''));
  return {
    name: textValue(options.id) ?? 'default',
    folder,
    target,
    options,
    place,
    documents,
    files,
  };
}

function documentOf(folder: string, file: string, target: string, base: string): Document {
  const { id, slug, sidebar_position } = frontMatterOf(
    readFileSync(path.join(folder, file), 'utf8'),
  );
  const given = { id: textValue(id), slug: textValue(slug) };
  const newSlug = given.slug?.startsWith('/') && target ? `/${target}${given.slug}` : given.slug;
  const oldId = pagePath(file, given).id;
  const below = target === '' ? file : `${target}/${file}`;
  const { position, ...page } = pagePath(below, { ...given, slug: newSlug }, base);
  const written = typeof sidebar_position === 'number' ? sidebar_position : position;
  return { file, oldId, ...page, position: written ?? Number.POSITIVE_INFINITY };
}

/** Returns the document that probably comes first in the generated sidebar for a folder of the new site. */
export function firstInFolder({ sets }: DocumentPlan, folder: string): Document | undefined {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const depth = ({ id }: Document) => id.split('/').length;
  const all = sets.flatMap(({ documents }) => documents.filter(({ id }) => id.startsWith(prefix)));
  return all.sort(
    (a, b) => depth(a) - depth(b) || a.position - b.position || (a.file < b.file ? -1 : 1),
  )[0];
}

/** Returns the front matter as an object, or an empty object if it's missing or can't be parsed. */
function frontMatterOf(text: string): Dict {
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m.exec(text)?.[1];
  if (block === undefined) return {};
  try {
    const value: unknown = parse(block);
    return typeof value === 'object' && value !== null ? (value as Dict) : {};
  } catch {
    return {};
  }
}

export function folderNameOf({ options }: Pick<UsedPlugin, 'options'>): string {
  return textValue(options.path) ?? 'docs';
}

/** Returns the set's base path, such as `/docs`, or `''` for the root of the site. */
export function routeOf({ options }: Pick<UsedPlugin, 'options'>): string {
  const parts = partsOf({ options }).filter(isFolderName);
  return parts.map((part) => `/${part}`).join('');
}

function writtenRoute({ options }: Pick<UsedPlugin, 'options'>): string {
  return typeof options.routeBasePath === 'string' ? options.routeBasePath : 'docs';
}

function partsOf(plugin: Pick<UsedPlugin, 'options'>): string[] {
  return writtenRoute(plugin)
    .split('/')
    .filter((part) => part !== '');
}

/** False for `..`, hidden names, and names that some file systems reject. */
function isFolderName(part: string): boolean {
  return !/^\.|[\\:*?"<>|\p{Cc}]/u.test(part);
}
