/** What stands around a page: drawn once for all pages where it is the same. */
import { renderToStaticMarkup } from 'react-dom/server';
import { pathnameOfRoute } from '../../shared/routes.ts';
import type { NavbarItem, PageView, SiteView } from '../../shared/view.ts';
import { Page } from './Page.tsx';
import { PageSidebar } from './PageSidebar.tsx';

/** Returns everything inside `body`, with `main` (HTML) in its place. */
export function framed(main: string, view: PageView, site: SiteView): string {
  const sidebar = renderToStaticMarkup(<PageSidebar view={view} site={site} />);
  const [top, middle, bottom] = frameOf(view, site);
  return `${top}${sidebar}${middle}${main}${bottom}`;
}

/** The HTML before the sidebar, between it and the main part, and after that. */
type Frame = readonly [top: string, middle: string, bottom: string];

/** By what marks entries of the navigation bar (see `navigation.ts`). */
const frames = new WeakMap<SiteView, Map<string, Frame>>();

function frameOf(view: PageView, site: SiteView): Frame {
  const known = frames.get(site) ?? new Map<string, Frame>();
  frames.set(site, known);
  const pathname = pathnameOfRoute(view.route, site.base);
  const isInNavbar = site.navbar.items.some((item) => leadsTo(item, pathname));
  const key = JSON.stringify([view.sidebar?.name, isInNavbar ? pathname : undefined]);
  const frame = known.get(key) ?? drawFrame(view, site);
  known.set(key, frame);
  return frame;
}

function leadsTo(item: NavbarItem, pathname: string): boolean {
  if (item.type === 'separator') return false;
  if (item.href === pathname) return true;
  return item.type === 'dropdown' && item.items.some(({ href }) => href === pathname);
}

function drawFrame(view: PageView, site: SiteView): Frame {
  const html = renderToStaticMarkup(
    <Page view={view} site={site} sidebar={<aside data-slot="sidebar" />}>
      <main data-slot="main" />
    </Page>,
  );
  // With an attribute that no announcement or copyright notice has.
  const [top = '', rest = ''] = html.split('<aside data-slot="sidebar"></aside>');
  const [middle = '', bottom = ''] = rest.split('<main data-slot="main"></main>');
  return [top, middle, bottom];
}
