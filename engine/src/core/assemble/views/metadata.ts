/** JSON metadata about the site's documents and their structure. */
import { pathnameOfRoute } from '../../../shared/routes.ts';
import { firstLink } from '../../../shared/sidebar.ts';
import type { SiteDefinition } from '../../config/types.ts';
import { addressOf } from '../links/addresses.ts';
import type { Site } from '../site.ts';

export interface DocumentMetadata {
  /** For generated categories, this is the route. */
  id: string;
  path: string;
  sidebar?: string;
  /** Only present if true. */
  unlisted?: true;
}

export interface VersionMetadata {
  name: string;
  label: string;
  isLast: true;
  path: string;
  mainDocId: string;
  docs: readonly DocumentMetadata[];
  draftIds: readonly string[];
  /** The first link in each sidebar. */
  sidebars: Readonly<Record<string, { link?: { path: string; label: string } }>>;
}

export interface DocumentsMetadata {
  path: string;
  versions: readonly [VersionMetadata];
  breadcrumbs: true;
}

/**
 * Returns the metadata of all documents. There's one version, the latest one, at the root path. Each document,
 * including generated categories, has an id, a path, and the sidebar that it displays. Paths include the base
 * path.
 */
export function documentsMetadata(site: Site, { config }: SiteDefinition): DocumentsMetadata {
  const root = pathnameOfRoute('/', config.base);
  const docs = [...site.pages.values()]
    .filter(({ kind }) => kind === 'doc' || kind === 'category')
    .map(
      ({ id, route, sidebar, unlisted }): DocumentMetadata => ({
        id,
        path: pathnameOfRoute(route, config.base),
        ...(sidebar === undefined ? {} : { sidebar }),
        ...(unlisted ? { unlisted } : {}),
      }),
    );
  const sidebars = [...site.sidebars].map(([name, items]) => {
    const link = firstLink(items);
    if (link === undefined) return [name, {}] as const;
    return [
      name,
      { link: { path: addressOf(link.href, config.base), label: link.label } },
    ] as const;
  });
  return {
    path: root,
    versions: [
      {
        name: config.version.name,
        label: config.version.label,
        isLast: true,
        path: root,
        mainDocId: config.mainDocument,
        docs,
        draftIds: [],
        sidebars: Object.fromEntries(sidebars),
      },
    ],
    breadcrumbs: true,
  };
}
