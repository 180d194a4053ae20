/** Collects all pages of a site before they're compiled, whichever provider adds them. */
import type { SiteDefinition } from '../config/types.ts';
import type { Problem } from '../problems/problems.ts';
import type { LoadedPages, PageLoader } from './page-loader.ts';
import type { PageSource } from './page-source.ts';
import { frontMatterPlace } from './page-source.ts';

export type CollectedSources = Required<LoadedPages>;

export interface CollectOptions {
  /** Omits drafts. */
  production?: boolean;
}

/** Reads all pages of a site. Collects problems instead of throwing them. */
export async function collectSources(
  loaders: readonly PageLoader[],
  definition: SiteDefinition,
  { production = false }: CollectOptions = {},
): Promise<CollectedSources> {
  let found: readonly PageSource[] = [];
  const loaded: LoadedPages[] = [];
  for (const loader of loaders) {
    const pages = await loader.load({ definition, found, production });
    found = pages.sources;
    loaded.push(pages);
  }
  return {
    sources: found,
    problems: [
      ...loaded.flatMap(({ problems }) => problems),
      ...duplicates(found, 'route'),
      ...duplicates(found, 'id'),
    ],
    drafts: loaded.flatMap(({ drafts = [] }) => drafts),
    categories: new Map(loaded.flatMap(({ categories = [] }) => [...categories])),
    collections: loaded.flatMap(({ collections = [] }) => collections),
    tools: loaded.flatMap(({ tools = [] }) => tools),
    watched: loaded.flatMap(({ watched = [] }) => watched),
    unread: loaded.flatMap(({ unread = [] }) => unread),
    locate: (problem) => loaded.reduce((placed, { locate }) => locate?.(placed) ?? placed, problem),
  };
}

function duplicates(sources: readonly PageSource[], key: 'route' | 'id'): Problem[] {
  const first = new Map<string, PageSource>();
  return sources.flatMap((source): Problem[] => {
    const other = first.get(source[key]);
    if (other === undefined) {
      first.set(source[key], source);
      return [];
    }
    // A file `a.md` beside `a.mdx` is reported as one mistake, not two.
    if (key === 'id' && other.route === source.route) return [];
    const field = key === 'id' ? 'id' : 'slug';
    return [
      {
        severity: 'error',
        place: frontMatterPlace(source, field),
        message: `has the ${key} '${source[key]}', and so does ${other.file}`,
        remedy: `Rename one of the two files, or give one of them a different ${field} in its front matter`,
      },
    ];
  });
}
