/** Queries and answers of search, whichever index is behind it. */
import type { SearchLink } from '../search-data.ts';

/** A part of a text. Parts that match the query are marked. Never HTML. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

export interface SearchHit {
  /** Unique among the hits of an answer, and the same in every answer. */
  id: string;
  /** Path and anchor on this site. */
  href: string;
  /** The heading of the section, or the page's title. */
  title: readonly TextPart[];
  /** The page's title and the headings above the section. Empty for the beginning of a page. */
  above: readonly string[];
  /** The text around the match. Empty if there's no text to show, and `undefined` while it loads. */
  excerpt: readonly TextPart[] | undefined;
  /** Part of the site. */
  group: string;
  kind: string;
  /** Method of an operation: `GET`. */
  method?: string;
}

export interface SearchQuery {
  text: string;
  /** Only hits of this kind. */
  kind?: string;
  offset: number;
  limit: number;
  /** How many words an excerpt has. 0 means no excerpt. */
  excerptWords: number;
}

export interface SearchAnswer {
  hits: readonly SearchHit[];
  /** Number of hits there are, also those beyond `limit`. */
  total: number;
  /** Queries that find something, when this one does not. */
  closest: readonly string[];
  /** True when more than this was not searched yet: a better answer follows. */
  isPartial?: true;
  /** True when the first hits say the query word for word. */
  isQuoted?: true;
}

export interface SearchBackend {
  /** Runs a query. Rejects if that fails. If `signal` is aborted, rejects with the signal's reason. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
  /** Loads what answering needs. Called again after a failure, it tries again. */
  load(): Promise<void>;
  /** Calls back when the answers to earlier queries have become better. Returns what ends it. */
  onImproved(listener: () => void): () => void;
}

/** Options beside the results, and before there are any: known without the index. */
export interface SearchSurroundings {
  kinds: readonly string[];
  suggestions: readonly SearchLink[];
  community?: SearchLink;
}

/** The query of the address of the page of results. */
export function queryString(text: string, kind: string | undefined): string {
  const query = new URLSearchParams({ q: text, ...(kind === undefined ? {} : { kind }) });
  return `?${query}`;
}

/** Text of parts without marks. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
