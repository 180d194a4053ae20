import type { NavbarItem, PageView, SiteView } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import { ColorModeMenu } from './ColorMode.tsx';
import dropdown from './Dropdown.module.css';
import styles from './Navbar.module.css';
import { NewTabHint } from './NewTabHint.tsx';
import {
  ariaCurrent,
  type CurrentPage,
  currentPage,
  type DropdownItem,
  newTabAttributes,
  sidebarState,
} from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';

/** The bar at the top of every page. At 996 px and below its links live in the site menu. */
export function Navbar({ view, site }: { view: PageView; site: SiteView }) {
  const current = currentPage(view, site);
  const { items, hideOnScroll } = site.navbar;
  return (
    <header
      className={styles.navbar}
      data-navbar=""
      data-hide-on-scroll={hideOnScroll ? '' : undefined}
    >
      <nav className={styles.bar} aria-label="Main" data-nav="">
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget="site-menu"
          aria-label="Toggle navigation bar"
        >
          <Icon name="menu" />
        </button>
        <Wordmark title={site.title} href={site.base === '' ? '/' : site.base} />
        <ItemList items={items.filter(({ position }) => position === 'left')} current={current} />
        <ItemList items={items.filter(({ position }) => position === 'right')} current={current} />
        <button type="button" data-search="">
          <Icon name="search" />
          Search
        </button>
        <ColorModeMenu />
      </nav>
    </header>
  );
}

function ItemList({ items, current }: { items: readonly NavbarItem[]; current: CurrentPage }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <li key={index} className={item.type === 'separator' ? styles.separator : undefined}>
          <Item item={item} current={current} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item, current }: { item: NavbarItem; current: CurrentPage }) {
  switch (item.type) {
    case 'separator':
      return null;
    case 'dropdown':
      return <Dropdown item={item} current={current} />;
    case 'icon':
      return (
        <a className={styles.icon} href={item.href} aria-label={item.label} title={item.label}>
          <Icon name={item.icon} />
        </a>
      );
    case 'link':
      return (
        <a
          className={styles.link}
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

function Dropdown({ item, current }: { item: DropdownItem; current: CurrentPage }) {
  const id = `menu-${item.label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return (
    <>
      <button
        type="button"
        className={styles.link}
        popoverTarget={id}
        data-dropdown-toggle=""
        {...sidebarState(item.activeSidebar, current)}
      >
        <Label item={item} />
        <Icon name="caret" className={styles.caret} />
      </button>
      <ul className={dropdown.dropdown} id={id} popover="" data-dropdown="">
        {item.href === undefined ? null : (
          <li>
            <a href={item.href} aria-current={ariaCurrent(item.href, current)}>
              Overview
            </a>
          </li>
        )}
        {item.items.map(({ label, href, external }) => (
          <li key={href}>
            <a href={href} aria-current={ariaCurrent(href, current)}>
              {label}
              {external ? <Icon name="external" className={styles.external} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The whole label where there is room for it, else the short one. */
function Label({ item: { label, shortLabel } }: { item: DropdownItem }) {
  if (shortLabel === undefined || !label.endsWith(shortLabel)) return label;
  const optional = label.slice(0, -shortLabel.length);
  return (
    <span>
      <span className={styles.optional}>{optional}</span>
      {shortLabel}
    </span>
  );
}
