import { renderToStaticMarkup } from 'react-dom/server';
import * as attributes from '../../../shared/attributes.ts';
import {
  branchKey,
  comparablePath,
  initialBranches,
  openBranches,
  pagePath,
} from '../../../shared/sidebar.ts';
import * as texts from '../../../shared/texts/layout.ts';
import type { SidebarItem, SidebarTree } from '../../../shared/view.ts';
import { type Drawing, SidebarList, SidebarListItem } from './SidebarItems.tsx';

interface SidebarProps {
  tree: SidebarTree;
  /** Pathname of the current page; without it every branch is drawn, the closed ones hidden. */
  currentHref?: string;
}

/** The sidebar of a page, or the whole of a tree for the browser to take branches from. */
export function Sidebar({ tree: { name, items, parent }, currentHref }: SidebarProps) {
  const href = currentHref ?? '';
  const drawing: Drawing = {
    currentHref: href,
    open: initialBranches(items, href),
    active: openBranches(items, href),
    isWhole: currentHref === undefined,
    html: currentHref === undefined ? htmlOf : htmlOnPage,
  };
  return (
    <nav aria-label={texts.sidebar} {...{ [attributes.SIDEBAR_SCROLL]: name }}>
      {parent === undefined ? null : (
        <a href={parent.href} data-section-parent="">
          {parent.label}
        </a>
      )}
      <SidebarList items={items} parentKey="" drawing={drawing} />
    </nav>
  );
}

function htmlOf(items: readonly SidebarItem[], parentKey: string, drawing: Drawing): string {
  return items.map((item, index) => itemHtml(item, branchKey(parentKey, index), drawing)).join('');
}

/** Hundreds of pages show the same items, of which a few are marked on each. */
const drawn = new WeakMap<SidebarItem, string>();

/** Items without marks are drawn once for all pages. */
function htmlOnPage(items: readonly SidebarItem[], parentKey: string, drawing: Drawing): string {
  const currentPath = comparablePath(drawing.currentHref);
  return items
    .map((item, index) => {
      const key = branchKey(parentKey, index);
      if (drawing.active.has(key) || pathOf(item) === currentPath) {
        return itemHtml(item, key, drawing);
      }
      const html = drawn.get(item) ?? itemHtml(item, key, drawing);
      drawn.set(item, html);
      return html;
    })
    .join('');
}

function itemHtml(item: SidebarItem, itemKey: string, drawing: Drawing): string {
  return renderToStaticMarkup(<SidebarListItem {...{ item, itemKey, drawing }} />);
}

const paths = new WeakMap<SidebarItem, string>();

/** Path of the page that a link stands for (see `pagePath`); empty for what stands for no page. */
function pathOf(item: SidebarItem): string {
  const known = paths.get(item);
  if (known !== undefined) return known;
  const path = (item.type === 'link' && pagePath(item.href)) || '';
  paths.set(item, path);
  return path;
}
