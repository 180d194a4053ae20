/** The list of decision records, built from the records' front matter. */
import type { Site } from '../../core/plugin-api.ts';
import type { DecisionEntry } from './decision.ts';

/**
 * Returns every page with a `decision` in its front matter, by area, then by date, and then by title. Each link
 * is a route. Omits unlisted pages.
 */
export function decisionsOf({ pages }: Site): DecisionEntry[] {
  const entries = [...pages.values()].flatMap(({ title, route, unlisted, source }) => {
    const decision = source?.frontMatter.decision;
    if (decision === undefined || unlisted) return [];
    return [{ ...decision, title, href: route }];
  });
  return entries.sort(
    (a, b) => compare(a.area, b.area) || compare(a.date, b.date) || compare(a.title, b.title),
  );
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}
