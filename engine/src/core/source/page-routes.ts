/** From the path of a content file to the id and route of its page. */
import { checkRouteText } from '../config/schemas/address-rules.ts';
import type { Problem } from '../problems/problems.ts';
import type { PageSource } from './page-source.ts';

export interface PagePath {
  /** `reference/orders`: the path without extension and number prefixes. */
  id: string;
  /** `/reference/orders`. */
  route: string;
  /** Number of the file's prefix: 2 for `02-orders.md`. */
  position?: number;
}

/**
 * Id and route of a content file, given its path below the content folder. The route follows the
 * folders; `index`, `README` and a file named like its folder take the folder's route; number
 * prefixes are stripped and case is kept. An `id` replaces the last part; a `slug` decides the
 * route: alone when it starts with `/`, else below the folder.
 *
 * @param base route of the content folder: `''` or `/docs`
 */
export function pagePath(
  path: string,
  { id, slug }: { id?: string; slug?: string },
  base = '',
): PagePath {
  const parts = path
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

/** Route of a component page, given its path below `site/pages`: `status/index.tsx` is `/status`. */
export function componentRoute(path: string): string {
  const route = path.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '');
  return `/${route}`.replace(/(.)\/+$/, '$1');
}

/**
 * Splits `02-orders` into name and position. Dates and versions (`2024-01-01`, `4.2-notes`) are
 * names, and so is a number without anything behind it.
 */
export function splitNumberPrefix(text: string): { name: string; position?: number } {
  const isDateOrVersion = /^\d+[-_.]\d/.test(text);
  const match = isDateOrVersion ? null : /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(text);
  if (match === null) return { name: text };
  const [, number = '', name = text] = match;
  return { name, position: Number(number) };
}

/** True for files that are included by pages and are none themselves: any part begins with `_`. */
export function isPartial(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('_'));
}

/** Part behind the last slash. */
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

/** Returns what's wrong with a route that a plugin gives a page. */
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
