/** Old addresses of a build, each with the address that it has to lead to. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltServer } from '../servers.ts';

export interface OldAddress {
  /** As it is asked for, below the origin. */
  address: string;
  /** Where it leads, or the address of another site. */
  target: string;
}

/** All sources of the table, something below those with wildcards, and the same below each prefix. Written apart from the rule that is tested. */
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

/** The address with a query, and what it has to lead to then: the hash stays last. */
export function withQuery({ address, target }: OldAddress): OldAddress {
  const [before = '', hash] = target.split('#');
  const query = '?from=a&to=b';
  return { address: address + query, target: before + query + (hash ? `#${hash}` : '') };
}
