/** Files that tell hosts how to serve the others. They hold headers, which is why they come last. */
import type { Output, OutputContext } from '../output.ts';
import { REDIRECT_SCRIPT } from '../redirect-files.ts';
import { cloudFrontFunction, cloudFrontStore } from './cloudfront.ts';
import { securityHeaders } from './headers.ts';
import { headersFile } from './headers-file.ts';
import type { HostRules } from './host-rules.ts';
import { nginxMaps, nginxServer } from './nginx.ts';
import { consoleSources, mergedSources, searchSources } from './policy-sources.ts';
import { redirectsFile } from './redirects-file.ts';
import { formatServerSettings, SERVER_SETTINGS_FILE } from './server-settings.ts';
import { thirdPartySources } from './third-party-sources.ts';
import { vercelFile } from './vercel.ts';

/** Text of each file by its name. Our server reads the first and gives out none. */
const HOST_FILES: Readonly<Record<string, (rules: HostRules) => string>> = {
  [SERVER_SETTINGS_FILE]: formatServerSettings,
  _headers: headersFile,
  _redirects: redirectsFile,
  'vercel.json': vercelFile,
  '.server/nginx/maps.conf': nginxMaps,
  '.server/nginx/server.conf': nginxServer,
  '.server/cloudfront/function.js': cloudFrontFunction,
  '.server/cloudfront/redirects.json': cloudFrontStore,
};

/**
 * Returns the files of all hosts.
 *
 * @param files headers of single files, by name
 */
export function hostFiles(context: OutputContext, files: HostRules['files']): Output[] {
  const { definition, site } = context;
  const { base, url } = definition.config;
  const { redirects } = definition;
  const rules = { base, url, headers: siteHeaders(context), files, redirects, site };
  return Object.entries(HOST_FILES).map(([name, text]) => ({ name, content: () => text(rules) }));
}

/** Headers of every answer. The policy allows what the site's configuration asks for, and no more. */
function siteHeaders({ definition, assets }: OutputContext): Record<string, string> {
  const { config, redirects } = definition;
  const sources = mergedSources(
    thirdPartySources(config.thirdParties),
    searchSources(config.search),
    consoleSources(config),
  );
  const scripts = [...(assets.inlineScripts ?? []), ...(redirects.files ? [REDIRECT_SCRIPT] : [])];
  const headers = securityHeaders(scripts, sources);
  return config.noIndex ? { ...headers, 'X-Robots-Tag': 'noindex' } : headers;
}
