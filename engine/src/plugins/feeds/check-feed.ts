/** News of the site: do the operations that it names exist? Its links are checked like those of the layout. */

import {
  createFindNearest,
  type Problem,
  type Site,
  type SiteDefinition,
  siteFiles,
} from '../../core/plugin-api.ts';

/** Returns a problem for each id that no operation has. */
export function checkFeedOperations(
  site: Site,
  { config: { feed } }: Pick<SiteDefinition, 'config'>,
): Problem[] {
  if (feed === undefined) return [];
  const ids = new Set(
    [...site.pages.values()].flatMap(({ source }) => source?.provided?.entry?.id ?? []),
  );
  const findNearest = createFindNearest([...ids]);
  return feed.entries.flatMap(({ title, addedOperations, deprecatedOperations }) =>
    [...addedOperations, ...deprecatedOperations].flatMap((id) => {
      if (ids.has(id)) return [];
      const nearest = findNearest(id);
      return {
        severity: 'error' as const,
        place: { file: siteFiles.config, near: id },
        message: `The feed entry "${title}" lists the operation "${id}", which doesn't exist`,
        remedy: nearest === undefined ? 'Remove it.' : `Use '${nearest}'.`,
      };
    }),
  );
}
