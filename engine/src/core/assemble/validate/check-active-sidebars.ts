/** Checks that all sidebars that navigation bar entries name exist. */

import { siteFiles } from '../../config/site-files.ts';
import type { SiteDefinition } from '../../config/types.ts';
import { createFindNearest } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problems.ts';

/** Returns a problem for each entry that refers to a sidebar that doesn't exist. */
export function checkActiveSidebars({ config, sidebars }: SiteDefinition): Problem[] {
  const findNearest = createFindNearest(Object.keys(sidebars));
  return config.navbar.items.flatMap((item) => {
    if (!('activeSidebar' in item) || item.activeSidebar === undefined) return [];
    if (Object.hasOwn(sidebars, item.activeSidebar)) return [];
    const nearest = findNearest(item.activeSidebar);
    return {
      severity: 'error' as const,
      place: { file: siteFiles.config, near: item.activeSidebar },
      message: `The navigation bar item "${item.label}" refers to the sidebar "${item.activeSidebar}", which doesn't exist`,
      remedy:
        nearest === undefined
          ? `Use one of: ${Object.keys(sidebars).join(', ')}.`
          : `Use activeSidebar: '${nearest}'.`,
    };
  });
}
