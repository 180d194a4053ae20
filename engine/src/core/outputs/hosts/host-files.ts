/** Creates the files that configure hosts. They come last, because they contain the other files' headers. */

import { HASHED_FOLDERS } from '../../../shared/output-folders.ts';
import { redirectAddress } from '../../../shared/redirects.ts';
import { staticFoldersOf } from '../../assemble/links/static-files.ts';
import type { Output, OutputContext } from '../output.ts';
import { cloudFrontFunction, cloudFrontStore } from './cloudfront.ts';
import { IMAGE_ENDINGS, IMAGE_POLICY, IMMUTABLE_CACHE } from './headers.ts';
import { exactRedirects, type HostRules, wildcardRedirects } from './host-rules.ts';
import { nginxMaps, nginxServer } from './nginx.ts';
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

/** Returns the text of the `_headers` file, which Netlify and Cloudflare Pages read. */
export function headersFile({
  base,
  joinedHeaders,
  files,
}: Pick<HostRules, 'base' | 'joinedHeaders' | 'files'>): string {
  // There's no Cache-Control for `/*`, because both hosts revalidate by default. If two rules match a path,
  // they join the values, so hashed files would be both immutable and revalidated.
  const rules = [
    headersRule('/*', joinedHeaders),
    // Joined with the value above, this value is invalid, so browsers ignore it. The result is the same: other
    // sites can show images (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-internal-check).
    ...IMAGE_ENDINGS.map((ending) =>
      headersRule(`/*.${ending}`, { 'Cross-Origin-Resource-Policy': IMAGE_POLICY }),
    ),
    ...HASHED_FOLDERS.map((folder) =>
      headersRule(`${base}/${folder}/*`, { 'Cache-Control': IMMUTABLE_CACHE }),
    ),
    ...Object.entries(files).flatMap(([name, own]) => {
      const added = Object.entries(own).filter(([header]) => !(header in joinedHeaders));
      return added.length === 0 ? [] : [headersRule(`${base}/${name}`, Object.fromEntries(added))];
    }),
  ];
  return `${rules.join('\n\n')}\n`;
}

function headersRule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [pattern, ...lines].join('\n');
}

/**
 * Status of every rule. Both hosts keep the query and hash. Netlify doesn't document 308, and responds with 404
 * to rules with an unknown status. 308 differs from 301 only if forms are submitted.
 */
const STATUS = 301;

/**
 * Returns the text of the `_redirects` file, which Netlify and Cloudflare Pages read. Rules without patterns come first,
 * because Cloudflare Pages supports 2,000 of them, but only 100 with patterns, and counts every rule after the first
 * pattern (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
export function redirectsFile({ base, url, redirects, site }: HostRules): string {
  const exact = exactRedirects(redirects).map(
    ({ route, target }) => `${base}${route} ${redirectAddress(target, base, '')} ${STATUS}`,
  );
  const wildcards = wildcardRedirects(redirects).map(
    ({ route, target }) =>
      `${base}${route}/* ${redirectAddress(target, base, '')}/:splat ${STATUS}`,
  );
  // The target includes the origin, because `/docs//example.com` would otherwise lead to a different host.
  const prefixes = redirects.prefixes.map((prefix) => [
    `${base}${prefix} ${url}${base}/ ${STATUS}`,
    `${base}${prefix}/* ${url}${base}/:splat ${STATUS}`,
  ]);
  const lines = [
    ...exact,
    ...(redirects.files ? [] : pagesWithExtension({ base, site })),
    ...prefixes.map(([itself]) => itself),
    ...wildcards,
    ...prefixes.map(([, below]) => below),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Returns a rule for each page's URL with `.htm`, because these hosts' patterns don't support extensions. The
 * hosts redirect from `.html` themselves.
 */
function pagesWithExtension({ base, site }: Pick<HostRules, 'base' | 'site'>): string[] {
  return [...site.pages.keys()]
    .filter((route) => route !== '/')
    .map((route) => `${base}${route}.htm ${base}${route} ${STATUS}`);
}
