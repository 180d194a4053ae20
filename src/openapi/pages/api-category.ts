/** The sidebar's section of an API: its tags as categories, with their operations. */

import type { CategoryEntry, DocEntry } from '../../engine/assemble/sidebars/sidebar-entry.ts';
import type { PageSource } from '../../engine/source/page-source.ts';

interface ApiPages {
  overview?: PageSource | undefined;
  /** In the order of the description. */
  tags: PageSource[];
  /** By slug. */
  operations: Map<string, PageSource>;
}

/** Pages of all APIs by id of the API. */
export type Apis = ReadonlyMap<string, ApiPages>;

/** Gathers the pages that were made of API descriptions. */
export function apisOf(sources: readonly PageSource[]): Apis {
  const apis = new Map<string, ApiPages>();
  for (const source of sources) {
    const { api } = source;
    if (api === undefined) continue;
    const pages: ApiPages = apis.get(api.config.id) ?? { tags: [], operations: new Map() };
    apis.set(api.config.id, pages);
    if (api.type === 'overview') pages.overview = source;
    if (api.type === 'tag') pages.tags.push(source);
    if (api.type === 'operation') pages.operations.set(api.operation.slug, source);
  }
  return apis;
}

/** All pages of an API. */
export function pagesOfApi(id: string, apis: Apis): PageSource[] {
  const pages = apis.get(id);
  if (pages === undefined) return [];
  const overview = pages.overview === undefined ? [] : [pages.overview];
  return [...overview, ...pages.tags, ...pages.operations.values()];
}

/** The API as a category whose page is the overview; `undefined` when there is no API of that id. */
export function apiCategory(
  { id, label, className }: { id: string; label?: string; className?: string },
  apis: Apis,
): CategoryEntry | undefined {
  const pages = apis.get(id);
  const { overview } = pages ?? {};
  if (pages === undefined || overview === undefined) return undefined;
  return {
    type: 'category',
    label: label ?? overview.frontMatter.sidebar_label ?? overview.title,
    page: { type: 'doc', source: overview },
    collapsed: true,
    collapsible: true,
    isSection: true,
    className,
    items: pages.tags.map((tag) => tagCategory(tag, pages)),
  };
}

function tagCategory(source: PageSource, { operations }: ApiPages): CategoryEntry {
  const slugs = source.api?.type === 'tag' ? source.api.tag.operations : [];
  return {
    type: 'category',
    label: source.frontMatter.sidebar_label ?? source.title,
    page: { type: 'doc', source },
    collapsed: true,
    collapsible: true,
    items: slugs.flatMap((slug): DocEntry[] => {
      const operation = operations.get(slug);
      return operation === undefined
        ? []
        : [{ type: 'doc', source: operation, label: operation.title }];
    }),
  };
}
