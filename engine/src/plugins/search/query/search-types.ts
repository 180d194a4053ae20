/** Queries and results, in the form that all types of indexes share. */
import type { SearchLink } from '../search-data.ts';

/** A part of a text, which is marked if it matches the query. It's plain text and never HTML. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

export interface SearchHit {
  /** The hit's id. It's unique in a result and the same in every result. */
  id: string;
  /** Path and anchor of a section on this site. */
  href: string;
  /** The section's heading, or the page's title. */
  title: readonly TextPart[];
  /** The page's title and the headings above the section. Empty if the section begins a page. */
  above: readonly string[];
  /** The text around the match. Empty if there's no text to show, and `undefined` while it's loading. */
  excerpt: readonly TextPart[] | undefined;
  /** The part of the site that the page belongs to. */
  group: string;
  kind: string;
  /** For an API operation, its method: `GET`. */
  method?: string;
}

export interface SearchQuery {
  text: string;
  /** If set, only hits of this kind are returned. */
  kind?: string;
  offset: number;
  limit: number;
  /** Number of words in an excerpt. With 0, hits have no excerpt. */
  excerptWords: number;
}

export interface SearchAnswer {
  hits: readonly SearchHit[];
  /** Total number of hits, including those beyond the limit. */
  total: number;
  /** If nothing was found, similar queries that would find something. */
  closest: readonly string[];
  /** True if only a part of the index was searched. A better result will follow. */
  isPartial?: true;
  /** True if the first hits contain the query word for word. */
  isQuoted?: true;
}

export interface SearchBackend {
  /** Runs a query. Rejects if that fails. If `signal` is aborted, rejects with the signal's reason. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
  /** Loads everything that queries need. After a failure, another call tries again. */
  load(): Promise<void>;
  /** Calls `listener` whenever earlier queries would have better results. Returns a function that unsubscribes. */
  onImproved(listener: () => void): () => void;
}

/** Data that's shown besides results, or before there are any. It's independent of the index. */
export interface SearchSurroundings {
  kinds: readonly string[];
  suggestions: readonly SearchLink[];
  community?: SearchLink;
}

/** Returns the query string for the URL of the results page. */
export function queryString(text: string, kind: string | undefined): string {
  const query = new URLSearchParams({ q: text, ...(kind === undefined ? {} : { kind }) });
  return `?${query}`;
}

/** Returns the text of all parts, without marks. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
