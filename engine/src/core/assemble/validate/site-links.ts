/**
 * Links outside of pages: in the navigation bar, footer, announcement, and sidebar entries, and links from
 * plugins.
 */

import type { PageLink } from '../../compile/compiled-page.ts';
import { siteFiles } from '../../config/site-files.ts';
import type { SidebarItemConfig, SiteDefinition } from '../../config/types.ts';
import { EMPTY_PAGE, type SitePage } from '../site.ts';

/** Stands in for a page when the layout's links, which every page has, are resolved. */
export const LAYOUT_PAGE: SitePage = {
  ...EMPTY_PAGE,
  kind: 'not-found',
  id: '',
  route: '',
  title: '',
  description: '',
};

/**
 * Returns the links that authors wrote in `site/`, as links in the layout.
 *
 * @param published links from plugins
 */
export function siteLinks(
  { config, sidebars }: SiteDefinition,
  published: readonly string[] = [],
): PageLink[] {
  const navbar = config.navbar.items.flatMap((item) => {
    if (item.type === 'separator') return [];
    const below = item.type === 'dropdown' ? item.items.map(({ href }) => href) : [];
    return item.href === undefined ? below : [item.href, ...below];
  });
  const footer = config.footer.groups.flatMap(({ items }) => items.map(({ href }) => href));
  const html = [config.announcement?.html ?? '', config.footer.copyright].flatMap(htmlHrefs);
  const inSidebars = Object.values(sidebars).flatMap(sidebarHrefs);
  return [
    ...[...navbar, ...footer, ...html, ...published].map((href) => ({
      href,
      place: { file: siteFiles.config, near: href },
    })),
    ...inSidebars.map((href) => ({ href, place: { file: siteFiles.sidebars, near: href } })),
  ];
}

function sidebarHrefs(items: readonly SidebarItemConfig[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    if (item.type === 'link') return [item.href];
    if (item.type === 'html') return htmlHrefs(item.value);
    return 'items' in item ? sidebarHrefs(item.items ?? []) : [];
  });
}

function htmlHrefs(html: string): string[] {
  return [...html.matchAll(/\shref=["']([^"']*)["']/g)].map(([, href = '']) => href);
}
