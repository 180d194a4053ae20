/** One page of the assembled site as document and navigation fragment. */
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrowserAssets, Fragment, SiteView } from '../../shared/view.ts';
import type { ResolvedLink } from '../assemble/check-links.ts';
import { type PageBody, pageView } from '../assemble/page-view.ts';
import type { Site, SitePage } from '../assemble/site.ts';
import type { SiteServer } from '../bundle/bundle-site.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import type { SiteDefinition } from '../config/types.ts';
import { type Problem, ProblemsError } from '../problems.ts';
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
export const NOT_FOUND_PAGE: SitePage = {
  kind: 'not-found',
  id: '404',
  route: '/404',
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  breadcrumbs: [],
  cards: [],
  unlisted: false,
  keywords: [],
};

/** Renders a page. Throws a `ProblemsError` when a component page throws. */
export function renderSitePage(
  page: SitePage,
  context: RenderContext,
): { document: string; fragment: Fragment } {
  const { site, definition, server, assets, compiled, lastUpdates, sidebarDataUrl } = context;
  const file = page.source?.file ?? '';
  const body: PageBody | undefined =
    page.source?.kind === 'component' ? componentBody(page, server) : compiled.get(file);
  const view = pageView(site, page, body, definition, {
    links: context.links.get(page.route),
    lastUpdated: lastUpdates.get(file),
    sidebarDataUrl,
    excerptOf: (route) => compiled.get(site.pages.get(route)?.source?.file ?? '')?.excerpt,
  });
  const { document, fragment } = server.theme.renderPage(view, context.view, assets);
  const sidebar = view.sidebar && { name: view.sidebar.name, dataUrl: view.sidebar.dataUrl };
  return {
    document,
    fragment: { buildId: assets.buildId, ...fragment, ...(sidebar && { sidebar }) },
  };
}

/**
 * Component pages without a default export: they render nothing, and the build says so.
 */
export function checkComponentPages(site: Site, server: SiteServer): Problem[] {
  return [...site.pages.values()].flatMap((page) => {
    if (page.source?.kind !== 'component' || componentOf(page, server) !== undefined) return [];
    return {
      severity: 'warning',
      place: { file: page.source.file },
      message: 'The page component has no default export, so nothing is rendered',
      remedy: 'Write `export default function Page() { … }`.',
    } as const;
  });
}

function componentOf(page: SitePage, server: SiteServer): ComponentType | undefined {
  const name = page.source?.file.replace(/^site\/pages\//, '').replace(/\.[jt]sx$/, '') ?? '';
  return server.pages[name]?.default as ComponentType | undefined;
}

function componentBody(page: SitePage, server: SiteServer): PageBody {
  const Component = componentOf(page, server);
  const body = { bodyTitle: page.title, excerpt: '', tableOfContents: [] };
  if (Component === undefined) return { ...body, html: '' };
  try {
    return { ...body, html: renderToStaticMarkup(createElement(Component)) };
  } catch (error) {
    throw new ProblemsError([
      {
        severity: 'error',
        place: { file: page.source?.file ?? page.route },
        message: `The page component throws: ${error instanceof Error ? error.message : String(error)}`,
        remedy: 'Correct the component; it is rendered at build time, where there is no browser.',
      },
    ]);
  }
}
