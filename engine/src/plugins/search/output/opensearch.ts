/** `opensearch.xml`, with which browsers and launchers offer search of the site (OpenSearch 1.1). */
import type { OutputProvider, SiteConfig, SiteHeadTag } from '../../../core/plugin-api.ts';
import { escapeAttribute } from '../../../shared/escape-html.ts';
import { pathnameOfRoute } from '../../../shared/routes.ts';
import { SEARCH_ROUTE } from '../search-page.ts';

const FILE = 'opensearch.xml';
const MEDIA_TYPE = 'application/opensearchdescription+xml';

/** Limits of the elements: https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md */
const MAXIMUM_SHORT_NAME = 16;
const MAXIMUM_DESCRIPTION = 1024;

export const openSearch: OutputProvider = {
  outputs: ({ definition: { config } }) => [
    {
      name: FILE,
      headers: { 'Content-Type': `${MEDIA_TYPE}; charset=utf-8` },
      content: () => openSearchText(config),
    },
  ],
};

/** Returns the tag that lets readers add search of the site to their browser. */
export function openSearchTag({ title }: Pick<SiteConfig, 'title'>): SiteHeadTag {
  return { tag: 'link', attributes: { rel: 'search', type: MEDIA_TYPE, title, href: `/${FILE}` } };
}

interface SearchableSite {
  title: string;
  tagline: string;
  /** Origin, without a final slash. */
  url: string;
  /** `''` or `/docs`. */
  base: string;
}

/** Returns the description of the site's search for browsers. */
export function openSearchText({ title, tagline, url, base }: SearchableSite): string {
  const template = `${url}${pathnameOfRoute(SEARCH_ROUTE, base)}?q={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeAttribute(title.slice(0, MAXIMUM_SHORT_NAME).trim())}</ShortName>`,
    `<Description>${escapeAttribute(tagline.slice(0, MAXIMUM_DESCRIPTION))}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" template="${escapeAttribute(template)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
