/** The `_redirects` file, which Netlify and Cloudflare Pages read. `headers-file.ts` writes `_headers`. */
import { redirectAddress } from '../../../shared/redirects.ts';
import { exactRedirects, type HostRules, wildcardRedirects } from './host-rules.ts';

/**
 * Status of every rule. Both hosts keep query and hash. Netlify does not document 308, and
 * answers 404 to rules with a status that it does not know; 308 differs from 301 only where forms are sent.
 */
const STATUS = 301;

/**
 * Text of the `_redirects` file. Rules without patterns come first: Cloudflare Pages takes 2,000 of
 * them and 100 with patterns, counted from the first of these.
 */
export function redirectsFile({ base, url, redirects, site }: HostRules): string {
  const exact = exactRedirects(redirects).map(
    ({ route, target }) => `${base}${route} ${redirectAddress(target, base, '')} ${STATUS}`,
  );
  const wildcards = wildcardRedirects(redirects).map(
    ({ route, target }) =>
      `${base}${route}/* ${redirectAddress(target, base, '')}/:splat ${STATUS}`,
  );
  // With the origin, because `/docs//example.com` would otherwise lead to a different host.
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

/** Patterns of these hosts know no endings. `.html` they know themselves. */
function pagesWithExtension({ base, site }: Pick<HostRules, 'base' | 'site'>): string[] {
  return [...site.pages.keys()]
    .filter((route) => route !== '/')
    .map((route) => `${base}${route}.htm ${base}${route} ${STATUS}`);
}
