import { renderToString } from 'react-dom/server';
import { pathnameOfRoute } from '../../shared/routes.ts';
import {
  branchKey,
  comparablePath,
  initialBranches,
  openBranches,
  pagePath,
} from '../../shared/sidebar.ts';
import type { PageView, SidebarItem, SiteView } from '../../shared/view.ts';
import { Island } from '../islands/Island.tsx';
import { type ItemsProps, ListItem, SidebarTree } from '../islands/SidebarTree.tsx';

/** The sidebar of a page, empty on pages without one: navigation may lead to one that has it. */
export function PageSidebar({ view, site }: { view: PageView; site: SiteView }) {
  const { sidebar } = view;
  const currentHref = pathnameOfRoute(view.route, site.base);
  const active = openBranches(sidebar?.items ?? [], currentHref);
  const open = initialBranches(sidebar?.items ?? [], currentHref);
  const listHtml = (list: ItemsProps) => htmlOf(list, comparablePath(currentHref));
  return (
    <Island name="Sidebar" props={{}}>
      {sidebar === undefined ? null : (
        <SidebarTree {...sidebar} {...{ currentHref, active, open, listHtml }} />
      )}
    </Island>
  );
}

/** Hundreds of pages show the same items, of which a few are marked on each. */
const drawn = new WeakMap<SidebarItem, string>();

/** The HTML of a list; what is not marked is drawn once for all pages. */
function htmlOf({ items, parentKey, tree }: ItemsProps, currentPath: string): string {
  return items
    .map((item, index) => {
      const key = branchKey(parentKey, index);
      if (item.type === 'branch') {
        return htmlOf({ items: item.items, parentKey: key, tree }, currentPath);
      }
      const isMarked = tree.active.has(key) || pathOf(item) === currentPath;
      const known = isMarked ? undefined : drawn.get(item);
      const html = known ?? renderToString(<ListItem item={item} itemKey={key} tree={tree} />);
      if (!isMarked) drawn.set(item, html);
      return html;
    })
    .join('');
}

const paths = new WeakMap<SidebarItem, string>();

/** What a link is the current page by; empty for what stands for no page. */
function pathOf(item: SidebarItem): string {
  const known = paths.get(item);
  if (known !== undefined) return known;
  const path = (item.type === 'link' && pagePath(item.href)) || '';
  paths.set(item, path);
  return path;
}
