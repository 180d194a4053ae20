/** Creates `vercel.json`: clean URLs, redirects, and headers for Vercel. */

import { HASHED_FOLDERS } from '../../../shared/output-folders.ts';
import { LEAVING_REST, redirectAddress } from '../../../shared/redirects.ts';
import { IMAGE_ENDINGS, IMAGE_POLICY, IMMUTABLE_CACHE } from './headers.ts';
import { exactRedirects, type HostRules, wildcardRedirects } from './host-rules.ts';

/**
 * Matches the rest of a path that can't change the host. Several slashes or a backslash at its beginning would
 * lead to a different host.
 */
const SAFE_REST = `(?!/|\\.\\.?(?:/|$))(?!.*(?://|\\s|${LEAVING_REST.source})).+`;

/** Returns the file's text. Vercel applies the first matching rule, and keeps the query in redirects. */
export function vercelFile(rules: HostRules): string {
  const { base, headers, files, redirects } = rules;
  const permanent = (source: string, destination: string) => ({
    source,
    destination,
    permanent: true,
  });
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...exactRedirects(redirects).map(({ route, target }) =>
        permanent(base + route, redirectAddress(target, base, '')),
      ),
      ...wildcardRedirects(redirects).map(({ route, target }) =>
        permanent(
          `${base}${route}/:path(${SAFE_REST})`,
          `${redirectAddress(target, base, '')}/:path`,
        ),
      ),
      ...redirects.prefixes.map((prefix) => permanent(`${base}${prefix}`, base || '/')),
      ...redirects.prefixes.map((prefix) =>
        permanent(`${base}${prefix}/:path(${SAFE_REST})`, `${base}/:path`),
      ),
      permanent(`${base}/:path(${SAFE_REST})\\.htm`, `${base}/:path`),
    ],
    headers: [
      headersOf('/(.*)', headers),
      headersOf(`/(.*)\\.(${IMAGE_ENDINGS.join('|')})`, {
        'Cross-Origin-Resource-Policy': IMAGE_POLICY,
      }),
      ...HASHED_FOLDERS.map((folder) =>
        headersOf(`${base}/${folder}/(.*)`, { 'Cache-Control': IMMUTABLE_CACHE }),
      ),
      ...Object.entries(files).map(([name, own]) => headersOf(`${base}/${name}`, own)),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function headersOf(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
