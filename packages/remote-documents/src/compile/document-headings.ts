/** A document's headings and link targets, with ids that fit into a page. */
import Slugger from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import { escapeText } from 'pagewright/plugin';
import { elementsOf, textOfNodes } from './read-document.ts';

/** The prefix of all ids in a document, so that they don't conflict with ids on the page. */
export const ID_PREFIX = 'repository-';

const LOWEST_LEVEL = 6;

export interface DocumentHeading {
  level: number;
  id: string;
}

export interface DocumentPlaces {
  /** Level and id of each heading. */
  headings: ReadonlyMap<Element, DocumentHeading>;
  /** Ids of elements that aren't headings. */
  ids: ReadonlyMap<Element, string>;
  /** Ids on the page, keyed by the anchors that the document's links use, in lowercase and without `#`. */
  targets: ReadonlyMap<string, string>;
}

/**
 * Returns the nodes without the document's title, which is its first heading if that has level 1. The page
 * already has a title.
 */
export function withoutTitle(nodes: readonly ElementContent[]): ElementContent[] {
  const first = elementsOf(nodes).find(isHeading);
  return first?.tagName === 'h1' ? without(nodes, first) : [...nodes];
}

function without(nodes: readonly ElementContent[], left: Element): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node === left) return [];
    return node.type === 'element' ? [{ ...node, children: without(node.children, left) }] : [node];
  });
}

/**
 * Assigns levels and ids. The highest level becomes `top`. When levels go down, none is skipped, and none is
 * below 6. Ids are the repository host's ids with a prefix. If an id is already used on the page, it gets a
 * number.
 *
 * @param pageIds knows the ids on the page around the document
 */
export function placesOf(
  nodes: readonly ElementContent[],
  top: number,
  pageIds: Slugger,
): DocumentPlaces {
  const slugger = new Slugger();
  const headings = new Map<Element, DocumentHeading>();
  const ids = new Map<Element, string>();
  const targets = new Map<string, string>();
  const elements = elementsOf(nodes);
  const highest = Math.min(...elements.filter(isHeading).map(levelOf));
  let previous = top - 1;
  for (const element of elements) {
    const written = [element.properties.id, element.properties.name].filter(isName);
    if (isHeading(element)) {
      const slug = slugger.slug(textOfNodes(element.children).trim());
      const id = pageIds.slug(`${ID_PREFIX}${slug}`);
      previous = Math.min(levelOf(element) - highest + top, previous + 1, LOWEST_LEVEL);
      headings.set(element, { level: previous, id });
      for (const name of [slug, ...written]) addTarget(targets, name, id);
    } else if (written[0] !== undefined) {
      const id = pageIds.slug(`${ID_PREFIX}${written[0]}`);
      ids.set(element, id);
      for (const name of written) addTarget(targets, name, id);
    }
  }
  return { headings, ids, targets };
}

/** Returns the headings in order, with their HTML for the table of contents. */
export function pageHeadings({ headings }: DocumentPlaces): (DocumentHeading & { html: string })[] {
  return [...headings].map(([{ children }, heading]) => ({
    ...heading,
    html: inlineHtml(children).trim(),
  }));
}

/** Inline elements that the table of contents keeps. */
const KEPT = new Set(['code', 'del', 'em', 'strong']);

function inlineHtml(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeText(node.value);
      if (node.type !== 'element') return '';
      const inner = inlineHtml(node.children);
      return KEPT.has(node.tagName) ? `<${node.tagName}>${inner}</${node.tagName}>` : inner;
    })
    .join('');
}

/** Returns a slugger that numbers ids if they're equal to one of these, or to one that it has returned. */
export function sluggerWithout(used: readonly string[]): Slugger {
  const slugger = new Slugger();
  for (const id of used) slugger.occurrences[id] = 0;
  return slugger;
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

function levelOf({ tagName }: Element): number {
  return Number(tagName.slice(1));
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function addTarget(targets: Map<string, string>, name: string, id: string): void {
  const key = name.toLowerCase();
  if (!targets.has(key)) targets.set(key, id);
}
