/** Types of the search data: the records that are created from sections of pages, and the files that browsers load. */

/** The maximum number of characters in a search field that has no other limit. */
export const DEFAULT_INPUT_LENGTH = 512;

/** Lists of postings, encoded as text (see `index/postings.ts`). */
export interface PostingsText {
  /** For each term, the differences between the numbers of consecutive sections that contain it. */
  steps: string;
  /** For each term, the scores of these sections, with one character per section. */
  scores: string;
}

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** A section in DocSearch's format, with additional fields for searching and filtering. */
export interface SearchRecord {
  /** Route and anchor, which stay the same from build to build. */
  objectID: string;
  /** Absolute URL. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** `lvl1` for the beginning of a page, and otherwise the level of the section's heading. */
  type: Exclude<HierarchyLevel, 'lvl0'>;
  /** `lvl0` is the part of the site, `lvl1` is the page's title, and the other levels are headings. */
  hierarchy: Readonly<Record<HierarchyLevel, string | null>>;
  content: string | null;
  /** The code blocks in the content, in order. */
  code?: readonly string[];
  language: string;
  version: string;
  docusaurus_tag: string;
  /** The kind of page, which readers can filter by: `Guides`, `API`, … */
  kind: string;
  keywords: readonly string[];
  /** An operation's method, path, operation id, and tags. */
  operation?: { method: string; path: string; operationId: string; tags: readonly string[] };
  /** Names of parameters and properties, and the first cells of table rows. */
  names?: readonly string[];
  /** True for a page with a lower rank, because it describes a deprecated feature or isn't for every reader. */
  isSecondary?: true;
  weight: { pageRank: number; level: number; position: number };
}

/** A hosted index, and the filters for this site. It contains no secrets. */
export interface HostedSearch {
  appId: string;
  /** A key that only allows searching. */
  apiKey: string;
  indexName: string;
  /** Origins to try in order instead of the service's origins. */
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
  /** The kinds of pages that exist, in the order of their filters. */
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
  /** The part of the site, which results are grouped by. */
  group: string;
  kind: string;
  /** Method, path, and operation id. */
  operation?: readonly [method: string, path: string, operationId: string];
  /** 1 for pages from an API description, which are ranked below guides. */
  isReference?: 1;
  /** 1 for pages that are ranked below similar pages. */
  isSecondary?: 1;
}

/** The page's number, the anchor (`''` for the beginning of a page), and the headings below the page's title. */
export type SearchIndexSection = readonly [page: number, anchor: string, ...headings: string[]];

/**
 * Names of sections: titles, headings, keywords, and URLs. Browsers load this file first, and answer queries
 * with it if the names are sufficient.
 */
export interface SearchNamesFile {
  pages: readonly SearchIndexPage[];
  /** Sections by number. */
  sections: readonly SearchIndexSection[];
  /** Synonyms. Each entry connects a word that readers use with the words that pages use for it. */
  synonyms: readonly (readonly string[])[];
  /** Terms in names. */
  terms: FrontCodedTerms;
  /** Postings of these terms. */
  named: PostingsText;
}

/** The rest of the index, with the words in the text of sections. This file is loaded after the names. */
export interface SearchWordsFile {
  /** Terms that aren't in any name. */
  terms: FrontCodedTerms;
  /** The postings of all terms in order, including the terms of names. */
  said: PostingsText;
}

/**
 * Terms in order, separated by spaces. The first character of a term represents the number of letters that it
 * shares with the previous term: `a` for none, `b` for one.
 */
export type FrontCodedTerms = string;

/** The index that browsers search, in the parts that they load. */
export interface SearchIndex {
  names: SearchNamesFile;
  words: SearchWordsFile;
}

/** The text of each record, for excerpts and for phrase queries. This file is loaded last. */
export type SearchTextFile = readonly string[];

/** Origins of a hosted index: the nearest one, followed by its fallbacks. */
export function searchHosts({ appId, hosts }: HostedSearch): readonly string[] {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return hosts ?? [`https://${appId}-dsn.algolia.net`, ...others];
}
