/** One page of the assembled site as a document. */
import type { BrowserAssets, PageView, SiteView } from '../../shared/view.ts';
import type { ResolvedLink } from '../assemble/links/check-links.ts';
import type { Site, SitePage } from '../assemble/site.ts';
import { type PageBody, pageView } from '../assemble/views/page-view.ts';
import type { SiteServer } from '../bundle/bundle-site.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import type { SiteDefinition } from '../config/types.ts';
import type { LastUpdate } from '../source/git-dates.ts';

/** Everything that all pages are rendered with. */
export interface RenderContext {
  definition: SiteDefinition;
  site: Site;
  view: SiteView;
  server: SiteServer;
  assets: BrowserAssets;
  /** By file. */
  compiled: ReadonlyMap<string, CompiledPage>;
  /** By route. */
  links: ReadonlyMap<string, readonly ResolvedLink[]>;
  /** By file. */
  lastUpdates: ReadonlyMap<string, LastUpdate>;
  sidebarDataUrl: (name: string) => string;
}

/** The page that hosts answer unknown addresses with. */
export function notFoundPage({ texts }: SiteDefinition): SitePage {
  return {
    kind: 'not-found',
    id: '404',
    route: '/404',
    title: texts.notFound,
    description: texts.notFoundDescription,
    breadcrumbs: [],
    cards: [],
    unlisted: false,
    keywords: [],
    tags: [],
  };
}

/** View of a page for the theme. */
export function viewOf(page: SitePage, context: RenderContext): PageView {
  return viewWithBody(page, bodyOf(page, context), context.links.get(page.route), context);
}

/** View of a page for the theme, with other HTML in the place of its body if it has one. */
export function frameViewOf(page: SitePage, html: string, context: RenderContext): PageView {
  const body = bodyOf(page, context);
  const place = body && { ...body, html: body.html && html, links: [] };
  return viewWithBody(page, place, [], context);
}

/** The compiled page; `undefined` for pages that the engine makes. */
export function bodyOf({ source }: SitePage, { compiled }: Pick<RenderContext, 'compiled'>) {
  return compiled.get(source?.file ?? '');
}

function viewWithBody(
  page: SitePage,
  body: PageBody | undefined,
  links: readonly ResolvedLink[] | undefined,
  { site, definition, compiled, lastUpdates, sidebarDataUrl }: RenderContext,
): PageView {
  return pageView(site, page, body, definition, {
    links,
    lastUpdated: lastUpdates.get(page.source?.file ?? ''),
    sidebarDataUrl,
    descriptionOf: (route) => {
      const found = site.pages.get(route);
      return found && (found.description || bodyOf(found, { compiled })?.excerpt);
    },
  });
}

/** Returns the document of a page from its view. */
export function renderView(
  view: PageView,
  { server, assets, view: siteView }: RenderContext,
): string {
  return server.theme.renderPage(view, siteView, assets);
}
