/** The schema of `site/redirects.ts`, which determines where old URLs lead. */
import { z } from 'zod';
import { isExternal, splitAddress } from '../../../shared/routes.ts';
import { addProblem } from '../../problems/schema-problems.ts';
import type { Redirects } from '../types.ts';
import type { RuleBreach } from './address-rules.ts';
import { checkAbsoluteRoute, ruledText } from './fields.ts';
import {
  chainsOf,
  isWildcard,
  type RedirectPair,
  sourceBreach,
  withoutWildcard,
} from './redirect-chains.ts';

/** The default for sites without redirects. */
export const NO_REDIRECTS: Redirects = { prefixes: [], files: false, routes: {}, wildcards: {} };

const written = z
  .strictObject({
    prefixes: z.array(ruledText(checkPlainRoute, '/old-address')).default([]),
    files: z.boolean().default(true),
    targets: z.record(
      ruledText(checkTarget, '/quickstart'),
      z.array(ruledText(checkSource, '/old-address')),
    ),
  })
  .superRefine(({ prefixes, targets }, context) => {
    const seen = new Map<string, RedirectPair>();
    for (const [target, sources] of Object.entries(targets)) {
      for (const [index, source] of sources.entries()) {
        const pair = { source, target };
        const breach = sourceBreach(pair, seen.get(source), prefixes);
        if (breach === undefined) seen.set(source, pair);
        else addProblem(context, breach.message, breach.remedy, ['targets', target, index]);
      }
    }
    for (const { pair, message, remedy } of chainsOf([...seen.values()])) {
      const index = targets[pair.target]?.indexOf(pair.source) ?? 0;
      addProblem(context, message, remedy, ['targets', pair.target, index]);
    }
  });

/** Targets, keyed by old route. There are no duplicates, chains, or loops among them. */
export const redirectsSchema: z.ZodType<Redirects> = written.transform(
  ({ prefixes, files, targets }) => {
    const pairs = Object.entries(targets).flatMap(([target, sources]) =>
      sources.map((source) => [source, target] as const),
    );
    const wildcards = Object.fromEntries(
      pairs
        .filter(([source]) => isWildcard(source))
        .map(([source, target]) => [withoutWildcard(source), withoutWildcard(target)]),
    );
    const routes = Object.fromEntries(pairs.filter(([source]) => !isWildcard(source)));
    return { prefixes, files, routes, wildcards };
  },
);

/** Checks an old route, which is either exact or matches everything below it. */
function checkSource(source: string): RuleBreach | undefined {
  if (!isWildcard(source)) return checkPlainRoute(source);
  if (source === '/*') return { message: 'matches every page' };
  return withEnding(checkPlainRoute(withoutWildcard(source)), '/*');
}

/** Checks a route that's used in hosts' rules, where other characters begin patterns. */
function checkPlainRoute(route: string): RuleBreach | undefined {
  const special = /[^\w./~@-]/.exec(route)?.[0];
  if (special === undefined || checkAbsoluteRoute(route) !== undefined) {
    return checkAbsoluteRoute(route);
  }
  return { message: `contains ${special}, which hosts treat as a pattern` };
}

/**
 * Checks a target: a route of this site that can have a hash, an external URL, or everything below one of
 * these.
 */
function checkTarget(target: string): RuleBreach | undefined {
  const { path, query, hash } = splitAddress(target);
  if (query !== '') {
    return {
      message: "has a query, but redirects keep the old URL's query",
      corrected: path + hash,
    };
  }
  if (!/^(?:#[\w.:~-]+)?$/.test(hash)) return { message: "has an anchor that isn't a valid id" };
  if (isWildcard(target)) {
    const above = withoutWildcard(target);
    // `_redirects`, nginx, and CloudFront would redirect `/old//evil.example` to `//evil.example`, which is a different host.
    if (above === '') return { message: 'is the whole site, and only prefixes can redirect there' };
    if (above.endsWith('/')) {
      return { message: 'has two slashes in a row', corrected: `${above.replace(/\/+$/, '')}/*` };
    }
    return withEnding(checkPlace(above), '/*');
  }
  return withEnding(checkPlace(path), hash);
}

function checkPlace(path: string): RuleBreach | undefined {
  if (!isExternal(path)) return checkPlainRoute(path);
  const isWeb = /^https?:\/\/[\w.:-]+[\w./~@%-]*$/i.test(path);
  return isWeb ? undefined : { message: 'is neither a route nor a web URL' };
}

function withEnding(breach: RuleBreach | undefined, ending: string): RuleBreach | undefined {
  return breach && { ...breach, corrected: breach.corrected && breach.corrected + ending };
}
