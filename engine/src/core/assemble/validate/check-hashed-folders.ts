/** Checks output folders whose files browsers cache for a year, because they must not contain anything else. */
import path from 'node:path';
import { siteFiles } from '../../config/site-files.ts';
import type { SiteDefinition } from '../../config/types.ts';
import type { Problem } from '../../problems/problems.ts';
import { filesBelow, HASHED_FOLDERS, STATIC_FOLDER } from '../links/static-files.ts';

/**
 * Returns the old URLs and static files that browsers would cache for a year even if they change.
 * `check-routes.ts` reports pages with such routes.
 */
export function checkHashedFolders({
  root,
  redirects,
}: Pick<SiteDefinition, 'root' | 'redirects'>): Problem[] {
  const folderOf = (route: string) =>
    HASHED_FOLDERS.find((folder) => route.startsWith(`/${folder}/`));
  const old = [...Object.keys(redirects.routes), ...redirects.prefixes.map((each) => `${each}/`)];
  const addresses = old.flatMap((route): Problem[] => {
    const folder = folderOf(route);
    if (folder === undefined) return [];
    return [
      {
        severity: 'error',
        place: { file: siteFiles.redirects, near: route.replace(/\/$/, '') },
        message: `The old URL ${route} is under /${folder}/, where browsers cache everything for a year`,
        remedy: 'Remove the redirect.',
      },
    ];
  });
  const files = HASHED_FOLDERS.flatMap((folder) =>
    filesBelow(path.join(root, STATIC_FOLDER, folder)).map(
      (name): Problem => ({
        // A site that's migrated to the engine may have such files. They cause no harm until one of them
        // changes.
        severity: 'warning',
        kind: 'cached-file',
        place: { file: `${STATIC_FOLDER}/${folder}/${name}` },
        message: `Browsers cache everything under /${folder}/ for a year, but this file keeps its name when its content changes`,
        remedy: `Move it to a different folder in ${STATIC_FOLDER}.`,
      }),
    ),
  );
  return [...addresses, ...files];
}
