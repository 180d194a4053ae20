/** The frame around a page. It's rendered once for all pages that share it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { rememberPer } from '../../shared/remember.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import type { Frame, PageParts } from '../../shared/theme.ts';
import type { NavbarItem, PageView, SiteView } from '../../shared/view.ts';
import { ariaCurrent, type CurrentPage, currentPage } from './navigation.ts';
import { Page } from './Page.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';

/** Returns the pieces of everything inside `body`, including the page's `main` element (HTML). */
export function framed(
  { main, frame }: PageParts,
  view: PageView,
  site: SiteView,
): readonly string[] {
  const { tree } = view.sidebar ?? {};
  const currentHref = pathnameOfRoute(view.route, site.base);
  const sidebar = renderToStaticMarkup(tree ? <Sidebar {...{ tree, currentHref }} /> : null);
  const [top, middle, bottom] = frame;
  return [top, sidebar, middle, main, bottom];
}

/** Cache of frames, keyed by the values that decide which navigation items are active (see `navigation.ts`). */
const framesOf = rememberPer((_: SiteView) => new Map<string, Frame>());

/** Returns the frame around a page. It's the same value for pages with the same frame. */
export function frameOf(view: PageView, site: SiteView): Frame {
  const known = framesOf(site);
  const current = currentPage(view, site);
  const isInNavbar = site.navbar.items.some((item) => leadsTo(item, current));
  const key = JSON.stringify([current.sidebar, isInNavbar ? current.pathname : undefined]);
  const frame = known.get(key) ?? drawFrame(view, site);
  known.set(key, frame);
  return frame;
}

function leadsTo(item: NavbarItem, current: CurrentPage): boolean {
  if (item.type === 'separator') return false;
  const links = item.type === 'dropdown' ? [item, ...item.items] : [item];
  return links.some(({ href }) => href !== undefined && ariaCurrent(href, current) !== undefined);
}

function drawFrame(view: PageView, site: SiteView): Frame {
  const html = renderToStaticMarkup(
    <Page view={view} site={site} sidebar={<aside data-slot="sidebar" />}>
      <main data-slot="main" />
    </Page>,
  );
  // Splits at the placeholders. No announcement or copyright notice contains their `data-slot` attribute.
  const [top = '', rest = ''] = html.split('<aside data-slot="sidebar"></aside>');
  const [middle = '', bottom = ''] = rest.split('<main data-slot="main"></main>');
  return [top, middle, bottom];
}
