/**
 * Counts what a browser renders for an SVG file. References within a file multiply: nine levels of ten `<use>`
 * elements each result in a billion elements, but take only 2 KB.
 */
import { Parser } from 'htmlparser2';
import { over } from '../../limits/foreign-text.ts';
import { IMAGE_LIMITS } from '../../limits/limits.ts';
import { filterWork, workOf } from './svg-styles.ts';

interface Node {
  name: string;
  attributes: Readonly<Record<string, string>>;
  classes: ReadonlySet<string>;
  children: Node[];
}

interface Rendered {
  /** Number of elements, including elements that references repeat. */
  elements: number;
  /** Upper limit for the number of vertices of all shapes. Each vertex can have a marker. */
  vertices: number;
}

/** Elements that paint nothing themselves. Selectors that match them cause no additional work. */
const UNPAINTED =
  /^(?:stop|title|desc|filter|fe[A-Z]\w*|linearGradient|radialGradient|style|defs|symbol)$/;

/** Throws an Error if references form a cycle, or if rendering the file would take too much work. */
export function checkReferences(svg: string, css: string): void {
  const root = treeOf(svg);
  const rules = rulesOf(css);
  const byId = new Map<string, Node>();
  collectIds(root, byId);
  const known = new Map<Node, Rendered>();
  const open = new Set<Node>();

  const { elements } = rendered(root);
  if (elements > IMAGE_LIMITS.svgElements) {
    throw new Error(
      `it ${over('elements, counting references', elements, IMAGE_LIMITS.svgElements)}`,
    );
  }

  function rendered(node: Node): Rendered {
    const before = known.get(node);
    if (before !== undefined) return before;
    if (open.has(node)) throw new Error('it has a reference that leads back to itself');
    if (open.size >= IMAGE_LIMITS.svgReferences) {
      throw new Error(`it ${over('nested references', open.size + 1, IMAGE_LIMITS.svgReferences)}`);
    }
    open.add(node);
    const { references, work } = declaredBy(node, rules);
    const total = { elements: weightOf(node) + work, vertices: verticesOf(node) };
    for (const child of node.children) add(total, rendered(child));
    // Paint and markers are also inherited by referenced elements, so they're multiplied last.
    references.sort((a, b) => Number(b.property === 'href') - Number(a.property === 'href'));
    for (const { property, id } of references) {
      const target = byId.get(id);
      if (target === undefined) continue;
      const inner = rendered(target);
      if (property === 'href') add(total, inner);
      else total.elements += inner.elements * timesOf(property, target, total);
    }
    open.delete(node);
    known.set(node, total);
    return total;
  }
}

function add(total: Rendered, { elements, vertices }: Rendered): void {
  total.elements += elements;
  total.vertices += vertices;
}

function weightOf({ name }: Node): number {
  return name.startsWith('fe') ? filterWork(name) : 1;
}

/** Returns an upper limit for a shape's vertices. Each one consists of at least one number. */
function verticesOf({ name, attributes: { d, points } }: Node): number {
  const numbers = (d ?? points)?.match(/\d+|[a-z]/gi)?.length ?? 0;
  return Math.max(numbers, name === 'line' ? 2 : 0);
}

/**
 * Returns how often the target is rendered. Shapes inherit markers and patterns from the elements around them.
 */
function timesOf(property: string, target: Node, { elements, vertices }: Rendered): number {
  if (property.startsWith('marker')) return vertices;
  const isPaint = property === 'fill' || property === 'stroke';
  return isPaint && target.name === 'pattern' ? elements : 1;
}

interface Reference {
  property: string;
  id: string;
}

interface Subject {
  names: readonly string[];
  classes: readonly string[];
  ids: readonly string[];
}

interface Rule {
  /** The last part of each selector, or `undefined` if a selector can match any element. */
  subjects: readonly (Subject | undefined)[];
  declared: Declared;
}

interface Declared {
  references: readonly Reference[];
  /** Amount of work that filter functions cause. */
  work: number;
}

/**
 * The pattern ends before the closing quotation mark or parenthesis. Searching for both would take quadratic
 * time.
 */
const URL = /url\(\s*["']?#([^"')]*)/g;

function declaredBy(node: Node, rules: readonly Rule[]): { references: Reference[]; work: number } {
  const references: Reference[] = [];
  let work = 0;
  const add = (declared: Declared) => {
    for (const reference of declared.references) references.push(reference);
    work += declared.work;
  };
  for (const [name, value] of Object.entries(node.attributes)) {
    if (/^(?:xlink:)?href$/.test(name) && value.trim().startsWith('#')) {
      references.push({ property: 'href', id: value.trim().slice(1) });
    } else if (name === 'style') add(declaredIn(value));
    else add({ references: urlsIn(name, value), work: workOf(name, value) });
  }
  if (UNPAINTED.test(node.name)) return { references, work };
  for (const { subjects, declared } of rules) {
    if (subjects.some((each) => matches(node, each))) add(declared);
  }
  return { references, work };
}

function declaredIn(declarations: string): Declared {
  const references: Reference[] = [];
  let work = 0;
  for (const declaration of declarations.split(';')) {
    const [name = '', ...rest] = declaration.split(':');
    const [property, value] = [name.trim().toLowerCase(), rest.join(':')];
    for (const reference of urlsIn(property, value)) references.push(reference);
    work += workOf(property, value);
  }
  return { references, work };
}

function urlsIn(property: string, value: string): Reference[] {
  if (!value.includes('url(')) return [];
  return [...value.matchAll(URL)].map(([, id = '']) => ({ property, id: id.trim() }));
}

/** Returns a stylesheet's rules that contain references or cause work. All media queries count as true. */
function rulesOf(css: string): Rule[] {
  const rules = css.split('}').flatMap((part) => {
    const [selectors = '', declarations = ''] = part.split('{').slice(-2);
    const declared = declaredIn(declarations);
    if (declared.references.length === 0 && declared.work === 0) return [];
    return [{ selectors: selectors.split(','), declared }];
  });
  const count = rules.reduce(
    (sum, { selectors, declared }) =>
      sum + selectors.length * Math.max(1, declared.references.length),
    0,
  );
  if (count > IMAGE_LIMITS.svgSelectors) {
    const unit = 'selectors of rules × references';
    throw new Error(`it ${over(unit, count, IMAGE_LIMITS.svgSelectors)}`);
  }
  return rules.map(({ selectors, declared }) => ({
    subjects: selectors.map((each) =>
      subjectOf(
        each
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '',
      ),
    ),
    declared,
  }));
}

/** Reads a compound selector. Returns `undefined` unless it consists of a name, classes, and an id. */
function subjectOf(selector: string): Subject | undefined {
  if (!/^(?:[a-z]+|\*)?(?:[.#][\w-]+)*$/i.test(selector) || selector === '') return undefined;
  const parts = selector.match(/[.#]?[\w-]+/g) ?? [];
  return {
    names: parts.filter((part) => /^\w/.test(part)),
    classes: unprefixed(parts, '.'),
    ids: unprefixed(parts, '#'),
  };
}

/** Returns the names with this prefix, without repetitions. A selector can repeat a name a thousand times. */
function unprefixed(parts: readonly string[], prefix: string): string[] {
  const names = parts.filter((part) => part.startsWith(prefix)).map((part) => part.slice(1));
  return [...new Set(names)];
}

/** True if the selector could match the element. */
function matches({ name, attributes, classes: own }: Node, subject: Subject | undefined): boolean {
  if (subject === undefined) return true;
  const { names, classes, ids } = subject;
  if (!names.every((each) => each === name) || !ids.every((id) => id === attributes.id)) {
    return false;
  }
  return classes.every((each) => own.has(each));
}

function treeOf(svg: string): Node {
  const root: Node = { name: '', attributes: {}, classes: new Set(), children: [] };
  const open = [root];
  let count = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        count += 1;
        const classes = new Set(attributes.class?.split(/\s+/));
        const node = { name, attributes, classes, children: [] };
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      onclosetag: () => {
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  if (count > IMAGE_LIMITS.svgElements) {
    throw new Error(`it ${over('elements', count, IMAGE_LIMITS.svgElements)}`);
  }
  return root;
}

function collectIds(node: Node, byId: Map<string, Node>): void {
  const { id } = node.attributes;
  if (id !== undefined && !byId.has(id)) byId.set(id, node);
  for (const child of node.children) collectIds(child, byId);
}
