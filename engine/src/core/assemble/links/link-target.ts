/** Finds the page or file that a link's path leads to. */
import { posix } from 'node:path';
import { routeOfPathname } from '../../../shared/routes.ts';
import { pagePath } from '../../source/page-routes.ts';
import type { PageSource } from '../../source/page-source.ts';
import { isKeptFrom } from '../drafts.ts';
import type { Site, SitePage } from '../site.ts';
import type { HasStaticFile } from './static-files.ts';

export type LinkTarget =
  | { kind: 'page'; page: SitePage }
  | { kind: 'draft'; source: PageSource }
  | { kind: 'asset'; path: string }
  /** `wanted` is the content file or route that would have to exist. */
  | { kind: 'missing'; wanted: string; isFile: boolean };

/** A link's possible targets, with the most likely one first. */
interface Candidates {
  files: readonly string[];
  routes: readonly string[];
}

/**
 * Finds what `path` (decoded, without query and hash) means on `page`.
 *
 * - `../a.mdx`, `/a.md`, and `@site/docs/a.md` refer to content files: relative to the file with the link, to
 *   the content folder, or to the site's root. `a.md` can also be relative to the content folder. A link in a
 *   partial can also be relative to the page.
 * - `/a`, `/a/`, and `/a.html` refer to a route or a static file.
 * - `./a` and `a` refer to a file without its extension. Otherwise, they refer to a route below the route of
 *   the file's folder, or to the path that a browser would resolve on the page.
 *
 * Existing pages take precedence over drafts, and drafts take precedence over static files.
 */
export function findTarget(
  site: Site,
  page: SitePage,
  path: string,
  hasStaticFile: HasStaticFile,
  file = page.source?.file ?? '',
): LinkTarget {
  const isFile = /\.mdx?$/.test(path);
  const folders = [...new Set([posix.dirname(file), folderOf(page)])];
  const { files, routes } = isFile
    ? fileCandidates(site, folders, path)
    : pathCandidates(site, page, folders, path);
  for (const route of [...files.map((file) => site.routeOfFile.get(file)), ...routes]) {
    const target = route === undefined ? undefined : site.pages.get(route);
    if (target !== undefined && !isKeptFrom(page, target.source, site.drafts)) {
      return { kind: 'page', page: target };
    }
  }
  const draft = site.drafts.find(
    ({ file, route }) => files.includes(file) || routes.includes(route),
  );
  if (draft !== undefined) return { kind: 'draft', source: draft };
  const assets = path.startsWith('/') ? [path] : staticPaths(site, page, path);
  const asset = assets.map((each) => assetAt(each, hasStaticFile)).find(Boolean);
  if (asset !== undefined) return { kind: 'asset', path: asset };
  return { kind: 'missing', wanted: (isFile ? files[0] : routes[0]) ?? path, isFile };
}

/**
 * Returns a file's path. If the file is a folder's `index.html`, the path is the folder's and ends in a slash, because
 * the document's own links are relative to the folder.
 */
function assetAt(path: string, hasStaticFile: HasStaticFile): string | undefined {
  if (hasStaticFile(path)) return path;
  const folder = `${path.replace(/\/+$/, '')}/`;
  return hasStaticFile(`${folder}index.html`) ? folder : undefined;
}

/** Returns the route that a content file would have if it existed. */
export function routeOfMissingFile({ contentFolder, routeBasePath }: Site, file: string): string {
  return pagePath(posix.relative(contentFolder, file), {}, routeBasePath).route;
}

function fileCandidates(
  { contentFolder }: Site,
  folders: readonly string[],
  path: string,
): Candidates {
  if (path.startsWith('@site/')) return { files: [posix.normalize(path.slice(6))], routes: [] };
  if (path.startsWith('/')) return { files: [posix.join(contentFolder, path)], routes: [] };
  const places = path.startsWith('.') ? folders : [...folders, contentFolder];
  return { files: places.map((folder) => posix.join(folder, path)), routes: [] };
}

function pathCandidates(
  site: Site,
  page: SitePage,
  folders: readonly string[],
  path: string,
): Candidates {
  const clean = path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  if (clean.startsWith('/')) return { files: [], routes: [toRoute(clean)] };
  const stems = folders.map((folder) => posix.join(folder, clean).replace(/\/+$/, ''));
  const endings = ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md', '/README.mdx'];
  return {
    files: stems.flatMap((stem) => endings.map((ending) => `${stem}${ending}`)),
    routes: staticPaths(site, page, clean).map(toRoute),
  };
}

/**
 * Returns the paths that a relative path can mean: one below the route of the file's folder, and the one that a
 * browser would resolve on the page.
 */
function staticPaths({ routeBasePath }: Site, page: SitePage, path: string): string[] {
  if (path.startsWith('/')) return [];
  const below = page.kind === 'doc' ? `${routeBasePath}/${page.id}` : page.route;
  return [below, page.route].map((from) => posix.join(posix.dirname(from), path));
}

function folderOf(page: SitePage): string {
  return posix.dirname(page.source?.file ?? '');
}

function toRoute(path: string): string {
  return routeOfPathname(posix.normalize(path), '') ?? path;
}
