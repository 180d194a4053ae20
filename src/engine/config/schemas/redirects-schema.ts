/** Schema of `site/redirects.ts`: where old addresses lead. */
import { z } from 'zod';
import { isExternal, splitAddress } from '../../../shared/routes.ts';
import { addProblem } from '../../problems/schema-problems.ts';
import type { Redirects } from '../types.ts';
import type { RuleBreach } from './address-rules.ts';
import { checkAbsoluteRoute, ruledText } from './fields.ts';

/** Redirects of a site that has none. */
export const NO_REDIRECTS: Redirects = { prefixes: [], files: false, routes: {} };

const route = ruledText(checkPlainRoute, '/old-address');

const written = z
  .strictObject({
    prefixes: z.array(route).default([]),
    files: z.boolean().default(true),
    targets: z.record(ruledText(checkTarget, '/quickstart'), z.array(route)),
  })
  .superRefine(({ prefixes, targets }, context) => {
    const seen = new Map<string, string>();
    for (const [target, sources] of Object.entries(targets)) {
      for (const [index, source] of sources.entries()) {
        const first = seen.get(source);
        const breach =
          first === undefined ? breachOf(source, target, prefixes) : repeated(source, first);
        if (breach === undefined) seen.set(source, target);
        else addProblem(context, breach.message, breach.remedy, ['targets', target, index]);
      }
    }
    for (const [source, target] of seen) {
      const { path } = splitAddress(target);
      const next = seen.get(path);
      if (next === undefined) continue;
      const index = targets[target]?.indexOf(source) ?? 0;
      const { message, remedy } = chain(source, path, next);
      addProblem(context, message, remedy, ['targets', target, index]);
    }
  });

/** The table by old route, without duplicates, chains or loops. */
export const redirectsSchema: z.ZodType<Redirects> = written.transform(
  ({ prefixes, files, targets }) => ({
    prefixes,
    files,
    routes: Object.fromEntries(
      Object.entries(targets).flatMap(([target, sources]) =>
        sources.map((source) => [source, target]),
      ),
    ),
  }),
);

interface SourceBreach {
  message: string;
  remedy: string;
}

function repeated(source: string, target: string): SourceBreach {
  return {
    message: `repeats '${source}', which leads to ${target} already`,
    remedy: 'Remove one of the two',
  };
}

function breachOf(
  source: string,
  target: string,
  prefixes: readonly string[],
): SourceBreach | undefined {
  if (splitAddress(target).path === source) {
    return { message: `leads to itself ('${source}')`, remedy: 'Remove it' };
  }
  const prefix = prefixes.find((each) => source === each || source.startsWith(`${each}/`));
  if (prefix === undefined) return undefined;
  const remedy = `Remove it, or write '${source.slice(prefix.length) || '/'}'`;
  return { message: `is below the prefix ${prefix} ('${source}'), which has a rule`, remedy };
}

function chain(source: string, path: string, next: string): SourceBreach {
  const isLoop = splitAddress(next).path === source;
  return {
    message: `'${source}' leads to ${path}, which ${isLoop ? 'leads back' : `leads on to ${next}`}`,
    remedy: isLoop ? 'Remove one of the two' : `Move it below '${next}'`,
  };
}

/** Checks a route that stands in the rules of hosts, where other characters make patterns. */
function checkPlainRoute(route: string): RuleBreach | undefined {
  const special = /[^\w./~@-]/.exec(route)?.[0];
  if (special === undefined || checkAbsoluteRoute(route) !== undefined) {
    return checkAbsoluteRoute(route);
  }
  return { message: `contains ${special}, which is a pattern in the rules of hosts` };
}

/** Checks a target: a route of this site, with or without a hash, or an address elsewhere. */
function checkTarget(target: string): RuleBreach | undefined {
  const { path, query, hash } = splitAddress(target);
  if (query !== '') {
    return { message: 'holds a query; that of the old address is kept', corrected: path + hash };
  }
  if (!/^(?:#[\w.:~-]+)?$/.test(hash)) return { message: 'has an anchor that is not an id' };
  if (isExternal(target)) {
    const isWeb = /^https?:\/\/[\w.:-]+[\w./~@%-]*$/i.test(path);
    return isWeb ? undefined : { message: 'is neither a route nor a web address' };
  }
  const breach = checkPlainRoute(path);
  return breach && { ...breach, corrected: breach.corrected && breach.corrected + hash };
}
