import * as attributes from '../../../shared/attributes.ts';
import { firstHref, isActive, type SidebarCategoryItem } from '../../../shared/sidebar.ts';
import * as texts from '../../../shared/texts/layout.ts';
import type { SidebarItem } from '../../../shared/view.ts';
import { Method } from '../../content/Method.tsx';
import styles from './Sidebar.module.css';

/** Options for rendering a list and the lists in it. */
export interface Drawing {
  /** The current page's pathname. Empty if there's no current page. */
  currentHref: string;
  /** Keys of the open branches (see `branchKey`). */
  open: ReadonlySet<string>;
  /** Keys of the branches that contain the current page. */
  active: ReadonlySet<string>;
  /** True if the items of closed branches are also rendered, but hidden. */
  isWhole: boolean;
  /** The same options without a current page, if there is one. */
  unmarked?: Drawing;
  /** Returns the HTML of a list's items. */
  html: (items: readonly SidebarItem[], parentKey: string, drawing: Drawing) => string;
}

interface ListProps {
  items: readonly SidebarItem[];
  parentKey: string;
  drawing: Drawing;
  isHidden?: boolean;
  /** True for items that are open on every page. */
  staysOpen?: boolean;
}

export function SidebarList({ items, parentKey, drawing, isHidden, staysOpen }: ListProps) {
  const html = drawing.html(items, parentKey, drawing);
  const attribute = staysOpen ? { [attributes.STAYS_OPEN]: '' } : {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React has rendered
  return <ul hidden={isHidden} {...attribute} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface ItemProps<Item extends SidebarItem = SidebarItem> {
  item: Item;
  itemKey: string;
  drawing: Drawing;
}

export function SidebarListItem(props: ItemProps) {
  return (
    <li className={props.item.className}>
      <Item {...props} />
    </li>
  );
}

function Item({ item, itemKey, drawing }: ItemProps) {
  if (item.type === 'category') return <Category {...{ item, itemKey, drawing }} />;
  if (item.type === 'html') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site's authors in its sidebars file
    return <div className={styles.html} dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
  if (item.type === 'section') {
    return (
      <a href={item.href} {...{ [attributes.SECTION]: '' }}>
        {item.label}
      </a>
    );
  }
  return (
    <a href={item.href} aria-current={ariaCurrent(item.href, drawing)}>
      {item.badge === undefined ? item.label : <EntryLabel {...item} badge={item.badge} />}
    </a>
  );
}

function EntryLabel(item: { badge: string; label: string; deprecated?: boolean }) {
  return (
    <>
      <Method method={item.badge} isShort />
      <span className={styles.entry}>
        {item.deprecated === true ? <del>{item.label}</del> : item.label}
      </span>
    </>
  );
}

function Category({ item, itemKey, drawing }: ItemProps<SidebarCategoryItem>) {
  const isOpen = !item.collapsible || drawing.open.has(itemKey);
  return (
    <>
      <div {...{ [attributes.ACTIVE]: drawing.active.has(itemKey) ? '' : undefined }}>
        <CategoryLabel {...{ item, isOpen, drawing }} />
      </div>
      {isOpen || drawing.isWhole ? (
        <SidebarList
          items={item.items}
          parentKey={itemKey}
          drawing={drawing}
          isHidden={!isOpen}
          staysOpen={!item.collapsed}
        />
      ) : null}
    </>
  );
}

interface LabelProps {
  item: SidebarCategoryItem;
  isOpen: boolean;
  drawing: Drawing;
}

/**
 * Renders a category's label. A category without its own page is a link to the first page in it, which a script
 * turns into a button.
 */
function CategoryLabel({ item, isOpen, drawing }: LabelProps) {
  const { label, href, collapsible } = item;
  if (href === undefined && !collapsible) return <span>{label}</span>;
  if (href === undefined) {
    return (
      <a href={firstHref(item)} {...{ [attributes.OPEN]: isOpen }}>
        {label}
      </a>
    );
  }
  return (
    <>
      <a href={href} aria-current={ariaCurrent(href, drawing)}>
        {label}
      </a>
      {collapsible ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={texts.toggleCategory(label, isOpen)}
        />
      ) : null}
    </>
  );
}

function ariaCurrent(href: string, { currentHref }: Drawing): 'page' | undefined {
  return isActive(href, currentHref) ? 'page' : undefined;
}
