/**
 * Types of the search data: records, which are created from the sections of pages, and the files that browsers
 * load.
 */

/** Maximum length of the input in a search field that has no other limit. */
export const DEFAULT_INPUT_LENGTH = 512;

/** Lists of postings, encoded as text (see `index/postings.ts`). */
export interface PostingsText {
  /** For each term, the distances between consecutive sections that contain it. */
  steps: string;
  /** For each term, its scores in these sections, one character each. */
  scores: string;
}

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** A section in DocSearch's format, with additional fields for search and filters. */
export interface SearchRecord {
  /** Route and anchor. They stay the same in every build. */
  objectID: string;
  /** Absolute URL. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** `lvl1` for the beginning of a page. Otherwise, the level of the section's heading. */
  type: Exclude<HierarchyLevel, 'lvl0'>;
  /** `lvl0` is the part of the site, `lvl1` is the page's title, and the other levels are headings. */
  hierarchy: Readonly<Record<HierarchyLevel, string | null>>;
  content: string | null;
  /** The code blocks in the content, in order. */
  code?: readonly string[];
  language: string;
  version: string;
  docusaurus_tag: string;
  /** The kind of page that readers can filter by: `Guides`, `API`, … */
  kind: string;
  keywords: readonly string[];
  /** The operation's method, path, id, and tags. */
  operation?: { method: string; path: string; operationId: string; tags: readonly string[] };
  /** Names of parameters and properties, and the first cells of table rows. */
  names?: readonly string[];
  /** True if the page ranks lower, because its subject is deprecated or it isn't for every reader. */
  isSecondary?: true;
  weight: { pageRank: number; level: number; position: number };
}

/** A hosted index, and the filters for this site. All of it is public. */
export interface HostedSearch {
  appId: string;
  /** A key that permits only searching. */
  apiKey: string;
  indexName: string;
  /** Origins to use instead of the service's own. They're tried in order. */
  hosts?: readonly string[];
}

export interface SearchLink {
  label: string;
  /** Final URL. */
  href: string;
}

/** URLs of the index's files, in the order in which they're loaded. */
export interface SearchIndexAddresses {
  /** The URL of the `SearchNamesFile`. */
  names: string;
  /** The URL of the `SearchWordsFile`. */
  words: string;
  /** The URL of the `SearchTextFile`. */
  texts: string;
}

/** `search.json`, which a browser needs before it can search. */
export interface SearchManifest {
  /** The URLs of the index's files. Absent with a hosted index. */
  index?: SearchIndexAddresses;
  hosted?: HostedSearch & { facetFilters: readonly (string | readonly string[])[] };
  /** The kinds of pages that exist, in the order of the filters. */
  kinds: readonly string[];
  /** Pages to suggest if nothing is found. */
  suggestions: readonly SearchLink[];
  /** A link to a community that answers questions. */
  community?: SearchLink;
}

export interface SearchIndexPage {
  /** Final URL without an anchor. */
  href: string;
  title: string;
  /** The part of the site, by which results are grouped. */
  group: string;
  kind: string;
  /** The operation's method, path, and id. */
  operation?: readonly [method: string, path: string, operationId: string];
  /** 1 for pages from an API description, which are ranked below guides. */
  isReference?: 1;
  /** 1 for pages that are ranked below similar pages. */
  isSecondary?: 1;
}

/**
 * A section: its page's number, its anchor (`''` for the beginning of a page), and the headings that lead to it
 * from the page's title.
 */
export type SearchIndexSection = readonly [page: number, anchor: string, ...headings: string[]];

/**
 * Names of sections: titles, headings, keywords, and URLs. Browsers load this file first. If the names are enough
 * to answer a query, they don't wait for the rest.
 */
export interface SearchNamesFile {
  pages: readonly SearchIndexPage[];
  /** All sections. Their positions are the section numbers. */
  sections: readonly SearchIndexSection[];
  /** Synonyms. Each entry connects a word that readers use with the words that pages use. */
  synonyms: readonly (readonly string[])[];
  /** Terms that occur in names. */
  terms: FrontCodedTerms;
  /** Postings of these terms. */
  named: PostingsText;
}

/** The rest of the index: words in the texts of sections. This file loads after the names. */
export interface SearchWordsFile {
  /** Terms that don't occur in any name. */
  terms: FrontCodedTerms;
  /** Postings of all terms in order, including those that occur in names. */
  said: PostingsText;
}

/**
 * Sorted terms, separated by spaces. The first character says how many letters a term has in common with the
 * previous one: `a` for none, `b` for one.
 */
export type FrontCodedTerms = string;

/** The index that browsers search, split into the files that they load. */
export interface SearchIndex {
  names: SearchNamesFile;
  words: SearchWordsFile;
}

/** The text of each section, for excerpts and phrases. This file loads last. */
export type SearchTextFile = readonly string[];

/** Origins of a hosted index: the nearest one, followed by its fallbacks. */
export function searchHosts({ appId, hosts }: HostedSearch): readonly string[] {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return hosts ?? [`https://${appId}-dsn.algolia.net`, ...others];
}
