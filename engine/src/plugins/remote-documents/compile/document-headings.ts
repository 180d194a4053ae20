/** Headings of a document and places that links lead to, named so that they fit into a page. */
import Slugger from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import type { PageHeading } from '../../../core/compile-api.ts';
import { escapeText } from '../../../shared/safe-text.ts';
import { uniqueNames } from '../../../shared/unique-names.ts';
import { elementsOf, textOfNodes } from './read-document.ts';

/** Begins all ids of a document, so that they do not meet those of the page around it. */
export const ID_PREFIX = 'repository-';

const LOWEST_LEVEL = 6;

export interface DocumentHeading {
  level: number;
  id: string;
}

export interface DocumentPlaces {
  /** Level and id of each heading. */
  headings: ReadonlyMap<Element, DocumentHeading>;
  /** Ids of elements that are no headings. */
  ids: ReadonlyMap<Element, string>;
  /** Id on the page by what the document's own links say, in lower case and without `#`. */
  targets: ReadonlyMap<string, string>;
}

/**
 * The nodes without the document's title: its first heading, if that is of level 1. The page around has a
 * title already.
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
 * Levels and ids. The highest level becomes `top`, no level is skipped on the way down and none is below
 * 6. Ids are those of the repository's host with a prefix; one that the page has already gets a number.
 *
 * @param used ids of the page around the document; those of the document are added
 */
export function placesOf(
  nodes: readonly ElementContent[],
  top: number,
  used: Set<string>,
): DocumentPlaces {
  const slugger = new Slugger();
  // Numbers repeated ids by itself: trying all numbers for each would take quadratic time.
  const others = new Slugger();
  const unusedId = unusedIds(used);
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
      const id = unusedId(`${ID_PREFIX}${slug}`);
      previous = Math.min(levelOf(element) - highest + top, previous + 1, LOWEST_LEVEL);
      headings.set(element, { level: previous, id });
      for (const name of [slug, ...written]) addTarget(targets, name, id);
    } else if (written[0] !== undefined) {
      const id = unusedId(`${ID_PREFIX}${others.slug(written[0])}`);
      ids.set(element, id);
      for (const name of written) addTarget(targets, name, id);
    }
  }
  return { headings, ids, targets };
}

/** Headings with their HTML for the table of contents, in order. */
export function pageHeadings({ headings }: DocumentPlaces): PageHeading[] {
  return [...headings].map(([{ children }, heading]) => ({
    ...heading,
    html: inlineHtml(children).trim(),
  }));
}

/** Emphasis that the table of contents keeps. */
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

/** Returns a function that returns an unused id and adds it to the used ones. */
export function unusedIds(used: Set<string>): (id: string) => string {
  const unused = uniqueNames((id) => used.has(id), { first: 1 });
  return (id) => {
    const name = unused(id);
    used.add(name);
    return name;
  };
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
