/** `vercel.json`: clean addresses, redirects and headers for Vercel. */
import { redirectAddress } from '../../../shared/redirects.ts';
import { IMMUTABLE_FOLDERS } from '../../assemble/checks/check-routes.ts';
import { IMMUTABLE_CACHE } from './headers.ts';
import { exactRedirects, type HostRules, wildcardRedirects } from './host-rules.ts';

/** Text of the file. Vercel keeps the query of what it redirects; the first rule that matches counts. */
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
        permanent(`${base}${route}/:path((?!/).+)`, `${redirectAddress(target, base, '')}/:path`),
      ),
      ...redirects.prefixes.map((prefix) => permanent(`${base}${prefix}/:path*`, `${base}/:path*`)),
      // No slash at its beginning: two in the target would name another host.
      permanent(`${base}/:path((?!/).+)\\.htm`, `${base}/:path`),
    ],
    headers: [
      headersOf('/(.*)', headers),
      ...IMMUTABLE_FOLDERS.map((folder) =>
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
