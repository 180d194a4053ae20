/** Adds the sidebar and the previous and next page to written pages. Front matter can override them. */
import type { PageLinkView } from '../../shared/view.ts';
import type { FindNearest } from '../problems/nearest.ts';
import type { Problem } from '../problems/problems.ts';
import type { PageSource } from '../source/page-source.ts';
import { frontMatterPlace } from '../source/page-source.ts';
import { finishDraft, IS_DRAFT, isKeptFrom } from './drafts.ts';
import { isUnlisted } from './sidebars/sidebar-entry.ts';
import { paginationLabel, type SidebarPlace } from './sidebars/sidebar-places.ts';
import type { SitePage } from './site.ts';
import { tagLinks } from './tag-pages.ts';

/** The other pages and their positions in sidebars, which a page needs for its links. */
export interface Surroundings {
  /** Places of pages, by sidebar and route. */
  places: ReadonlyMap<string, ReadonlyMap<string, SidebarPlace>>;
  /** The first sidebar that lists each route. */
  sidebarOfRoute: ReadonlyMap<string, string>;
  /** Documents, keyed by id. */
  documents: ReadonlyMap<string, PageSource>;
  drafts: readonly PageSource[];
  nearestId: FindNearest;
  nearestSidebar: FindNearest;
  problems: Problem[];
}

/**
 * Returns the page of a source. Adds a problem if its front matter refers to a page or sidebar that doesn't
 * exist.
 */
export function writtenPage(source: PageSource, surroundings: Surroundings): SitePage {
  const { frontMatter, id, route, title } = source;
  const sidebar = source.kind === 'component' ? undefined : displayedSidebar(source, surroundings);
  const place = sidebar === undefined ? undefined : surroundings.places.get(sidebar)?.get(route);
  return {
    kind: source.kind === 'component' ? 'page' : 'doc',
    id,
    route,
    title,
    description: frontMatter.description ?? '',
    source,
    availability: frontMatter.availability,
    sidebar,
    breadcrumbs: place?.breadcrumbs ?? breadcrumbsOutside(source, sidebar),
    previous: neighbor(source, 'pagination_prev', place?.previous, surroundings),
    next: neighbor(source, 'pagination_next', place?.next, surroundings),
    cards: [],
    unlisted: isUnlisted(source),
    keywords: frontMatter.keywords ?? [],
    tags: isUnlisted(source) ? [] : tagLinks(frontMatter.tags ?? []),
  };
}

/**
 * Returns the breadcrumbs of a page that isn't listed in the sidebar that it displays. They start at the home
 * page.
 */
function breadcrumbsOutside(
  source: PageSource,
  sidebar: string | undefined,
): SitePage['breadcrumbs'] {
  return sidebar === undefined || source.route === '/' ? [] : [{ label: paginationLabel(source) }];
}

/**
 * Returns the front matter's `displayed_sidebar`, where `null` means no sidebar. Otherwise, returns the first
 * sidebar that lists the page.
 */
function displayedSidebar(source: PageSource, surroundings: Surroundings): string | undefined {
  const { displayed_sidebar: wanted } = source.frontMatter;
  if (wanted === undefined) return surroundings.sidebarOfRoute.get(source.route);
  if (wanted === null || surroundings.places.has(wanted)) return wanted ?? undefined;
  const nearest = surroundings.nearestSidebar(wanted);
  const names = [...surroundings.places.keys()].join(', ');
  surroundings.problems.push({
    severity: 'error',
    place: frontMatterPlace(source, 'displayed_sidebar'),
    message: `There's no sidebar "${wanted}"`,
    remedy:
      nearest === undefined
        ? `Use one of: ${names}, or null for no sidebar.`
        : `Use displayed_sidebar: ${nearest}.`,
  });
  return undefined;
}

function neighbor(
  source: PageSource,
  key: 'pagination_prev' | 'pagination_next',
  inOrder: PageLinkView | undefined,
  { documents, drafts, nearestId, problems }: Surroundings,
): PageLinkView | undefined {
  const wanted = source.frontMatter[key];
  if (wanted === undefined) return inOrder;
  if (wanted === null) return undefined;
  const target = documents.get(wanted) ?? drafts.find(({ id }) => id === wanted);
  const message = `${key} refers to the page "${wanted}", which`;
  const place = frontMatterPlace(source, key);
  if (target !== undefined && isKeptFrom({ source }, target, drafts)) {
    const remedy = `${finishDraft(target)}.`;
    problems.push({ severity: 'warning', place, message: `${message} ${IS_DRAFT}`, remedy });
    return inOrder;
  }
  if (target !== undefined) return { label: paginationLabel(target), href: target.route };
  const nearest = nearestId(wanted);
  problems.push({
    severity: 'error',
    place,
    message: `${message} doesn't exist`,
    remedy:
      nearest === undefined
        ? "Use a page's id (its path in the content folder), or null for no link."
        : `Use ${key}: ${nearest}.`,
  });
  return undefined;
}
