/** `sitemap.xml` and `robots.txt`. */
import { escapeAttribute } from '../../shared/escape-html.ts';
import { encodePathname, pathnameOfRoute } from '../../shared/routes.ts';

export interface SitemapPage {
  route: string;
  /** Date of the last change, as `2026-01-31` or a longer ISO date. */
  lastModified?: string | undefined;
  /** True for pages that search engines are asked to leave out. */
  noIndex: boolean;
}

/**
 * Text of the sitemap. Rules of the specification: absolute locations without trailing slash, weekly
 * changes, priority 0.5; pages with a robots noindex are left out.
 *
 * @param origin without final slash
 * @param base `''` or `/docs`
 */
export function sitemap(pages: Iterable<SitemapPage>, origin: string, base: string): string {
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

/** Text of `robots.txt`: everything may be read; names the sitemap. */
export function robots(origin: string, base: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${base}/sitemap.xml\n`;
}

function urlEntry(page: SitemapPage, origin: string, base: string): string {
  const location = origin + encodePathname(pathnameOfRoute(page.route, base));
  const date = /^\d{4}-\d{2}-\d{2}/.exec(page.lastModified ?? '')?.[0];
  const lastModified = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
  return `<url><loc>${escapeAttribute(location.replaceAll("'", '%27'))}</loc>${lastModified}<changefreq>weekly</changefreq><priority>0.5</priority></url>`;
}
