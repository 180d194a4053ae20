/** Head tags of one page. The browser replaces all of them on navigation. */

import * as attributes from '../../shared/attributes.ts';
import { pageAddress } from '../../shared/routes.ts';
import { notFound } from '../../shared/texts/pages.ts';
import type { PageView, SiteView } from '../../shared/view.ts';
import { type HeadTag, scriptJson } from './html.ts';
import { absolute, structuredData } from './structured-data.ts';

/** Returns the document's title: `Orders | Site`, or the site's title and tagline on the home page. */
export function documentTitle(view: PageView, site: SiteView): string {
  if (view.kind === 'not-found') return `${notFound} | ${site.title}`;
  return view.title === site.title ? site.title : `${view.title} | ${site.title}`;
}

/** Returns the page's tags. Each has the attribute `data-page-head`. */
export function pageHead(view: PageView, site: SiteView): HeadTag[] {
  const tags = [
    ...description(view, site),
    ...openGraph(view, site),
    ...robots(view),
    ...addresses(view, site),
    ...view.head,
    ...structuredDataTag(view, site),
  ];
  return tags.map((each) => ({
    ...each,
    attributes: { ...each.attributes, [attributes.PAGE_HEAD]: '' },
  }));
}

/**
 * The maximum number of keywords in the head. The site's search reads whole pages, and search engines give
 * keywords little weight, if any.
 */
const MAXIMUM_KEYWORDS = 4;

function description(view: PageView, site: SiteView): HeadTag[] {
  const text = view.description === '' ? site.tagline : view.description;
  const words = view.keywords.slice(0, MAXIMUM_KEYWORDS).join(',');
  const keywords = words === '' ? [] : [meta('keywords', words)];
  return [meta('description', text), property('og:description', text), ...keywords];
}

function openGraph(view: PageView, site: SiteView): HeadTag[] {
  const image = view.image ?? site.socialImage;
  const images =
    image === undefined
      ? []
      : [property('og:image', absolute(image, site)), meta('twitter:image', absolute(image, site))];
  return [
    property('og:title', documentTitle(view, site)),
    property('og:type', view.kind === 'doc' && view.route !== '/' ? 'article' : 'website'),
    property('og:site_name', site.title),
    property('og:locale', site.language.replace('-', '_')),
    ...images,
    meta('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ];
}

function robots(view: PageView): HeadTag[] {
  if (view.unlisted) return [meta('robots', 'noindex, nofollow')];
  return view.noIndex || view.kind === 'not-found' ? [meta('robots', 'noindex')] : [];
}

/** Returns no URL for the not-found page, because it can appear at any URL. */
function addresses(view: PageView, site: SiteView): HeadTag[] {
  if (view.kind === 'not-found') return [];
  const address = pageAddress(view.route, site.origin, site.base);
  return [
    property('og:url', address),
    ...markdown(view),
    link({ rel: 'canonical', href: address }),
    link({ rel: 'alternate', hreflang: site.language, href: address }),
    link({ rel: 'alternate', hreflang: 'x-default', href: address }),
  ];
}

/** Returns a link to the page's Markdown, for agents. */
function markdown({ markdown: href }: PageView): HeadTag[] {
  return href === undefined ? [] : [link({ rel: 'alternate', type: 'text/markdown', href })];
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes };
}

/** Returns one element for all data, because a list is as good as several elements. */
function structuredDataTag(view: PageView, site: SiteView): HeadTag[] {
  const data = structuredData(view, site);
  if (data.length === 0) return [];
  const attributes = { type: 'application/ld+json' };
  return [{ tag: 'script', attributes, text: scriptJson(data) }];
}
