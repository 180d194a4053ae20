/** Creates security headers and policies that allow only what the site's configuration needs. */
import { NO_SITE_HOOKS, type SiteHooks } from '../../assemble/site-hooks.ts';
import { mergedSources } from '../../config/policy-sources.ts';
import type { SiteDefinition } from '../../config/types.ts';
import { REDIRECT_SCRIPT } from '../redirect-documents.ts';
import { type InlineCode, metaPolicy, securityHeaders } from './headers.ts';
import { workerSources } from './worker-policies.ts';

type PolicyHooks = Pick<SiteHooks, 'policy'>;

type Headers = Readonly<Record<string, string>>;

/**
 * Returns the headers of every response, and the headers for hosts that join the values of all rules for a
 * path.
 *
 * @param inlineOfPages scripts and styles in pages
 */
export function siteHeaders(
  definition: SiteDefinition,
  inlineOfPages: InlineCode,
  { policy: { sources, workers } }: PolicyHooks = NO_SITE_HOOKS,
): Record<'headers' | 'joinedHeaders', Headers> {
  const { config } = definition;
  const inline = inlineOf(definition, inlineOfPages);
  const own: Headers = config.noIndex ? { 'X-Robots-Tag': 'noindex' } : {};
  return {
    headers: { ...securityHeaders(inline, sources), ...own },
    joinedHeaders: {
      ...securityHeaders(inline, mergedSources(sources, workerSources(workers))),
      ...own,
    },
  };
}

/**
 * Returns the policy that documents contain. Some hosts' headers have to allow a worker's servers everywhere,
 * and this policy prevents pages from using these servers. For hosts that can't send headers, it's the whole
 * policy.
 */
export function documentPolicy(
  definition: SiteDefinition,
  inlineOfPages: InlineCode,
  { policy: { sources, workers } }: PolicyHooks = NO_SITE_HOOKS,
): string | undefined {
  const { config } = definition;
  const inline = inlineOf(definition, inlineOfPages);
  if (config.policyInDocuments) return metaPolicy(inline, sources);
  const hasWorkers = workerSources(workers)['connect-src'] !== undefined;
  return hasWorkers ? metaPolicy(inline, sources, ['connect-src']) : undefined;
}

function inlineOf({ redirects }: SiteDefinition, { scripts, styles }: InlineCode): InlineCode {
  return { scripts: redirects.files ? [...scripts, REDIRECT_SCRIPT] : scripts, styles };
}
