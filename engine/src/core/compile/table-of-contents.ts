/** Creates the nested table of contents from a page's headings. */
import type { TableOfContentsEntry } from '../../shared/view.ts';
import type { SiteConfig } from '../config/types.ts';
import type { PageSource } from '../source/page-source.ts';
import type { HtmlToken } from './html/html-tokens.ts';
import { audibleTokens, headingLevel } from './html/sections.ts';
import type { PageHeading } from './page-state.ts';

/** Heading levels (1 to 6) in the table of contents. */
export interface HeadingLevels {
  minHeadingLevel: number;
  maxHeadingLevel: number;
}

/** Returns the heading levels that a page sets, or else the site's levels. */
export function headingLevels(
  { frontMatter }: Pick<PageSource, 'frontMatter'>,
  { tableOfContents }: Pick<SiteConfig, 'tableOfContents'>,
): HeadingLevels {
  const { minHeadingLevel, maxHeadingLevel } = tableOfContents;
  const { toc_min_heading_level: min = minHeadingLevel } = frontMatter;
  const { toc_max_heading_level: max = maxHeadingLevel } = frontMatter;
  return { minHeadingLevel: min, maxHeadingLevel: max };
}

interface MutableEntry extends TableOfContentsEntry {
  children: MutableEntry[];
}

/**
 * Nests headings with these levels. A heading belongs to the nearest earlier heading with a lower level number.
 */
export function nestHeadings(
  headings: readonly PageHeading[],
  { minHeadingLevel, maxHeadingLevel }: HeadingLevels,
): TableOfContentsEntry[] {
  const top: MutableEntry[] = [];
  const open: MutableEntry[] = [];
  for (const { level, id, html } of headings) {
    if (level < minHeadingLevel || level > maxHeadingLevel) continue;
    const entry: MutableEntry = { level, id, html, children: [] };
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

/** Returns the headings in HTML that have an id, with their text and without the link to themselves. */
export function headingsIn(tokens: readonly HtmlToken[]): PageHeading[] {
  const found: PageHeading[] = [];
  let open: PageHeading | undefined;
  for (const token of audibleTokens(tokens)) {
    if (token.kind === 'text' && open !== undefined) open.html += token.raw;
    const level = headingLevel(token);
    if (level === undefined) continue;
    open = undefined;
    if (token.kind === 'start' && token.attributes.id !== undefined) {
      open = { level, id: token.attributes.id, html: '' };
      found.push(open);
    }
  }
  return found;
}
