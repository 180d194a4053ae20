/** Files for search engines: `sitemap.xml` and `robots.txt`. */
import { definePlugin, type Output, type OutputContext } from '../../core/plugin-api.ts';
import { pageAddress } from '../../shared/routes.ts';
import { escapeAttribute } from '../../shared/safe-text.ts';

export const sitemap = definePlugin({
  name: 'sitemap',
  outputs: (context) => [sitemapFile(context), robots(context)],
});

function sitemapFile(context: OutputContext): Output {
  const { url, base } = context.definition.config;
  return { name: 'sitemap.xml', content: () => sitemapText(sitemapPages(context), url, base) };
}

export interface SitemapPage {
  route: string;
  /** Date of the last change, as `2026-01-31` or a longer ISO date. */
  lastModified?: string;
  /** True for pages that search engines shouldn't index. */
  noIndex: boolean;
}

/**
 * Returns the text of the sitemap, with absolute URLs without trailing slashes, weekly changes, and the
 * priority 0.5. Omits pages that search engines shouldn't index.
 *
 * @param origin without a trailing slash
 * @param base `''` or `/docs`
 */
export function sitemapText(pages: Iterable<SitemapPage>, origin: string, base: string): string {
  const entries = [...pages]
    .filter((page) => !page.noIndex)
    .map((page) => urlEntry(page, origin, base));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function sitemapPages(context: OutputContext): SitemapPage[] {
  return [...context.site.pages.values()].map((page) => ({
    route: page.route,
    noIndex: page.unlisted || page.kind === 'tool',
    lastModified:
      page.source?.frontMatter.last_update?.date ??
      context.compiled.get(page.source?.file ?? '')?.lastUpdate?.date,
  }));
}

function urlEntry(page: SitemapPage, origin: string, base: string): string {
  const location = pageAddress(page.route, origin, base);
  const date = /^\d{4}-\d{2}-\d{2}/.exec(page.lastModified ?? '')?.[0];
  const lastModified = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
  return `<url><loc>${escapeAttribute(location.replaceAll("'", '%27'))}</loc>${lastModified}<changefreq>weekly</changefreq><priority>0.5</priority></url>`;
}

/** Returns `robots.txt`, which allows everything and names the sitemap. */
export function robots({ definition: { config } }: OutputContext): Output {
  return {
    name: 'robots.txt',
    content: () => `User-agent: *\nAllow: /\n\nSitemap: ${config.url}${config.base}/sitemap.xml\n`,
  };
}
