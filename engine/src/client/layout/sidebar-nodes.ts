/**
 * A sidebar's branches as data. Other code on the origin can write to the storage that contains them. So stored
 * branches are only rebuilt from lists of allowed elements and attributes, and never parsed as HTML.
 */
import * as attributes from '../../shared/attributes.ts';

/** Text, or an element with its attributes and children. */
export type StoredNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...content: StoredNode[]];

const ELEMENTS = new Set('a b br button code del div em hr i li small span strong ul'.split(' '));
const ADDRESSES = new Set(['href', 'data-href']);
const ATTRIBUTES = new Set([
  ...ADDRESSES,
  'aria-expanded',
  'aria-label',
  'class',
  'hidden',
  'rel',
  'target',
  'title',
  'type',
  attributes.METHOD,
  attributes.OPEN,
  attributes.SECTION,
  attributes.STAYS_OPEN,
]);

/** Returns an element's children, or nothing if it contains elements that the theme's sidebars don't use. */
export function storedContent(element: Element): StoredNode[] | undefined {
  const content: StoredNode[] = [];
  for (const node of element.childNodes) {
    if (node instanceof Text) content.push(node.data);
    if (!(node instanceof Element)) continue;
    const inner = storedContent(node);
    if (inner === undefined || !ELEMENTS.has(node.localName)) return undefined;
    const kept = [...node.attributes].filter(({ name }) => ATTRIBUTES.has(name));
    const own = Object.fromEntries(kept.map(({ name, value }) => [name, value]));
    content.push([node.localName, own, ...inner]);
  }
  return content;
}

/**
 * Returns the nodes for stored content.
 *
 * @throws TypeError if the content isn't allowed in a sidebar
 */
export function nodesOf(stored: readonly StoredNode[]): (Node | string)[] {
  return stored.map((each) => (typeof each === 'string' ? each : elementOf(each)));
}

function elementOf([name, own, ...content]: Exclude<StoredNode, string>): Element {
  if (!ELEMENTS.has(name)) throw new TypeError(`Sidebars can't contain ${name} elements`);
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(own)) {
    const isAddress = ADDRESSES.has(attribute);
    if (!ATTRIBUTES.has(attribute) || (isAddress && !isSafe(value))) {
      throw new TypeError(`Sidebars can't contain the ${attribute} attribute`);
    }
    element.setAttribute(attribute, value);
  }
  element.append(...nodesOf(content));
  return element;
}

function isSafe(address: string): boolean {
  return /^(?:https?|mailto):$/.test(new URL(address, location.href).protocol);
}
