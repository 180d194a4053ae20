/**
 * Names in code within prose (environment variables, permissions, event types …) have to exist.
 * `site/checks/names.json` lists them in groups; code that looks like one of a group must be in one.
 */
import { z } from 'zod';
import { createFindNearest } from '../engine/assemble/nearest.ts';
import type { Problem } from '../engine/problems.ts';
import type { Words } from './page-text.ts';

const groups = z.array(
  z.strictObject({
    /** What the names are, for the message: `environment variable or permission`. */
    what: z.string().min(1),
    /** Regular expression for code that has to be in the list. */
    pattern: z.string().min(1),
    names: z.array(z.string()),
  }),
);

export type NameGroups = z.infer<typeof groups>;

/** Reads the list. Throws zod's error for another shape. */
export function parseNames(json: string): NameGroups {
  return groups.parse(JSON.parse(json));
}

/** Returns the check for one site's list. */
export function createCheckNames(
  lists: NameGroups,
): (names: readonly Words[]) => readonly Problem[] {
  const known = lists.map(({ what, pattern, names }) => ({
    what,
    pattern: new RegExp(`^(?:${pattern})$`),
    names: new Set(names),
    nearest: createFindNearest(names),
  }));
  return (names) =>
    names.flatMap(({ text, place }) => {
      const matching = known.filter(({ pattern }) => pattern.test(text));
      const [first] = matching;
      if (first === undefined || matching.some((group) => group.names.has(text))) return [];
      const nearest = first.nearest(text);
      return {
        severity: 'error' as const,
        place,
        message: `There is no ${first.what} "${text}"`,
        remedy:
          nearest === undefined
            ? 'Correct it, or add it to site/checks/names.json when it exists.'
            : `Did you mean "${nearest}"?`,
      };
    });
}
