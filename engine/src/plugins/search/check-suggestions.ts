/** Checks that the pages that search suggests exist. */
import {
  type CheckContext,
  createFindNearest,
  type Problem,
  siteFiles,
} from '../../core/plugin-api.ts';
import { searchOf } from './settings.ts';

/** Returns a problem for each suggestion that isn't a page. */
export function checkSuggestions({ site, definition }: CheckContext): Problem[] {
  const findNearest = createFindNearest(site.pages.keys());
  return searchOf(definition.config).suggestions.flatMap((route): Problem[] => {
    if (site.pages.has(route)) return [];
    const nearest = findNearest(route);
    return [
      {
        severity: 'error',
        place: { file: siteFiles.config, near: route },
        message: `search.suggestions contains ${route}, which doesn't exist`,
        remedy:
          nearest === undefined
            ? 'Use the route of an existing page, or remove the entry.'
            : `Use '${nearest}', or remove the entry.`,
      },
    ];
  });
}
