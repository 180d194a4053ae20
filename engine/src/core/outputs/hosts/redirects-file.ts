/**
 * Creates the `_redirects` file, which Netlify and Cloudflare Pages read. `headers-file.ts` creates `_headers`.
 */
import { redirectAddress } from '../../../shared/redirects.ts';
import { exactRedirects, type HostRules, wildcardRedirects } from './host-rules.ts';

/**
 * Status of every rule. Both hosts keep the query and hash. Netlify doesn't document 308, and responds with 404
 * to rules with an unknown status. 308 differs from 301 only if forms are submitted.
 */
const STATUS = 301;

/**
 * Returns the text of the `_redirects` file. Rules without patterns come first, because Cloudflare Pages
 * supports 2,000 of them, but only 100 with patterns, and counts every rule after the first pattern
 * (https://developers.cloudflare.com/pages/configuration/redirects/).
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
