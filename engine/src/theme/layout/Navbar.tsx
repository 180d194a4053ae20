import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/layout.ts';
import type { NavbarItem, PageView, SiteView } from '../../shared/view.ts';
import { NewTabHint } from '../content/inline.tsx';
import { SiteSlot } from '../Slot.tsx';
import { ColorModeMenu } from './ColorMode.tsx';
import styles from './Navbar.module.css';
import {
  ariaCurrent,
  type CurrentPage,
  currentPage,
  type DropdownItem,
  newTabAttributes,
  sidebarState,
} from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';

/** Renders the bar at the top of every page. In windows of up to 996 px, the site menu contains its links. */
export function Navbar({ view, site }: { view: PageView; site: SiteView }) {
  const current = currentPage(view, site);
  const { items, hideOnScroll } = site.navbar;
  return (
    <header
      {...{ [attributes.NAVBAR]: '', [attributes.HIDE_ON_SCROLL]: hideOnScroll ? '' : undefined }}
    >
      <nav aria-label={texts.mainMenu}>
        <button type="button" popoverTarget="site-menu" aria-label={texts.openSiteMenu} />
        <Wordmark title={site.title} href={site.base === '' ? '/' : site.base} />
        <ItemList
          className={styles.start}
          items={items.filter(({ position }) => position === 'left')}
          current={current}
        />
        <ItemList items={items.filter(({ position }) => position === 'right')} current={current} />
        <SiteSlot name="navbar" site={site} />
        <ColorModeMenu />
      </nav>
    </header>
  );
}

interface ItemListProps {
  className?: string | undefined;
  items: readonly NavbarItem[];
  current: CurrentPage;
}

function ItemList({ className, items, current }: ItemListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item, index) =>
        item.type === 'separator' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <li key={index} className={isAfterSeparator(items, index) ? styles.separated : undefined}>
            <Item item={item} current={current} menuId={`menu-${item.position}-${index}`} />
          </li>
        ),
      )}
    </ul>
  );
}

function isAfterSeparator(items: readonly NavbarItem[], index: number): boolean {
  return index > 1 && items[index - 1]?.type === 'separator';
}

type DrawnItem = Exclude<NavbarItem, { type: 'separator' }>;

interface ItemProps<Kind extends DrawnItem = DrawnItem> {
  item: Kind;
  current: CurrentPage;
  /** The id of the dropdown's menu. */
  menuId: string;
}

function Item({ item, current, menuId }: ItemProps) {
  switch (item.type) {
    case 'dropdown':
      return <Dropdown item={item} current={current} menuId={menuId} />;
    case 'icon':
      return (
        <a
          className={`icon-${item.icon}`}
          href={item.href}
          aria-label={item.shortLabel === undefined ? undefined : item.label}
        >
          {item.shortLabel ?? item.label}
        </a>
      );
    case 'link':
      return (
        <a
          href={item.href}
          aria-current={ariaCurrent(item.href, current)}
          {...sidebarState(item.activeSidebar, current)}
          {...newTabAttributes(item.newTab)}
        >
          {item.label}
          {item.newTab ? <NewTabHint /> : null}
        </a>
      );
  }
}

function Dropdown({ item, current, menuId }: ItemProps<DropdownItem>) {
  return (
    <>
      <button type="button" popoverTarget={menuId} {...sidebarState(item.activeSidebar, current)}>
        <Label item={item} />
      </button>
      <ul id={menuId} popover="">
        {item.href === undefined ? null : (
          <li>
            <a href={item.href} aria-current={ariaCurrent(item.href, current)}>
              {texts.overview}
            </a>
          </li>
        )}
        {item.items.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={ariaCurrent(href, current)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders the whole label if there's room for it, and otherwise the short one. */
function Label({ item: { label, shortLabel } }: { item: DropdownItem }) {
  if (shortLabel === undefined || !label.endsWith(shortLabel)) return label;
  const optional = label.slice(0, -shortLabel.length);
  return (
    <>
      <span>{optional}</span>
      {shortLabel}
    </>
  );
}
