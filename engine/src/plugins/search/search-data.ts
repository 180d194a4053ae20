/** Data of search: records made from sections of pages, and the files browsers load. */

/** Characters that a field of search takes if it has no limit of its own. */
export const DEFAULT_INPUT_LENGTH = 512;

/** Lists of postings as text (see `index/postings.ts`). */
export interface PostingsText {
  /** Steps from section to section, a list for every term. */
  steps: string;
  /** One character for every section of every list: its score. */
  scores: string;
}

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** One section in the shape that DocSearch reads, with what else it is found and filtered by. */
export interface SearchRecord {
  /** Route and anchor: stable from build to build. */
  objectID: string;
  /** Complete address. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** `lvl1` for the beginning of a page, else the level of the section's heading. */
  type: Exclude<HierarchyLevel, 'lvl0'>;
  /** `lvl0` is the part of the site, `lvl1` the page's title, then headings. */
  hierarchy: Readonly<Record<HierarchyLevel, string | null>>;
  content: string | null;
  /** The code blocks in the content, in order. */
  code?: readonly string[];
  language: string;
  version: string;
  docusaurus_tag: string;
  /** `Guides`, `API` …: what readers filter by. */
  kind: string;
  keywords: readonly string[];
  /** Method and path, operation id and tags of an operation. */
  operation?: { method: string; path: string; operationId: string; tags: readonly string[] };
  /** Names of parameters and properties, and what rows of tables begin with. */
  names?: readonly string[];
  /** True for a page with a lower rank, because it describes a deprecated feature or isn't for every reader. */
  isSecondary?: true;
  weight: { pageRank: number; level: number; position: number };
}

/** Address of a hosted index, and what of it belongs to this site. Nothing in it is a secret. */
export interface HostedSearch {
  appId: string;
  /** The key that may search, and nothing else. */
  apiKey: string;
  indexName: string;
  /** Origins to try in order instead of the service's origins. */
  hosts?: readonly string[];
}

export interface SearchLink {
  label: string;
  /** Final address. */
  href: string;
}

/** Addresses of the index's files, in the order in which they are loaded. */
export interface SearchIndexAddresses {
  /** Address of the `SearchNamesFile`. */
  names: string;
  /** Address of the `SearchWordsFile`. */
  words: string;
  /** Address of the `SearchTextFile`. */
  texts: string;
}

/** `search.json`: what a browser needs to know before it can search. */
export interface SearchManifest {
  /** The URLs of the index's files. Absent with a hosted index. */
  index?: SearchIndexAddresses;
  hosted?: HostedSearch & { facetFilters: readonly (string | readonly string[])[] };
  /** Kinds there are, in the order of their filters. */
  kinds: readonly string[];
  /** Pages to offer when nothing is found. */
  suggestions: readonly SearchLink[];
  /** Link to a place in which people answer. */
  community?: SearchLink;
}

export interface SearchIndexPage {
  /** Final address without anchor. */
  href: string;
  title: string;
  /** Part of the site: results are grouped by it. */
  group: string;
  kind: string;
  /** Method, path and operation id. */
  operation?: readonly [method: string, path: string, operationId: string];
  /** 1 for what an API description says: guides come before it. */
  isReference?: 1;
  /** 1 for what comes after other pages that say the same. */
  isSecondary?: 1;
}

/** Number of the page, anchor (`''` for the beginning of a page), headings below the page's title. */
export type SearchIndexSection = readonly [page: number, anchor: string, ...headings: string[]];

/**
 * What sections are called: titles, headings, keywords, and addresses. Browsers load it first and answer the queries that
 * names answer.
 */
export interface SearchNamesFile {
  pages: readonly SearchIndexPage[];
  /** By number of the section in the index. */
  sections: readonly SearchIndexSection[];
  /** Synonyms: words that readers use, and words that pages use. */
  synonyms: readonly (readonly string[])[];
  /** Terms of names. */
  terms: FrontCodedTerms;
  /** Postings of each of them. */
  named: PostingsText;
}

/** What sections say besides. It completes the index, and is loaded after the names. */
export interface SearchWordsFile {
  /** Terms that no name has. */
  terms: FrontCodedTerms;
  /** The postings of all terms in order, including the terms of names. */
  said: PostingsText;
}

/**
 * Terms in order, separated by spaces. The first character stands for the number of letters that a term has in common
 * with the one before: `a` for none, `b` for one.
 */
export type FrontCodedTerms = string;

/** The index that browsers search, in the parts in which they load it. */
export interface SearchIndex {
  names: SearchNamesFile;
  words: SearchWordsFile;
}

/** Texts by number of the record, for excerpts and phrases. Loaded last. */
export type SearchTextFile = readonly string[];

/** Origins of a hosted index: the nearest one, followed by its fallbacks. */
export function searchHosts({ appId, hosts }: HostedSearch): readonly string[] {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return hosts ?? [`https://${appId}-dsn.algolia.net`, ...others];
}
