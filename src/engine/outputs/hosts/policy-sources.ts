/** Sources that search and the console add to the content security policy. */
import { searchHosts } from '../../../shared/search.ts';
import type {
  PolicyDirective,
  PolicySources,
  SearchConfig,
  SiteConfig,
} from '../../config/types.ts';

/** Sources by directive for the hosts that the browser asks; none when the index is the site's own. */
export function searchSources({ hosted }: Pick<SearchConfig, 'hosted'>): PolicySources {
  return hosted === undefined ? {} : { 'connect-src': searchHosts(hosted) };
}

/**
 * Servers that readers may call from the console: any over TLS, and those on their own machine. A
 * site without an API needs none of this.
 */
export function consoleSources({ apis = [] }: Pick<SiteConfig, 'apis'>): PolicySources {
  if (apis.length === 0) return {};
  return { 'connect-src': ['https:', 'http://localhost:*', 'http://127.0.0.1:*'] };
}

/** All sources by directive. */
export function mergedSources(...all: readonly PolicySources[]): PolicySources {
  const result: Partial<Record<PolicyDirective, string[]>> = {};
  for (const sources of all) {
    for (const [name, list] of Object.entries(sources)) {
      const directive = name as PolicyDirective;
      result[directive] = [...(result[directive] ?? []), ...(list ?? [])];
    }
  }
  return result;
}
