/** Creates the view of the whole site for the theme. */
import type { HeadTagView, NavbarItem, SiteView } from '../../../shared/view.ts';
import type { SiteDefinition, SiteHeadTag } from '../../config/types.ts';
import { locateFile } from '../../files/locate-file.ts';
import { absoluteAddressOf, addressOf, rebaseHtml } from '../links/addresses.ts';
import { STATIC_FOLDER } from '../links/static-files.ts';
import { NO_SITE_HOOKS, type SiteHooks } from '../site-hooks.ts';

/** Returns the configuration in the form that the theme needs. URLs include the base path. */
export function siteView(
  definition: SiteDefinition,
  { heads }: Pick<SiteHooks, 'heads'> = NO_SITE_HOOKS,
): SiteView {
  const { config } = definition;
  const ofPlugins = heads.flatMap((tagsOf) => [...tagsOf({ definition })]);
  const { title, tagline, url: origin, base, language, navbar, footer, colorMode } = config;
  const { announcement, socialImage } = config;
  return {
    title,
    tagline,
    origin,
    base,
    language,
    version: config.version.name,
    otherVersions: config.version.others,
    navbar: {
      hideOnScroll: navbar.hideOnScroll,
      items: navbar.items.map((item) => navbarItem(item, base)),
    },
    footer: {
      groups: footer.groups.map((group) => ({
        ...group,
        items: group.items.map((item) => withBase(item, base)),
      })),
      copyright: rebaseHtml(footer.copyright, base),
    },
    announcement: announcement && {
      ...announcement,
      html: rebaseHtml(announcement.html, base),
    },
    colorMode,
    socialImage: socialImage && absoluteAddressOf(socialImage, origin, base),
    head: headTags([...ofPlugins, ...config.head], base),
    editions: config.editions,
    icon: iconAddress(definition),
  };
}

/** Static files that can be the site's icon. The first one that exists is used. */
const ICONS = ['favicon.svg', 'favicon.ico', 'favicon.png'];

function iconAddress({ config, ...folders }: SiteDefinition): string | undefined {
  const icon = ICONS.find(
    (name) => 'path' in locateFile(`${STATIC_FOLDER}/${name}`, folders, { isListed: true }),
  );
  return icon && addressOf(`/${icon}`, config.base);
}

function navbarItem(item: NavbarItem, base: string): NavbarItem {
  if (item.type === 'separator') return item;
  if (item.type !== 'dropdown') return withBase(item, base);
  const href = item.href === undefined ? undefined : addressOf(item.href, base);
  return { ...item, items: item.items.map((each) => withBase(each, base)), href };
}

function withBase<Item extends { href: string }>(item: Item, base: string): Item {
  return { ...item, href: addressOf(item.href, base) };
}

/** Adds the base path to the routes in tags. */
export function headTags(tags: readonly SiteHeadTag[], base: string): HeadTagView[] {
  return tags.map((tag) => {
    const { href } = tag.attributes;
    if (href === undefined) return tag;
    return { ...tag, attributes: { ...tag.attributes, href: addressOf(href, base) } };
  });
}
