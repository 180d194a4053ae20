/**
 * Checks for reserved routes. A page with such a route would replace a file that browsers or hosts expect, or
 * it couldn't be served.
 */

import { HASHED_FOLDERS } from '../../../shared/output-folders.ts';
import { NOT_FOUND_ROUTE } from '../../../shared/routes.ts';
import { siteFiles } from '../../config/site-files.ts';
import type { Place, Problem } from '../../problems/problems.ts';
import type { ToolPage } from '../../source/page-loader.ts';
import { frontMatterPlace } from '../../source/page-source.ts';
import type { SitePage } from '../site.ts';

/** Paths that the development server handles itself. */
const DEV_FOLDERS: readonly string[] = ['@fs', '@id', '@vite'];

/** Returns a problem for each page whose route is reserved or taken. */
export function checkRoutes(pages: Iterable<SitePage>, tools: readonly ToolPage[] = []): Problem[] {
  const owners = new Map<string, SitePage>();
  return [...pages].flatMap((page) => {
    const reason = reservedFor(page) ?? reservedForTool(page, tools) ?? sameBut(page, owners);
    return reason === undefined ? [] : [routeProblem(page, reason)];
  });
}

/** Returns a reason if two routes differ only in case, because many file systems and some hosts ignore case. */
function sameBut(page: SitePage, owners: Map<string, SitePage>): string | undefined {
  const key = page.route.normalize('NFC').toLowerCase();
  const owner = owners.get(key);
  owners.set(key, owner ?? page);
  if (owner === undefined) return undefined;
  const { route, source } = owner;
  return `differs from ${route} (${source?.file ?? siteFiles.sidebars}) only in letter case`;
}

/**
 * Returns a problem for each page whose URL is a file's URL, such as `/robots.txt`, or `/a.md` next to the page `/a`.
 *
 * @param names paths of files in the output
 */
export function takenAddresses(pages: Iterable<SitePage>, names: ReadonlySet<string>): Problem[] {
  return [...pages]
    .filter(({ route }) => names.has(route.slice(1)))
    .map((page) => routeProblem(page, 'is the URL of a file'));
}

/** Returns the problem of a page whose route is taken. Its location is where the route is defined. */
function routeProblem(page: SitePage, reason: string): Problem {
  return {
    severity: 'error',
    place: placeOfRoute(page),
    message: `has the route ${page.route}, which ${reason}`,
    remedy: 'Give the page a slug, or rename its file or folder.',
  };
}

function reservedFor({ route }: SitePage): string | undefined {
  const [first = '', ...others] = route.slice(1).split('/');
  if ([first, ...others].some((part) => part.startsWith('.'))) {
    return "has a part that begins with a dot, so hosts won't serve it";
  }
  if (HASHED_FOLDERS.includes(first) && others.length > 0) {
    return `is under /${first}, where browsers cache everything for a year`;
  }
  if (DEV_FOLDERS.includes(first)) return 'is reserved for the development server';
  if (route === NOT_FOUND_ROUTE) return 'is reserved for the not-found page';
  return undefined;
}

/**
 * Returns a reason if a document has a tool's route, because the document would hide the tool. A component can have
 * that route, because it can render the tool itself.
 */
function reservedForTool(page: SitePage, tools: readonly ToolPage[]): string | undefined {
  const tool = tools.find(({ route }) => route === page.route);
  if (tool === undefined || (page.kind !== 'doc' && page.kind !== 'category')) return undefined;
  return `is reserved for the ${tool.id} page`;
}

function placeOfRoute({ source, route, title }: SitePage): Place {
  if (source === undefined) return { file: siteFiles.sidebars, near: title };
  if (source.provided !== undefined) return { file: siteFiles.config, near: route };
  return frontMatterPlace(source, 'slug');
}
