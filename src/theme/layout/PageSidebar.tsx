import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pathnameOfRoute } from '../../shared/routes.ts';
import { initialBranches, openBranches } from '../../shared/sidebar.ts';
import type { PageView, SidebarItem, SiteView } from '../../shared/view.ts';
import { Island } from '../islands/Island.tsx';
import { SidebarTree } from '../islands/SidebarTree.tsx';

/** The sidebar of a page, empty on pages without one: navigation may lead to one that has it. */
export function PageSidebar({ view, site }: { view: PageView; site: SiteView }) {
  const { sidebar } = view;
  const currentHref = pathnameOfRoute(view.route, site.base);
  const active = openBranches(sidebar?.items ?? [], currentHref);
  const open = initialBranches(sidebar?.items ?? [], currentHref);
  return (
    <Island name="Sidebar" props={{}}>
      {sidebar === undefined ? null : (
        <SidebarTree {...sidebar} {...{ currentHref, active, open, unchanging }} />
      )}
    </Island>
  );
}

/** Hundreds of pages show the same items, of which a few are marked on each. */
const drawn = new WeakMap<SidebarItem, string>();

function unchanging(item: SidebarItem, drawing: ReactElement): string {
  const html = drawn.get(item) ?? renderToString(drawing);
  drawn.set(item, html);
  return html;
}
