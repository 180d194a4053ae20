import { Fragment, type ReactNode } from 'react';
import { branchKey, firstHref, isActive, type SidebarCategoryItem } from '../../shared/sidebar.ts';
import type { SidebarItem } from '../../shared/view.ts';
import { Method } from '../api/Method.tsx';
import styles from './Sidebar.module.css';

export interface SidebarTreeProps {
  name: string;
  items: readonly SidebarItem[];
  /** Pathname of the current page. */
  currentHref: string;
  /** Keys of the branches to draw (see `branchKey`). */
  open: ReadonlySet<string>;
  /** Keys of the branches with the current page in them. */
  active: ReadonlySet<string>;
  /** Absent while there is no script: a category without a page is then a link to its first page. */
  onToggle?: ((key: string, open: boolean) => void) | undefined;
  /** HTML of a list, of which little changes from page to page; on the server only. */
  listHtml?: ((list: ItemsProps) => string) | undefined;
  /** See `treeKey`; present when other branches are open than the server draws. */
  changed?: string | undefined;
}

/**
 * The sidebar as drawn on the server and in the browser: the same rule and the same data make the
 * same HTML, with the items of open branches only.
 */
export function SidebarTree({ name, items, changed, ...tree }: SidebarTreeProps) {
  return (
    <nav aria-label="Docs sidebar" data-sidebar-scroll={name}>
      <Items items={items} parentKey="" tree={tree} changed={changed} />
    </nav>
  );
}

type DrawnItem = Exclude<SidebarItem, { type: 'branch' }>;
type Tree = Omit<SidebarTreeProps, 'name' | 'items' | 'changed'>;

export interface ItemsProps {
  items: readonly SidebarItem[];
  parentKey: string;
  tree: Tree;
}

function Items({ changed, ...list }: ItemsProps & { changed?: string | undefined }) {
  const { listHtml } = list.tree;
  if (listHtml === undefined) return <ul data-changed={changed}>{listItems(list)}</ul>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React has rendered
  return <ul data-changed={changed} dangerouslySetInnerHTML={{ __html: listHtml(list) }} />;
}

/** The items of a branch stand among those around it. */
function listItems({ items, parentKey, tree }: ItemsProps): ReactNode[] {
  return items.map((item, index) => {
    const key = branchKey(parentKey, index);
    if (item.type === 'branch') {
      if (item.items.length === 0) return <li key={key}>Loading…</li>;
      return (
        <Fragment key={key}>{listItems({ items: item.items, parentKey: key, tree })}</Fragment>
      );
    }
    return <ListItem key={key} item={item} itemKey={key} tree={tree} />;
  });
}

interface ItemProps {
  item: DrawnItem;
  itemKey: string;
  tree: Tree;
}

export function ListItem(props: ItemProps) {
  return (
    <li className={props.item.className}>
      <Item {...props} />
    </li>
  );
}

function Item({ item, itemKey, tree }: ItemProps) {
  if (item.type === 'category') return <Category item={item} itemKey={itemKey} tree={tree} />;
  if (item.type === 'html') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site's authors in its sidebars file
    return <div className={styles.html} dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
  return (
    <a href={item.href} aria-current={isActive(item.href, tree.currentHref) ? 'page' : undefined}>
      {item.method === undefined ? item.label : <OperationLabel {...item} method={item.method} />}
    </a>
  );
}

function OperationLabel(item: { method: string; label: string; deprecated?: boolean }) {
  return (
    <>
      <Method method={item.method} isShort />
      <span className={styles.operation}>
        {item.deprecated === true ? <del>{item.label}</del> : item.label}
      </span>
    </>
  );
}

interface CategoryProps {
  item: SidebarCategoryItem;
  itemKey: string;
  tree: Tree;
}

function Category({ item, itemKey, tree }: CategoryProps) {
  const isOpen = !item.collapsible || tree.open.has(itemKey);
  return (
    <>
      <div data-active={tree.active.has(itemKey) ? '' : undefined}>
        <CategoryLabel item={item} itemKey={itemKey} tree={tree} isOpen={isOpen} />
      </div>
      {isOpen ? <Items items={item.items} parentKey={itemKey} tree={tree} /> : null}
    </>
  );
}

function CategoryLabel({ item, itemKey, tree, isOpen }: CategoryProps & { isOpen: boolean }) {
  const { label, href, collapsible } = item;
  const { currentHref, onToggle } = tree;
  if (href === undefined) return <PagelessLabel {...{ item, itemKey, tree, isOpen }} />;
  return (
    <>
      <a
        href={href}
        aria-current={isActive(href, currentHref) ? 'page' : undefined}
        onClick={() => onToggle?.(itemKey, true)}
      >
        {label}
      </a>
      {collapsible ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
          onClick={() => onToggle?.(itemKey, !isOpen)}
        />
      ) : null}
    </>
  );
}

function PagelessLabel({ item, itemKey, tree, isOpen }: CategoryProps & { isOpen: boolean }) {
  const { label, collapsible } = item;
  if (!collapsible) return <span>{label}</span>;
  if (tree.onToggle === undefined) {
    return (
      <a href={firstHref(item)} data-open={isOpen}>
        {label}
      </a>
    );
  }
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => tree.onToggle?.(itemKey, !isOpen)}>
      {label}
    </button>
  );
}
