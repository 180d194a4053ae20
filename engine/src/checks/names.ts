/**
 * Checks that names in inline code exist, such as environment variables, permissions, and event types.
 * `site/checks/names.json` lists the names in groups, or the data files that contain them. If inline code matches a
 * group's pattern, a matching group must contain it.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { createFindNearest } from '../core/problems/nearest.ts';
import type { Problem } from '../core/problems/problems.ts';
import { keyedFile, textsAt } from './data-files.ts';
import type { Words } from './page-text.ts';

const groups = z.array(
  z.strictObject({
    /** What messages call a name in this group, such as `environment variable or permission`. */
    what: z.string().min(1),
    /** Regular expression for code that has to be in the list. */
    pattern: z.string().min(1),
    /** Data files that contain the names under the given keys. */
    from: z.array(keyedFile).default([]),
    /** Further names, which aren't in a data file. */
    names: z.array(z.string()),
  }),
);

const LIST = 'site/checks/names.json';

export type NameGroups = readonly Pick<
  z.infer<typeof groups>[number],
  'what' | 'pattern' | 'names'
>[];

/**
 * Reads a site's names, including those in its data files. Returns an empty list if the site has none.
 *
 * @throws zod's error if the file has a different shape, or an error if a data file has no such names
 */
export async function readNames(root: string): Promise<NameGroups> {
  const file = path.join(root, LIST);
  if (!existsSync(file)) return [];
  const lists = groups.parse(JSON.parse(await readFile(file, 'utf8')));
  return Promise.all(
    lists.map(async ({ what, pattern, from, names }) => {
      const held = await Promise.all(from.map((each) => textsAt(root, each)));
      return { what, pattern, names: [...held.flat(), ...names] };
    }),
  );
}

/** Returns the function that checks names against a site's list. */
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
    names.flatMap((name) => {
      const { text } = name;
      const matching = known.filter(({ pattern }) => pattern.test(text));
      const [first] = matching;
      if (first === undefined || matching.some((group) => group.names.has(text))) return [];
      const nearest = first.nearest(text);
      return {
        severity: 'error' as const,
        place: name.place,
        message: `There's no ${first.what} "${text}"`,
        remedy:
          nearest === undefined
            ? 'Correct the name. If it does exist, add it to site/checks/names.json.'
            : `Did you mean "${nearest}"?`,
      };
    });
}
