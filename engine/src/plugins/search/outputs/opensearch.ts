/**
 * Describes the site's search to browsers, launchers, and search engines: `opensearch.xml` (OpenSearch 1.1), and an
 * action in the home page's structured data.
 */
import type { OutputProvider, SiteConfig, SiteHeadTag } from '../../../core/plugin-api.ts';
import { pageAddress } from '../../../shared/routes.ts';
import { escapeAttribute } from '../../../shared/safe-text.ts';
import { SEARCH_ROUTE } from '../search-page.ts';

const FILE = 'opensearch.xml';
const MEDIA_TYPE = 'application/opensearchdescription+xml';

/** Maximum lengths of the elements: https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md */
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

/** Returns the tag that lets readers add the site's search to their browser. */
export function openSearchTag({ title }: Pick<SiteConfig, 'title'>): SiteHeadTag {
  return { tag: 'link', attributes: { rel: 'search', type: MEDIA_TYPE, title, href: `/${FILE}` } };
}

/** Returns the home page's action, as search engines document it: https://schema.org/SearchAction */
export function searchAction(site: Pick<SiteConfig, 'url' | 'base'>): object {
  return {
    '@type': 'SearchAction',
    target: templateOf(site, 'search_term_string'),
    'query-input': 'required name=search_term_string',
  };
}

/** Returns the URL of the results page, with a placeholder called `name` for the query. */
function templateOf({ url, base }: Pick<SiteConfig, 'url' | 'base'>, name: string): string {
  return `${pageAddress(SEARCH_ROUTE, url, base)}?q={${name}}`;
}

interface SearchableSite {
  title: string;
  tagline: string;
  /** The site's origin, without a trailing slash. */
  url: string;
  /** `''` or `/docs`. */
  base: string;
}

/** Returns the description of the site's search for browsers. */
export function openSearchText({ title, tagline, ...site }: SearchableSite): string {
  const template = templateOf(site, 'searchTerms');
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
