/** Renders one page of the assembled site as a document. */

import { remember, rememberPer } from '../../shared/remember.ts';
import { NOT_FOUND_ROUTE } from '../../shared/routes.ts';
import type { Frame } from '../../shared/theme.ts';
import type { BrowserAssets, PageView, SiteView } from '../../shared/view.ts';
import { completeLinks } from '../assemble/links/addresses.ts';
import { EMPTY_PAGE, type Site, type SitePage } from '../assemble/site.ts';
import type { SiteHooks } from '../assemble/site-hooks.ts';
import { type PageBody, type PageContent, pageView } from '../assemble/views/page-view.ts';
import { hasOwnComponents } from '../bundle/bundle-options.ts';
import type { SiteServer } from '../bundle/bundle-site.ts';
import { BODY_SLOT } from '../compile/html/link-slots.ts';
import type { SiteDefinition } from '../config/types.ts';
import { messageOf } from '../problems/errors.ts';
import { ProblemsError } from '../problems/problems.ts';
import { placeInSite } from '../problems/stack-frames.ts';

/** What's needed to render any page. */
export interface RenderContext {
  definition: SiteDefinition;
  site: Site;
  view: SiteView;
  server: SiteServer;
  assets: BrowserAssets;
  /** The content of pages, keyed by file. */
  compiled: ReadonlyMap<string, PageContent>;
  sidebarDataUrl: (name: string) => string;
  /** Hooks of plugins, such as those that add to views. */
  hooks: SiteHooks;
}

/** Returns the page that hosts show for unknown URLs. */
export function notFoundPage({ texts }: SiteDefinition): SitePage {
  return {
    ...EMPTY_PAGE,
    kind: 'not-found',
    id: '404',
    route: NOT_FOUND_ROUTE,
    title: texts.notFound,
    description: texts.notFoundDescription,
  };
}

/** Returns a page's view for the theme. */
export function viewOf(page: SitePage, context: RenderContext): PageView {
  return viewWithBody(page, bodyOf(page, context), context);
}

/** Returns a page's view for the theme. If the page has a body, the view contains `BODY_PLACE` instead. */
export function frameViewOf(page: SitePage, context: RenderContext): PageView {
  const body = bodyOf(page, context);
  const place = body && { ...body, html: body.html && BODY_PLACE, links: [], targets: [] };
  return viewWithBody(page, place, context);
}

/** A placeholder for a page's body in its `main` element. */
const BODY_PLACE = `<p>${BODY_SLOT}</p>`;

/** Cache of `main` elements, keyed by page, because the document and the Markdown are created from the same HTML. */
const mainsOf = rememberPer((context: RenderContext) =>
  remember((page: SitePage) => {
    const { theme } = context.server;
    const draw = () => theme.renderMain(frameViewOf(page, context), context.view);
    return withBase(drawnByTheme(page, context, draw), context);
  }),
);

/** Returns a page's `main` element with a slot instead of the body. Renders it once per context. */
export function mainOf(page: SitePage, context: RenderContext): string {
  return mainsOf(context)(page);
}

/** Returns the frame around a page. `view` is the page's view. */
export function frameOf(page: SitePage, view: PageView, context: RenderContext): Frame {
  const { theme } = context.server;
  const draw = () => theme.renderFrame(view, context.view);
  return framesOf(context)(drawnByTheme(page, context, draw));
}

/** Cache of frames whose links include the base path, keyed by the theme's frames. Many pages share a frame. */
const framesOf = rememberPer((context: RenderContext) =>
  remember(
    ([top, middle, bottom]: Frame): Frame => [
      withBase(top, context),
      withBase(middle, context),
      withBase(bottom, context),
    ],
  ),
);

/** Adds the base path to the links of a site's own components. All other links already have it. */
function withBase(html: string, { definition }: RenderContext): string {
  const { base } = definition.config;
  return base !== '' && hasOwnComponents(definition) ? completeLinks(html, base) : html;
}

/** Returns a page's content, or `undefined` for pages that the engine generates. */
export function bodyOf({ source }: SitePage, { compiled }: Pick<RenderContext, 'compiled'>) {
  return compiled.get(source?.file ?? '');
}

function viewWithBody(
  page: SitePage,
  body: PageBody | undefined,
  { site, definition, compiled, sidebarDataUrl, hooks }: RenderContext,
): PageView {
  return pageView(site, page, body, definition, {
    sidebarDataUrl,
    hooks,
    descriptionOf: (route) => {
      const found = site.pages.get(route);
      return found && (found.description || bodyOf(found, { compiled })?.excerpt);
    },
  });
}

/** Returns a page's document in pieces. `view` is the page's view. */
export function renderView(
  page: SitePage,
  view: PageView,
  context: RenderContext,
): readonly string[] {
  const main = mainOf(page, context).replace(BODY_PLACE, () => view.html);
  const { theme } = context.server;
  const frame = frameOf(page, view, context);
  const draw = () => theme.renderPage({ main, frame }, view, context.view, context.assets);
  return drawnByTheme(page, context, draw);
}

/** Calls `draw`. If one of the site's components throws an error, turns it into a `ProblemsError` that says where. */
function drawnByTheme<Drawn>(
  { route }: SitePage,
  { definition: { root } }: RenderContext,
  draw: () => Drawn,
): Drawn {
  try {
    return draw();
  } catch (error) {
    const place = placeInSite(error, root);
    if (place === undefined) throw error;
    throw new ProblemsError([
      {
        severity: 'error',
        place,
        message: `The page ${route} can't be rendered: ${messageOf(error)}`,
        remedy: "Fix the component. It's rendered at build time, without a browser.",
      },
    ]);
  }
}
