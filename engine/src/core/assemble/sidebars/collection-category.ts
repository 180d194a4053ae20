/**
 * A collection's section in a sidebar. Each part of the collection is a page, or a category that contains the part's
 * members.
 */
import type { CollectionPart, PageCollection } from '../../source/page-collection.ts';
import type { PageSource } from '../../source/page-source.ts';
import type { CategoryEntry, SidebarEntry } from './sidebar-entry.ts';

/** Returns all pages in the section. */
export function pagesOfCollection({ overview, parts }: PageCollection): Set<PageSource> {
  return new Set([
    overview,
    ...parts.map(({ page }) => page),
    ...parts.flatMap(({ members = [] }) => members),
  ]);
}

/** Returns the collection as a category whose page is the overview. */
export function collectionCategory(
  { label, className }: { label?: string; className?: string },
  { overview, parts }: PageCollection,
): CategoryEntry {
  return {
    ...categoryOf(overview),
    label: label ?? labelOf(overview),
    isSection: true,
    className,
    items: inGroups(parts),
  };
}

function inGroups(parts: readonly CollectionPart[]): SidebarEntry[] {
  const groups = new Map<string, SidebarEntry[]>();
  const entries: SidebarEntry[] = [];
  for (const { page, members, group } of parts) {
    const entry = partEntry(page, members);
    if (group === undefined) {
      entries.push(entry);
      continue;
    }
    const items = groups.get(group) ?? [];
    items.push(entry);
    if (groups.has(group)) continue;
    groups.set(group, items);
    entries.push({ type: 'category', label: group, collapsed: false, collapsible: true, items });
  }
  return entries;
}

function partEntry(page: PageSource, members: readonly PageSource[] = []): SidebarEntry {
  if (members.length === 0) return { type: 'doc', source: page, label: labelOf(page) };
  return {
    ...categoryOf(page),
    items: members.map((source) => ({ type: 'doc', source, label: source.title })),
  };
}

function categoryOf(source: PageSource): CategoryEntry {
  return {
    type: 'category',
    label: labelOf(source),
    page: { type: 'doc', source },
    collapsed: true,
    collapsible: true,
    items: [],
  };
}

function labelOf({ frontMatter, title }: PageSource): string {
  return frontMatter.sidebar_label ?? title;
}
