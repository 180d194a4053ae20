/** Security headers and policies of a site: what its configuration asks for, and no more. */
import { mergedSources, thirdPartySources } from '../../config/policy-sources.ts';
import type { SiteDefinition } from '../../config/types.ts';
import { REDIRECT_SCRIPT } from '../redirect-files.ts';
import { metaPolicy, securityHeaders } from './headers.ts';
import { consoleSources, searchSources } from './policy-sources.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Returns the headers of every response, and those for hosts that join the values of all rules for a path.
 *
 * @param inlineScripts bodies of the inline scripts in pages
 */
export function siteHeaders(
  definition: SiteDefinition,
  inlineScripts: readonly string[],
): Record<'headers' | 'joinedHeaders', Headers> {
  const { config } = definition;
  const scripts = scriptsOf(definition, inlineScripts);
  const sources = sourcesOf(definition);
  const own: Headers = config.noIndex ? { 'X-Robots-Tag': 'noindex' } : {};
  return {
    headers: { ...securityHeaders(scripts, sources), ...own },
    joinedHeaders: {
      ...securityHeaders(scripts, mergedSources(sources, consoleSources(config))),
      ...own,
    },
  };
}

/**
 * Returns the policy that documents have in themselves. With an API it keeps pages from other servers on hosts whose
 * headers have to let the console's worker reach them. All of the policy is for hosts that send no headers.
 */
export function documentPolicy(
  definition: SiteDefinition,
  inlineScripts: readonly string[],
): string | undefined {
  const { config } = definition;
  const scripts = scriptsOf(definition, inlineScripts);
  const sources = sourcesOf(definition);
  if (config.policyInDocuments) return metaPolicy(scripts, sources);
  const hasConsole = consoleSources(config)['connect-src'] !== undefined;
  return hasConsole ? metaPolicy(scripts, sources, ['connect-src']) : undefined;
}

function scriptsOf({ redirects }: SiteDefinition, inlineScripts: readonly string[]) {
  return redirects.files ? [...inlineScripts, REDIRECT_SCRIPT] : inlineScripts;
}

function sourcesOf({ config }: SiteDefinition) {
  return mergedSources(thirdPartySources(config.thirdParties), searchSources(config.search));
}
