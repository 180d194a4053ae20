/** Searches the index of a service that supports DocSearch's protocol, with one POST request per query. */

import type { SearchAnswer, SearchBackend, SearchQuery } from '../../query/search-types.ts';
import type { HostedSearch, SearchManifest } from '../../search-data.ts';
import { hitsOf } from './hits.ts';
import { postToHosts } from './hosts.ts';
import { MARK_BEGIN, MARK_END } from './marked-text.ts';

type Hosted = NonNullable<SearchManifest['hosted']>;

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
/** The maximum number of results in memory. */
const MAXIMUM_KNOWN = 50;

/**
 * Returns a back end for a hosted index. It caches results, but two identical requests at the same time are both
 * sent.
 */
export function createHostedBackend(hosted: Hosted): SearchBackend {
  const known = new Map<string, SearchAnswer>();
  return {
    async load() {
      // The index is on a different server, so there's nothing to load.
    },
    async search(query, signal) {
      const body = bodyOf(hosted, query);
      const remembered = known.get(body);
      if (remembered !== undefined) return remembered;
      const response = await postToHosts(hosted, pathOf(hosted), body, signal);
      const answer = answerOf(response, query.limit);
      if (known.size >= MAXIMUM_KNOWN) known.clear();
      known.set(body, answer);
      return answer;
    },
    onImproved: () => () => undefined,
  };
}

function pathOf({ appId, apiKey }: HostedSearch): string {
  const parameters = new URLSearchParams({
    'x-algolia-agent': 'Docs search (1.0.0)',
    'x-algolia-api-key': apiKey,
    'x-algolia-application-id': appId,
  });
  return `/1/indexes/*/queries?${parameters}`;
}

function bodyOf({ indexName, facetFilters }: Hosted, query: SearchQuery): string {
  const { text, kind, offset, limit, excerptWords } = query;
  const snippets = [...LEVELS.slice(1), 'content'].map((name) => `${name}:${excerptWords}`);
  return JSON.stringify({
    requests: [
      {
        indexName,
        query: text,
        attributesToRetrieve: [...LEVELS, 'content', 'type', 'url', 'kind', 'operation'],
        attributesToSnippet: snippets,
        snippetEllipsisText: '…',
        highlightPreTag: MARK_BEGIN,
        highlightPostTag: MARK_END,
        clickAnalytics: false,
        hitsPerPage: limit,
        page: Math.floor(offset / limit),
        facetFilters: kind === undefined ? facetFilters : [...facetFilters, `kind:${kind}`],
      },
    ],
  });
}

/**
 * Parses a response. Throws if it contains no result, because any server may have responded. Hits beyond the
 * requested number are dropped, because they could block the page.
 */
function answerOf(value: unknown, limit: number): SearchAnswer {
  const results = (value as { results?: unknown } | null)?.results;
  const [result] = Array.isArray(results) ? results : [];
  const { hits, nbHits } = (result ?? {}) as { hits?: unknown; nbHits?: unknown };
  if (!Array.isArray(hits)) throw new Error("The service's response has no hits");
  const total = Number.isSafeInteger(nbHits) ? Number(nbHits) : hits.length;
  return { hits: hitsOf(hits.slice(0, limit)), total: Math.max(total, 0), closest: [] };
}
