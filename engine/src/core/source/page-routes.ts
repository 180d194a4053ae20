/** Determines the id and route of a page from the path of its content file. */
import { checkRouteText } from '../config/schemas/address-rules.ts';
import type { Problem } from '../problems/problems.ts';
import type { PageSource } from './page-source.ts';

export interface PagePath {
  /** The path without extension and number prefixes, such as `reference/orders`. */
  id: string;
  /** Route such as `/reference/orders`. */
  route: string;
  /** The number in the file's prefix, such as 2 for `02-orders.md`. */
  position?: number;
}

/**
 * Returns the id and route of a content file, whose path is relative to the content folder. The route consists
 * of the folders and the file's name. `index`, `README`, and files with the same name as their folder get the
 * folder's route. Number prefixes are removed, and uppercase letters don't change. An `id` replaces the last
 * part. A `slug` that starts with `/` replaces the whole route. Any other `slug` is relative to the folder.
 *
 * @param base route of the content folder: `''` or a path such as `/docs`
 */
export function pagePath(
  path: string,
  { id, slug }: { id?: string; slug?: string },
  base = '',
): PagePath {
  // Some file systems store an accented letter as two characters, but writers type it as one.
  const parts = path
    .normalize()
    .replace(/\.[^./]+$/, '')
    .split('/')
    .map(splitNumberPrefix);
  const file = parts.at(-1) ?? { name: '' };
  const folders = parts.slice(0, -1).map((part) => part.name);
  const name = id ?? file.name;
  return {
    id: [...folders, name].join('/'),
    route: (base + routeOf(folders, file.name, name, slug)).replace(/(.)\/$/, '$1'),
    position: file.position,
  };
}

/**
 * Returns the route of a component page, whose path is relative to `site/pages`. For `status/index.tsx`, it's
 * `/status`.
 */
export function componentRoute(path: string): string {
  const route = path.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '');
  return `/${route}`.replace(/(.)\/+$/, '$1');
}

/**
 * Splits `02-orders` into its name and position. Dates (`2024-01-01`), versions (`4.2-notes`), and numbers without any
 * text after them belong to the name.
 */
export function splitNumberPrefix(text: string): { name: string; position?: number } {
  const isDateOrVersion = /^\d+[-_.]\d/.test(text);
  const match = isDateOrVersion ? null : /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(text);
  if (match === null) return { name: text };
  const [, number = '', name = text] = match;
  return { name, position: Number(number) };
}

/**
 * True for files that pages include, but that aren't pages themselves. A part of their path begins with `_`.
 */
export function isPartial(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('_'));
}

/** Returns the part after the last slash. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Checks the names of files and folders. Slugs have already been checked with the front matter. */
export function routeProblems(source: PageSource): Problem[] {
  return breachOf(source, (corrected) => {
    const slug = corrected === undefined ? 'a slug' : `slug: ${corrected}`;
    return `Rename the file or folder, or set ${slug} in the front matter`;
  });
}

/** Returns the problem with a route that a plugin gives a page. */
export function givenRouteProblems(source: PageSource): Problem[] {
  return breachOf(source, (corrected) => {
    if (corrected === undefined) {
      return 'Use a different route for this page in the plugin that provides it';
    }
    return `Change the page's route to ${corrected} in the plugin that provides the page`;
  });
}

function breachOf(
  { file, route }: PageSource,
  remedyFor: (corrected: string | undefined) => string,
): Problem[] {
  const breach = checkRouteText(route);
  if (breach === undefined) return [];
  const message = `route '${route}' ${breach.message}`;
  return [{ severity: 'error', place: { file }, message, remedy: remedyFor(breach.corrected) }];
}

function routeOf(
  folders: readonly string[],
  fileName: string,
  name: string,
  slug: string | undefined,
): string {
  const folder = folders.map((part) => `/${part}`).join('');
  const route =
    slug?.replace(/(^|\/)index\/?$/, '$1') ?? (isFolderPage(folders, fileName) ? '' : name);
  const full = route.startsWith('/') ? route : `${folder}/${route}`;
  return full.replace(/\/+$/, '') || '/';
}

function isFolderPage(folders: readonly string[], fileName: string): boolean {
  const name = fileName.toLowerCase();
  return name === 'index' || name === 'readme' || name === folders.at(-1)?.toLowerCase();
}
