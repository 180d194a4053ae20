/** What a hosted index adds to the content security policy. */
import { searchHosts } from '../../shared/search.ts';
import type { PolicySources, SearchConfig } from '../config/types.ts';

/** Sources by directive for the hosts that the browser asks; none when the index is the site's own. */
export function searchSources({ hosted }: Pick<SearchConfig, 'hosted'>): PolicySources {
  return hosted === undefined ? {} : { 'connect-src': searchHosts(hosted) };
}
