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
  /** The pathname of the current page. Without it, all branches are rendered, and closed branches are hidden. */
  currentHref?: string;
}

/** Renders a page's sidebar, or the whole tree, from which the browser can copy branches. */
export function Sidebar({ tree: { name, items, parent }, currentHref }: SidebarProps) {
  const drawing: Drawing =
    currentHref === undefined
      ? { ...drawingFor(items, ''), isWhole: true, html: htmlOf }
      : { ...drawingFor(items, currentHref), unmarked: drawingFor(items, '') };
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

function drawingFor(items: readonly SidebarItem[], currentHref: string): Drawing {
  return {
    currentHref,
    open: initialBranches(items, currentHref),
    active: openBranches(items, currentHref),
    isWhole: false,
    html: htmlOnPage,
  };
}

function htmlOf(items: readonly SidebarItem[], parentKey: string, drawing: Drawing): string {
  return items.map((item, index) => itemHtml(item, branchKey(parentKey, index), drawing)).join('');
}

/** A list as it appears on pages that it doesn't link to. */
interface PlainList {
  html: string;
  /** The end position of each item in `html`. */
  ends: readonly number[];
  /** Indexes of the links to a page, by the page's path (see `pagePath`). */
  links: ReadonlyMap<string, readonly number[]>;
}

/** Hundreds of pages show the same lists with only a few different marks. */
const plainLists = new WeakMap<readonly SidebarItem[], PlainList>();

/** Renders only the items that are marked on this page. All others are rendered once for all pages. */
function htmlOnPage(items: readonly SidebarItem[], parentKey: string, drawing: Drawing): string {
  const plain = plainLists.get(items) ?? plainList(items, parentKey, drawing.unmarked ?? drawing);
  plainLists.set(items, plain);
  let html = '';
  let position = 0;
  for (const index of markedItems(plain, parentKey, drawing)) {
    const item = items[index];
    if (item === undefined) continue;
    html += plain.html.slice(position, index === 0 ? 0 : plain.ends[index - 1]);
    html += itemHtml(item, branchKey(parentKey, index), drawing);
    position = plain.ends[index] ?? position;
  }
  return html + plain.html.slice(position);
}

/** Returns the indexes of the branches around the current page and of the links to it, in order. */
function markedItems({ links }: PlainList, parentKey: string, drawing: Drawing): number[] {
  const marked = new Set(links.get(comparablePath(drawing.currentHref)));
  for (const key of drawing.active) {
    const end = key.lastIndexOf('.');
    if (key.slice(0, Math.max(end, 0)) === parentKey) marked.add(Number(key.slice(end + 1)));
  }
  return [...marked].sort((a, b) => a - b);
}

function plainList(items: readonly SidebarItem[], parentKey: string, drawing: Drawing): PlainList {
  const ends: number[] = [];
  const links = new Map<string, number[]>();
  let html = '';
  items.forEach((item, index) => {
    html += itemHtml(item, branchKey(parentKey, index), drawing);
    ends.push(html.length);
    const path = item.type === 'link' ? pagePath(item.href) : undefined;
    if (path !== undefined) links.set(path, [...(links.get(path) ?? []), index]);
  });
  return { html, ends, links };
}

function itemHtml(item: SidebarItem, itemKey: string, drawing: Drawing): string {
  return renderToStaticMarkup(<SidebarListItem {...{ item, itemKey, drawing }} />);
}
