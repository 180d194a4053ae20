/** Search records: one for every section of every listed page, in DocSearch's format. */

import {
  type CompiledPage,
  type Site,
  type SiteDefinition,
  type SitePage,
  textsOfPlugin,
} from '../../../core/plugin-api.ts';
import { hasMarkdown } from '../../../shared/page-kinds.ts';
import type { PageSection } from '../../../shared/page-section.ts';
import { pageAddress } from '../../../shared/routes.ts';
import { HIERARCHY_LEVELS, type HierarchyLevel, type SearchRecord } from '../search-data.ts';
import { searchOf } from '../settings.ts';
import * as searchTexts from '../texts.ts';

/** What records need from a compiled page. */
export type SearchedPage = Pick<CompiledPage, 'sections'>;

/** What records need from a site's definition. */
export type SearchedSite = Pick<SiteDefinition, 'config' | 'texts'>;

type Entry = NonNullable<NonNullable<NonNullable<SitePage['source']>['provided']>['entry']>;

/** Ranks pages that nothing else distinguishes. Guides come before pages from an API description. */
const PAGE_RANK = { page: 10, secondary: 5, reference: 0 } as const;

/**
 * Returns a site's records in page order. Unlisted pages have none.
 *
 * @param compiled by file
 */
export function searchRecords(
  site: Site,
  compiled: ReadonlyMap<string, SearchedPage>,
  definition: SearchedSite,
): SearchRecord[] {
  return [...site.pages.values()]
    .filter((page) => !page.unlisted && hasMarkdown(page))
    .flatMap((page) => pageRecords(page, compiled.get(page.source?.file ?? ''), definition));
}

function pageRecords(
  page: SitePage,
  compiled: SearchedPage | undefined,
  definition: SearchedSite,
): SearchRecord[] {
  const { config } = definition;
  const entry = page.source?.provided?.entry;
  const sections = compiled?.sections ?? [{ headings: [page.title], text: cardText(page) }];
  const address = pageAddress(page.route, config.url, config.base);
  const kind = kindOf(page.route, entry !== undefined, definition);
  const group = page.breadcrumbs.length > 1 ? (page.breadcrumbs[0]?.label ?? kind) : kind;
  const isSecondary =
    entry?.isDeprecated === true ||
    page.availability?.stage === 'deprecated' ||
    isAtOrBelow(page.route, searchOf(config).secondary);
  const isReference = page.source?.provided?.isReference === true;
  const rank = isReference ? 'reference' : isSecondary ? 'secondary' : 'page';
  return sections.map((section, position) => {
    const level = levelOf(section);
    const isFirst = position === 0;
    const anchor = section.anchor ?? null;
    return {
      objectID: anchor === null ? page.route : `${page.route}#${anchor}`,
      url: anchor === null ? address : `${address}#${encodeURIComponent(anchor)}`,
      url_without_anchor: address,
      anchor,
      type: `lvl${level}` as SearchRecord['type'],
      hierarchy: hierarchyOf(group, page.title, section),
      content: [isFirst ? page.description : '', section.text].join(' ').trim() || null,
      ...(section.code === undefined ? {} : { code: section.code }),
      ...(section.names === undefined ? {} : { names: section.names }),
      language: config.language,
      version: config.version.name,
      docusaurus_tag: `docs-default-${config.version.name}`,
      kind,
      keywords: isFirst ? page.keywords : [],
      ...(entry && isFirst ? { operation: operationOf(entry) } : {}),
      ...(isSecondary ? { isSecondary } : {}),
      weight: {
        pageRank: PAGE_RANK[rank],
        level: 100 - 10 * (level - 1),
        position: sections.length - position,
      },
    };
  });
}

/**
 * Returns an entry as records contain it. So far, API operations are the only entries that ranking treats
 * differently.
 */
function operationOf({ id, badge, path, groups }: Entry): SearchRecord['operation'] {
  return { method: badge, path, operationId: id, tags: groups };
}

/**
 * Returns a section's heading level: 1 for the beginning of a page, 2 for a heading directly below it, and so on.
 */
function levelOf({ headings }: PageSection): number {
  return Math.min(Math.max(headings.length, 1), 6);
}

function hierarchyOf(
  group: string,
  title: string,
  { headings }: PageSection,
): SearchRecord['hierarchy'] {
  const levels = [group, title, ...headings.slice(1)];
  return Object.fromEntries(
    HIERARCHY_LEVELS.map((level, index) => [level, levels[index] ?? null]),
  ) as Record<HierarchyLevel, string | null>;
}

/** Returns the text of a generated page, which consists of its cards. */
function cardText({ cards }: SitePage): string {
  return cards.map(({ label, description }) => `${label}. ${description}`).join(' ');
}

/** Returns the kind whose routes include the page's route. */
function kindOf(route: string, isOperation: boolean, { config, texts }: SearchedSite): string {
  const claimed = searchOf(config).kinds.find(({ routes }) => isAtOrBelow(route, routes));
  if (claimed !== undefined) return claimed.label;
  const { operationsKind, guidesKind } = textsOfPlugin(texts, searchTexts);
  return isOperation ? operationsKind : guidesKind;
}

function isAtOrBelow(route: string, routes: readonly string[]): boolean {
  return routes.some((each) => route === each || route.startsWith(`${each}/`));
}
