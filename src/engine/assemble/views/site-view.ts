/** What the theme is told about the whole site. */
import { isExternal, splitAddress } from '../../../shared/routes.ts';
import { searchHosts } from '../../../shared/search.ts';
import type { NavbarItem, SiteView } from '../../../shared/view.ts';
import type { SiteDefinition } from '../../config/types.ts';
import { absoluteAddressOf, addressOf, rebaseHtml } from '../links/addresses.ts';
import { isPlanned, plannedSet } from '../planned.ts';
import { thirdPartiesView } from './third-parties-view.ts';

/**
 * Returns the configuration as the theme draws it: addresses with base path, and without the entries
 * of navigation bar and footer that lead to planned routes.
 */
export function siteView(definition: SiteDefinition): SiteView {
  const { config } = definition;
  const { title, tagline, url: origin, base, language, navbar, footer, colorMode } = config;
  const view = linkView(definition);
  const thirdParties = thirdPartiesView(config);
  return {
    title,
    tagline,
    origin,
    base,
    language,
    version: config.version.name,
    navbar: {
      hideOnScroll: navbar.hideOnScroll,
      items: navbar.items.flatMap((item) => navbarItem(item, view)),
    },
    footer: {
      groups: footer.groups.map((group) => ({ ...group, items: group.items.flatMap(view) })),
      copyright: rebaseHtml(footer.copyright, base),
    },
    ...(config.announcement === undefined
      ? {}
      : {
          announcement: {
            ...config.announcement,
            html: rebaseHtml(config.announcement.html, base),
          },
        }),
    colorMode,
    ...(config.socialImage === undefined
      ? {}
      : { socialImage: absoluteAddressOf(config.socialImage, origin, base) }),
    ...(thirdParties && { thirdParties }),
    ...(config.search.hosted && { searchHost: searchHosts(config.search.hosted)[0] }),
  };
}

type LinkView = <Item extends { href: string }>(item: Item) => [] | [Item];

/** Returns a function that gives a link its address, or drops it when it leads to a planned route. */
function linkView({ config, planned: list }: SiteDefinition): LinkView {
  const planned = plannedSet(list);
  return (item) => {
    if (!isExternal(item.href) && isPlanned({ planned }, splitAddress(item.href).path)) return [];
    return [{ ...item, href: addressOf(item.href, config.base) }];
  };
}

function navbarItem(item: NavbarItem, view: LinkView): NavbarItem[] {
  if (item.type === 'separator') return [item];
  if (item.type !== 'dropdown') return view(item);
  const items = item.items.flatMap(view);
  const [own] = item.href === undefined ? [] : view({ href: item.href });
  if (items.length === 0 && own === undefined) return [];
  return [{ ...item, items, href: own?.href }];
}
