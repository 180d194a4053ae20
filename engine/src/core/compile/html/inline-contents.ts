/** Renders tables of contents in a page's text: `<TOCInline toc={toc} />` and, as in other tools, `[[toc]]`. */

import { escapeAttribute } from '../../../shared/safe-text.ts';
import type { TableOfContentsEntry } from '../../../shared/view.ts';
import type { Slot } from '../page-state.ts';
import { type HeadingLevels, nestHeadings } from '../table-of-contents.ts';
import type { NamedHeading } from './assign-heading-ids.ts';
import { type HtmlToken, readHtml } from './html-tokens.ts';

/** A placeholder for a table of contents until the headings have their ids. */
export const CONTENTS_ELEMENT = 'inline-contents';
const MARKER = /^\[(?:\[toc\]|TOC)\]$/i;
const LEVELS: HeadingLevels = { minHeadingLevel: 2, maxHeadingLevel: 3 };

/** A heading in a page's `toc` variable. Ids aren't known while the page is rendered. */
export interface ListedHeading {
  value: string;
  level: number;
  /** The index of the heading's slot. */
  slot: number;
}

/** Returns the value of the `toc` variable for a file. The file's slots begin at index `start`. */
export function listedHeadings(slots: readonly Slot[], start: number): ListedHeading[] {
  return slots.flatMap((slot, index) =>
    slot.kind === 'heading' && index >= start && slot.level > 1
      ? { value: slot.text, level: slot.level, slot: index }
      : [],
  );
}

/** Replaces each placeholder with a table of contents, which is a list of links. */
export function fillContents(
  tokens: readonly HtmlToken[],
  slots: readonly Slot[],
  headings: readonly NamedHeading[],
): readonly HtmlToken[] {
  const filled: HtmlToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const [first, second, third] = tokens.slice(index, index + 3);
    const isElement = first?.kind === 'start' && first.name === CONTENTS_ELEMENT;
    const isMarker =
      first?.kind === 'start' &&
      first.name === 'p' &&
      second?.kind === 'text' &&
      third?.kind === 'end' &&
      MARKER.test(second.text.trim());
    if (isElement) {
      const { 'data-slots': wanted, 'data-levels': levels = '' } = first.attributes;
      const chosen = new Set(wanted?.split(' ').map((slot) => slots[Number(slot)]));
      const listed = headings.filter(({ slot }) => wanted === undefined || chosen.has(slot));
      filled.push(...readHtml(listOf(nestHeadings(listed, levelsOf(levels)))));
      index += 1;
    } else if (isMarker) {
      filled.push(...readHtml(listOf(nestHeadings(headings, LEVELS))));
      index += 2;
    } else if (first !== undefined) filled.push(first);
  }
  return filled;
}

function levelsOf(written: string): HeadingLevels {
  const [minHeadingLevel = 2, maxHeadingLevel = 3] = written.split(' ').map(Number);
  return { minHeadingLevel, maxHeadingLevel };
}

function listOf(entries: readonly TableOfContentsEntry[]): string {
  if (entries.length === 0) return '';
  const items = entries.map(
    ({ id, html, children }) =>
      `<li><a href="#${escapeAttribute(encodeURIComponent(id))}">${html}</a>${listOf(children)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}
