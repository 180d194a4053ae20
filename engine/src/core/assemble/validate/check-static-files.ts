/**
 * Checks `site/static`: reports files that can't be read, that no URL serves, or that browsers would cache for too
 * long.
 */

import { isImmutable } from '../../../shared/output-folders.ts';
import { documentFileOfRoute, NOT_FOUND_ROUTE } from '../../../shared/routes.ts';
import type { SiteFolders } from '../../files/locate-file.ts';
import type { Problem } from '../../problems/problems.ts';
import { listStaticFiles, STATIC_FOLDER } from '../links/static-files.ts';
import type { Site } from '../site.ts';
import { takenAddresses } from './check-routes.ts';

/** Returns the problems with static files. */
export function checkStaticFiles({ pages }: Site, folders: SiteFolders): Problem[] {
  const { files, problems } = listStaticFiles(folders);
  const names = files.map(({ name }) => name);
  const owners = new Map([[documentFileOfRoute(NOT_FOUND_ROUTE), BUILT_IN]]);
  for (const { route, source } of pages.values()) {
    owners.set(documentFileOfRoute(route), source?.file ?? BUILT_IN);
  }
  return [
    ...problems,
    ...names.flatMap((name) => {
      const owner = owners.get(name);
      return owner === undefined ? [] : [hiddenByPage(name, owner)];
    }),
    ...takenAddresses(pages.values(), new Set(names)),
    ...names.filter(isImmutable).map(cachedFile),
  ];
}

const BUILT_IN = 'a built-in page';

function hiddenByPage(name: string, owner: string): Problem {
  return {
    severity: 'error',
    place: { file: `${STATIC_FOLDER}/${name}` },
    message: `has the same name as the output file for ${owner}`,
    remedy: 'Rename the file, or give the page a different slug.',
  };
}

function cachedFile(name: string): Problem {
  const [folder] = name.split('/');
  return {
    // Only a warning, because a site that's migrated to the engine may have such files, and they're harmless until one
    // of them changes.
    severity: 'warning',
    kind: 'cached-file',
    place: { file: `${STATIC_FOLDER}/${name}` },
    message: `Browsers cache everything under /${folder}/ for a year, but this file keeps its name when its content changes`,
    remedy: `Move it to a different folder in ${STATIC_FOLDER}.`,
  };
}
