/** Checks that the operations in the feed exist. Links in the feed are checked with the layout's links. */

import { type Problem, type Site, type SiteDefinition, suggest } from '../../core/plugin-api.ts';

/** Returns a problem for each id that no operation has. */
export function checkFeedOperations(
  site: Site,
  { config: { feed } }: Pick<SiteDefinition, 'config'>,
): Problem[] {
  if (feed === undefined) return [];
  const ids = new Set(
    [...site.pages.values()].flatMap(({ source }) => source?.provided?.entry?.id ?? []),
  );
  return feed.entries.flatMap(({ title, addedOperations, deprecatedOperations }) =>
    [...addedOperations, ...deprecatedOperations].flatMap((id) => {
      if (ids.has(id)) return [];
      const nearest = suggest(id, [...ids]);
      return {
        severity: 'error' as const,
        place: { file: 'site/site.config.ts', near: id },
        message: `The feed entry "${title}" lists the operation "${id}", which doesn't exist`,
        remedy: nearest === undefined ? 'Remove it.' : `Use '${nearest}'.`,
      };
    }),
  );
}
