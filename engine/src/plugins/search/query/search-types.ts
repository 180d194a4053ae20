/** Queries and results of search, for every type of index. */
import type { SearchLink } from '../search-data.ts';

/** A part of a text. Parts that match the query are marked. It's never HTML. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

export interface SearchHit {
  /** Unique among a result's hits, and the same in every result. */
  id: string;
  /** Path and anchor on this site. */
  href: string;
  /** The heading of the section, or the page's title. */
  title: readonly TextPart[];
  /** The page's title and the headings above the section. Empty for the beginning of a page. */
  above: readonly string[];
  /** The text around the match. Empty if there's no text to show, and `undefined` while it loads. */
  excerpt: readonly TextPart[] | undefined;
  /** The part of the site. */
  group: string;
  kind: string;
  /** An operation's method: `GET`. */
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
  /** Total number of hits, including those beyond `limit`. */
  total: number;
  /** If there are no hits, queries that do have hits. */
  closest: readonly string[];
  /** True if only a part of the index was searched. A better result follows. */
  isPartial?: true;
  /** True if the first hits contain the query word for word. */
  isQuoted?: true;
}

export interface SearchBackend {
  /** Runs a query. Rejects if that fails. If `signal` is aborted, rejects with the signal's reason. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
  /** Loads everything that queries need. If it's called again after a failure, it tries again. */
  load(): Promise<void>;
  /** Calls `listener` when earlier queries would have better results. Returns a function that unsubscribes. */
  onImproved(listener: () => void): () => void;
}

/** Data to show besides the results, even before there are any. It doesn't depend on the index. */
export interface SearchSurroundings {
  kinds: readonly string[];
  suggestions: readonly SearchLink[];
  community?: SearchLink;
}

/** Returns the query of the results page's URL. */
export function queryString(text: string, kind: string | undefined): string {
  const query = new URLSearchParams({ q: text, ...(kind === undefined ? {} : { kind }) });
  return `?${query}`;
}

/** Returns the parts' text without marks. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
