/** Checks redirects against each other: duplicates, loops, and chains. */
import { splitAddress } from '../../../shared/routes.ts';

export interface RedirectPair {
  /** Old route. If it ends with `/*`, it matches all routes below it. */
  source: string;
  target: string;
}

interface SourceBreach {
  message: string;
  remedy: string;
}

/** True for a path such as `/old/*`, which matches everything below `/old`. */
export function isWildcard(address: string): boolean {
  return address.endsWith('/*');
}

/** Returns `/old` for `/old/*`, and other routes unchanged. */
export function withoutWildcard(address: string): string {
  return isWildcard(address) ? address.slice(0, -'/*'.length) : address;
}

/**
 * Returns the problem with an old route, regardless of its target.
 *
 * @param first the earlier redirect from the same old route, if there is one
 */
export function sourceBreach(
  { source, target }: RedirectPair,
  first: RedirectPair | undefined,
  prefixes: readonly string[],
): SourceBreach | undefined {
  if (first !== undefined) {
    return {
      message: `repeats '${source}', which already redirects to ${first.target}`,
      remedy: 'Remove one of the two',
    };
  }
  if (splitAddress(target).path === source) {
    return { message: `redirects to itself ('${source}')`, remedy: 'Remove it' };
  }
  if (isWildcard(source) !== isWildcard(target)) {
    return isWildcard(source)
      ? {
          message: `'${source}' matches many routes, so it can't redirect to a single URL`,
          remedy: `List it under '${splitAddress(target).path}/*', or list each old URL`,
        }
      : {
          message: `'${source}' is a single route, so it can't redirect to a wildcard`,
          remedy: `Use '${source}/*', or list it under a single route`,
        };
  }
  const covered = prefixes.find((each) => isWildcard(source) && covers(source, each));
  if (covered !== undefined) {
    return {
      message: `'${source}' covers the prefix ${covered}, which is already redirected`,
      remedy: 'Remove one of the two, or list each old path',
    };
  }
  const prefix = prefixes.find((each) => `${source}/`.startsWith(`${each}/`));
  if (prefix === undefined) return undefined;
  const remedy = `Remove it, or use '${source.slice(prefix.length) || '/'}'`;
  return {
    message: `is under the prefix ${prefix} ('${source}'), which is already redirected`,
    remedy,
  };
}

/**
 * Returns problems for redirects whose target is itself an old route, and for exact redirects that a wildcard
 * makes redundant.
 */
export function chainsOf(
  pairs: readonly RedirectPair[],
): ({ pair: RedirectPair } & SourceBreach)[] {
  const exact = new Map(pairs.map((pair) => [pair.source, pair]));
  const wildcards = pairs
    .filter(({ source }) => isWildcard(source))
    .sort((a, b) => b.source.length - a.source.length);
  const redirectOf = (address: string) =>
    exact.get(address) ?? wildcards.find(({ source }) => covers(source, address));
  return pairs.flatMap((pair) => {
    const { path } = splitAddress(pair.target);
    const next = redirectOf(path);
    if (next !== undefined) return [{ pair, ...chain(pair, path, next) }];
    const above = wildcards.find(({ source }) => covers(source, pair.source));
    if (above === undefined || wildcardTarget(above, pair.source) !== pair.target) return [];
    const message = `'${pair.source}' is redundant: '${above.source}' already redirects it to the same URL`;
    return [{ pair, message, remedy: 'Remove it' }];
  });
}

/** True if a wildcard such as `/old/*` covers the route. */
function covers(wildcard: string, route: string): boolean {
  return withoutWildcard(route).startsWith(wildcard.slice(0, -1));
}

/** Returns the target of a route that a wildcard covers. */
function wildcardTarget({ source, target }: RedirectPair, route: string): string {
  return withoutWildcard(target) + route.slice(withoutWildcard(source).length);
}

function chain(pair: RedirectPair, path: string, next: RedirectPair): SourceBreach {
  const { source } = pair;
  if (next === pair) {
    return {
      message: `'${source}' redirects to ${path}, which '${source}' itself matches`,
      remedy: 'Remove it',
    };
  }
  const isLoop = splitAddress(next.target).path === source;
  const target =
    isWildcard(next.source) && !isWildcard(path) ? wildcardTarget(next, path) : next.target;
  return {
    message: `'${source}' redirects to ${path}, which ${isLoop ? 'redirects back' : `redirects to ${target}`}`,
    remedy: isLoop ? 'Remove one of the two' : `List it under '${target}'`,
  };
}
