/** Old URLs of a build, each with the URL to which it has to lead. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltServer } from '../servers.ts';

export interface OldAddress {
  /** The requested path on the origin. */
  address: string;
  /** The target, or the URL of another site. */
  target: string;
}

/**
 * Returns all sources in the table, a path below each wildcard, and the same below each prefix. This code
 * deliberately doesn't share any with the tested rule.
 */
export function oldAddresses({ output, url }: BuiltServer): OldAddress[] {
  const base = new URL(url).pathname.replace(/\/$/, '');
  const { prefixes, routes, wildcards } = JSON.parse(
    readFileSync(path.join(output, 'redirects.json'), 'utf8'),
  ) as Record<'routes' | 'wildcards', Record<string, string>> & { prefixes: string[] };
  const below = Object.entries(wildcards).map(([route, target]) => [
    `${route}/some/file-1.2.tgz`,
    `${target}/some/file-1.2.tgz`,
  ]);
  return [...Object.entries(routes), ...below].flatMap(([route = '', target = '']) =>
    ['', ...prefixes].map((prefix) => ({
      address: base + prefix + route,
      target: addressOf(target, base),
    })),
  );
}

function addressOf(target: string, base: string): string {
  if (!target.startsWith('/')) return target;
  return target === '/' && base !== '' ? base : base + target;
}

/** Returns the URL with a query, and its target with the query. The hash stays last. */
export function withQuery({ address, target }: OldAddress): OldAddress {
  const [before = '', hash] = target.split('#');
  const query = '?from=a&to=b';
  return { address: address + query, target: before + query + (hash ? `#${hash}` : '') };
}
