/** Lists the old URLs of a build, each with the URL that it has to lead to. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltServer } from '../servers.ts';

export interface OldAddress {
  /** The requested path on the origin. */
  address: string;
  /** The path that it leads to, or the URL of another site. */
  target: string;
}

/**
 * Returns all old URLs in the table, one path below each wildcard, and all of these below each prefix. This
 * deliberately doesn't use any of the code under test.
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

/** Adds a query to the URL and to its target. The hash stays at the end. */
export function withQuery({ address, target }: OldAddress): OldAddress {
  const [before = '', hash] = target.split('#');
  const query = '?from=a&to=b';
  return { address: address + query, target: before + query + (hash ? `#${hash}` : '') };
}
