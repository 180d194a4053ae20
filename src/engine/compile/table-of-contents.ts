/** Headings of a page as the nested table of contents. */
import type { TableOfContentsEntry } from '../../shared/view.ts';
import type { PageHeading } from './module/page-state.ts';

interface MutableEntry extends TableOfContentsEntry {
  children: MutableEntry[];
}

/**
 * Nests headings of the levels `min` to `max` (inclusive) by true hierarchy: a heading belongs to the
 * nearest earlier heading of a smaller level.
 */
export function nestHeadings(
  headings: readonly PageHeading[],
  min: number,
  max: number,
): TableOfContentsEntry[] {
  const top: MutableEntry[] = [];
  const open: MutableEntry[] = [];
  for (const { level, id, html } of headings) {
    if (level < min || level > max) continue;
    const entry: MutableEntry = { level, id, html, children: [] };
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}
