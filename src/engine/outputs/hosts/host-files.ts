/** Files that tell hosts how to serve the others. They hold headers, which is why they come last. */

import type { Output, OutputContext } from '../output.ts';
import { securityHeaders } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { consoleSources, mergedSources, searchSources } from './policy-sources.ts';
import { formatServerSettings, SERVER_SETTINGS_FILE } from './server-settings.ts';
import { thirdPartySources } from './third-party-sources.ts';

/** @param files headers of single files, by name */
export function hostFiles(
  context: OutputContext,
  files: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Output[] {
  const { base } = context.definition.config;
  const headers = siteHeaders(context);
  return [
    { name: '_headers', content: () => headersFile({ base, headers, files }) },
    {
      name: SERVER_SETTINGS_FILE,
      content: () => formatServerSettings({ base, headers, files, redirects: {} }),
    },
  ];
}

/** Headers of every answer: the policy allows what the site's configuration asks for, and no more. */
function siteHeaders({ definition: { config }, assets }: OutputContext): Record<string, string> {
  const sources = mergedSources(
    thirdPartySources(config.thirdParties),
    searchSources(config.search),
    consoleSources(config),
  );
  return securityHeaders(assets.inlineScripts ?? [], { sources });
}
