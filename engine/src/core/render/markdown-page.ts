/**
 * Creates a page's Markdown, which is available at its URL plus `.md`. It's the document's `<main>` element
 * without the layout around it. `core/compile/html-to-markdown/` converts the HTML.
 */

import { hasMarkdown } from '../../shared/page-kinds.ts';
import {
  decodeAddress,
  encodePathname,
  isExternal,
  markdownFileOfRoute,
  routeOfPathname,
  splitAddress,
} from '../../shared/routes.ts';
import type { Texts } from '../../shared/texts/texts.ts';
import { addressOf } from '../assemble/links/addresses.ts';
import type { ResolvedLink } from '../assemble/links/resolve-links.ts';
import type { Site, SitePage } from '../assemble/site.ts';
import { readHtml } from '../compile/html/html-tokens.ts';
import { BODY_SLOT, ORIGIN_SLOT, replaceLinkSlots } from '../compile/html/link-slots.ts';
import { markdownArticle } from '../compile/html-to-markdown/html-to-markdown.ts';
import { linkTarget } from '../compile/html-to-markdown/inline.ts';
import type { SiteConfig } from '../config/types.ts';

/** The site's URL. Links in a page's Markdown are absolute, because the Markdown is read outside of the site. */
export type Origin = Pick<SiteConfig, 'url' | 'base'>;

/** Returns the URL of a file in the output. */
export function fileAddress(file: string, { url, base }: Origin): string {
  return `${url}${encodePathname(`${base}/${file}`)}`;
}

/** Returns the URL of a page's Markdown. */
function markdownAddress(route: string, origin: Origin): string {
  return fileAddress(markdownFileOfRoute(route), origin);
}

/** The parts of a page. */
export interface PageParts {
  /** The notice at the top. */
  notice?: string;
  /** The `main` element with a slot instead of the body. */
  main: string;
  /** The body as Markdown with slots. */
  body: string;
  /** The targets of the links that the slots stand for. */
  links: readonly ResolvedLink[];
}

/** The parts of a site that the Markdown of every page depends on. */
interface MarkdownSite {
  site: Pick<Site, 'pages'>;
  origin: Origin;
  texts: Texts;
}

/** Returns a page as Markdown. Links to other pages lead to their Markdown. */
export function markdownPage(
  { notice, main, body, links }: PageParts,
  page: Pick<SitePage, 'title'>,
  { site, origin, texts }: MarkdownSite,
): string {
  const addressIn = (href: string) => absoluteAddress(href, site, origin);
  const frame = markdownArticle(readHtml(main), addressIn, texts);
  const filled = replaceLinkSlots(body, (index, which) => {
    const link = links[index];
    if (link === undefined) throw new Error(`No link for slot ${index}`);
    if (which === 'start') return '[';
    return linkTarget(addressIn(addressOf(link.href, origin.base)));
  }).replaceAll(ORIGIN_SLOT, () => origin.url);
  const text = frame.replace(BODY_SLOT, () => filled);
  const title = text.startsWith('# ') ? '' : `# ${page.title}\n\n`;
  const start = notice === undefined ? '' : `> ${notice}\n\n`;
  return `${start}${title}${text}\n`;
}

/** Returns the URL of a link's target. For a page, that's the URL of its Markdown. */
function absoluteAddress(href: string, { pages }: Pick<Site, 'pages'>, origin: Origin): string {
  if (href.startsWith('#') || isExternal(href)) return href;
  const { path, query, hash } = splitAddress(href);
  const route = routeOfPathname(decodeAddress(path), origin.base);
  const page = route === undefined ? undefined : pages.get(route);
  if (page === undefined || !hasMarkdown(page)) return origin.url + href;
  return markdownAddress(page.route, origin) + query + hash;
}
