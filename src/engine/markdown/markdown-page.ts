/** A page as Markdown, at its address plus `.md`: what its document says, without what stands around it. */
import {
  decodeAddress,
  encodePathname,
  isExternal,
  markdownFileOfRoute,
  pathnameOfRoute,
  routeOfPathname,
  splitAddress,
} from '../../shared/routes.ts';
import type { Site, SitePage } from '../assemble/site.ts';
import { hasMarkdown } from '../assemble/views/page-view.ts';
import type { SiteConfig } from '../config/types.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

/** Where the site is served: its addresses are absolute, because Markdown is read away from it. */
export type Origin = Pick<SiteConfig, 'url' | 'base'>;

/** Name of the file that lists all pages for agents. */
export const LLMS_FILE = 'llms.txt';

/** Address of a file of the output. */
export function fileAddress(file: string, { url, base }: Origin): string {
  return `${url}${encodePathname(`${base}/${file}`)}`;
}

/** Address of a page as Markdown. */
export function markdownAddress(route: string, origin: Origin): string {
  return fileAddress(markdownFileOfRoute(route), origin);
}

/** Address of a page. */
export function pageAddress(route: string, { url, base }: Origin): string {
  return `${url}${encodePathname(pathnameOfRoute(route, base))}`;
}

/**
 * Markdown of a page. Links to other pages lead to their Markdown.
 *
 * @param main its `main` element
 */
export function markdownPage(
  main: string,
  page: Pick<SitePage, 'route' | 'title'>,
  site: Pick<Site, 'pages'>,
  origin: Origin,
): string {
  const body = htmlToMarkdown(main, (href) => absoluteAddress(href, site, origin));
  const title = body.startsWith('# ') ? '' : `# ${page.title}\n\n`;
  const index = fileAddress(LLMS_FILE, origin);
  const source = pageAddress(page.route, origin);
  return `> For AI agents: ${index} lists all pages of this documentation. This page is ${source}\n\n${title}${body}`;
}

/** Address of what a page links to: the Markdown of pages, everything else as it is. */
export function absoluteAddress(
  href: string,
  { pages }: Pick<Site, 'pages'>,
  origin: Origin,
): string {
  if (href.startsWith('#') || isExternal(href)) return href;
  const { path, query, hash } = splitAddress(href);
  const route = routeOfPathname(decodeAddress(path), origin.base);
  const page = route === undefined ? undefined : pages.get(route);
  if (page === undefined || !hasMarkdown(page)) return origin.url + href;
  return markdownAddress(page.route, origin) + query + hash;
}
