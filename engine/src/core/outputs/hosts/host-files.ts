/** Creates the files that configure hosts. They come last, because they contain the other files' headers. */
import { staticFoldersOf } from '../../assemble/links/static-files.ts';
import type { Output, OutputContext } from '../output.ts';
import { cloudFrontFunction, cloudFrontStore } from './cloudfront.ts';
import { headersFile } from './headers-file.ts';
import type { HostRules } from './host-rules.ts';
import { nginxMaps, nginxServer } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';
import { formatServerSettings, SERVER_SETTINGS_FILE } from './server-settings.ts';
import { siteHeaders } from './site-policy.ts';
import { vercelFile } from './vercel.ts';

/** The text of each file, keyed by name. The engine's server reads the first file and serves none of them. */
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
 * Returns the files for all hosts.
 *
 * @param files headers of individual files, by name
 */
export function hostFiles(context: OutputContext, files: HostRules['files']): Output[] {
  const { definition, site, assets } = context;
  const { base, url } = definition.config;
  const { redirects } = definition;
  const inline = {
    scripts: [
      ...(assets.inlineScripts ?? []),
      ...(assets.pluginScripts ?? []).map(({ code }) => code),
    ],
    styles: assets.styleGroups.map(({ css }) => css),
  };
  const headers = siteHeaders(definition, inline, context.hooks);
  const staticFolders = staticFoldersOf(definition).filter((route) => !site.pages.has(route));
  const rules = { base, url, ...headers, files, redirects, staticFolders, site };
  return Object.entries(HOST_FILES).map(([name, text]) => ({ name, content: () => text(rules) }));
}
