import type {
  Definition,
  Heading,
  Html,
  Image,
  ImageReference,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
} from 'mdast';
import {
  defineMdastPlugin,
  type MdastPluginDefinition,
  type MdastVisitorContext,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'satteri';
import { encodeAddress } from '../../../shared/routes.ts';
import type { Place, Problem } from '../../problems/problems.ts';
import type { MarkdownSource } from '../../syntax/markdown-source.ts';
import { hasDynamicImport } from '../../syntax/module-syntax.ts';
import { directiveText, holdsExpression, isOpening, plainText } from '../../syntax/plain-text.ts';
import { readSnippetLine, SNIPPET } from '../../syntax/snippet-line.ts';
import { parseCodeFence } from '../code/code-fence.ts';
import { readHtml } from '../html/html-tokens.ts';
import { LINK_SOURCE, type LinkSource } from '../html/take-links.ts';
import { imageKey } from '../images/resolve-image.ts';
import { readScreenshot } from '../images/screenshot.ts';
import type { PageState, Slot } from '../page-state.ts';
import { markAdmonition, markAlert } from './callouts.ts';
import { propertyProblems } from './component-properties.ts';
import type { LostText } from './lost-text.ts';

declare module 'mdast' {
  interface LinkData {
    /** Attributes in the HTML, as in https://github.com/syntax-tree/mdast-util-to-hast#hproperties. */
    hProperties?: Record<string, unknown>;
  }
}

/** Elements and components whose `src` is an image. */
const IMAGES = new Set(['img', 'Image']);

export interface MarkdownVisitorOptions {
  file: string;
  state: PageState;
  source: MarkdownSource;
  lost: LostText;
  /** Names of components that the site defines or imports. They can replace built-in components. */
  ownNames: ReadonlySet<string>;
  /** True if the page's first paragraph is needed. */
  needsExcerpt: boolean;
  isPartial: boolean;
  /** True if the page's title isn't shown above its text. */
  hidesTitle: boolean;
}

/** Returns the plugin for one file: a page, or a partial that shares the page's state. */
export function markdownVisitor(options: MarkdownVisitorOptions): MdastPluginDefinition {
  const { state, lost } = options;
  const at = (node: Positioned): Place => placeOfNode(node, options);
  const addSlot = (slot: Slot) => slotData(state.slots.push(slot) - 1);
  const replaceImage = (
    node: Readonly<Image | ImageReference>,
    { url, title }: Readonly<Image | Definition>,
    context: MdastVisitorContext,
  ) => {
    addImage(state, url, at(node));
    const { file } = options;
    const slot = addSlot({
      kind: 'image',
      src: url,
      alt: node.alt ?? '',
      title: title ?? undefined,
      file,
    });
    context.replaceNode(node, { type: 'slot', children: [], data: slot });
  };

  return defineMdastPlugin({
    name: 'page',
    options: { position: true },
    // This visitor is added only if it's needed, because it takes a fifth of the compiler's time. It can't be replaced
    // by one for the root node, which visitors don't receive.
    ...(options.needsExcerpt && { before: (root) => readExcerpt(root, state) }),
    heading(node, context) {
      const isTitle = node.depth === 1 && isTitleOfPage(node, context, options);
      if (isTitle) state.bodyTitle ??= plainText(node.children as readonly PhrasingContent[]);
      context.setProperty(node, 'data', addSlot(headingSlot(node, isTitle, options)));
    },
    ...lost.visitors,
    code(node, context) {
      lost.checkFence(node);
      const fence = parseCodeFence(node.lang, node.meta, node.value);
      const slot = addSlot({ kind: 'code', fence, place: at(node) });
      context.replaceNode(node, { type: 'slot', children: [], data: slot });
    },
    image(node, context) {
      replaceImage(node, node, context);
    },
    imageReference(node, context) {
      const { identifier } = node;
      const definition = definitionOf(identifier, rootOf(node, context));
      if (definition !== undefined) replaceImage(node, definition, context);
    },
    html(node, context) {
      lost.addHtml(node);
      readRawHtml(node, context.source, options);
    },
    link(node, context) {
      const mark = state.links.marked.push({ url: node.url, place: at(node) }) - 1;
      const hProperties = { ...node.data?.hProperties, [LINK_SOURCE]: String(mark) };
      context.setProperty(node, 'data', { ...node.data, hProperties });
    },
    // The compiler encodes URLs, except for characters that are already encoded.
    definition: (node) =>
      addLink(state, encodeAddress(node.url), { url: node.url, place: at(node) }),
    containerDirective(node, context) {
      lost.checkContainer(node);
      markAdmonition(node, context, { place: at(node), state, addSlot });
    },
    blockquote: (node, context) => markAlert(node, context, addSlot),
    // `:name` in prose, such as in times, ratios, and tokens like `shelf:row`, isn't a directive.
    textDirective: (node) => ({ type: 'text', value: directiveText(node) }),
    leafDirective(node, context) {
      if (node.name !== SNIPPET) return;
      const { language, meta } = readSnippetLine(node.attributes?.src ?? '');
      const fence = parseCodeFence(language, meta, '');
      const slot = addSlot({ kind: 'code', fence, place: at(node) });
      context.replaceNode(node, { type: 'slot', children: [], data: slot });
    },
    mdxjsEsm: (node, context) => checkCode(node, context.source, options),
    mdxFlowExpression: (node, context) => checkCode(node, context.source, options),
    mdxTextExpression: (node, context) => checkCode(node, context.source, options),
    mdxJsxFlowElement: (node) => readComponent(node, options),
    mdxJsxTextElement: (node) => readComponent(node, options),
  });
}

function rootOf(node: Readonly<ImageReference>, context: MdastVisitorContext): Readonly<Nodes> {
  let above: Readonly<Nodes> = node;
  while (above.type !== 'root') above = context.parent(above) as Readonly<Nodes>;
  return above;
}

/** Finds the first definition with an identifier. */
function definitionOf(identifier: string, node: Readonly<Nodes>): Definition | undefined {
  if (node.type === 'definition') return node.identifier === identifier ? node : undefined;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = definitionOf(identifier, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Collects the images and links in raw HTML, and reports inline styles. */
function readRawHtml(node: Readonly<Html>, text: string, options: MarkdownVisitorOptions): void {
  const { state } = options;
  const place = placeOfNode(node, options);
  const find = textFinder(node, text);
  for (const token of readHtml(node.value)) {
    if (token.kind !== 'start') continue;
    const { href, src, style } = token.attributes;
    if (token.name === 'a' && href !== undefined) {
      const start = find(href);
      const linkPlace = start === undefined ? place : placeOfNode({ position: { start } }, options);
      addLink(state, href, { url: href, place: linkPlace });
    }
    if (token.name === 'img' && src !== undefined) addImage(state, src, place);
    if (style !== undefined) state.problems.push(inlineStyle('the element', place));
  }
}

/**
 * Returns a function that finds the next occurrence of a text in a node. It finds nothing if the node contains
 * the text in a different form, for example with character references.
 */
function textFinder({ position }: Positioned, text: string) {
  const { start, end } = position ?? {};
  let from = start?.offset ?? 0;
  return (part: string) => {
    const at = text.indexOf(part, from);
    if (start?.offset === undefined || at === -1 || at >= (end?.offset ?? 0)) return undefined;
    from = at + part.length;
    const lines = text.slice(start.offset, at).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + (lines.length === 1 ? start.column : 1);
    return { line: start.line + lines.length - 1, column };
  };
}

interface Positioned {
  position?: { start: Point; end?: Point };
}

interface Point {
  line: number;
  column: number;
  offset?: number;
}

function placeOfNode({ position }: Positioned, { file, source }: MarkdownVisitorOptions): Place {
  if (position === undefined) return { file };
  const { line, column } = source.original(position.start);
  return { file, line, column };
}

function slotData(index: number) {
  return { hName: 'slot', hProperties: { 'data-slot': String(index) } };
}

function readExcerpt(root: Readonly<Root>, state: PageState): void {
  const paragraph = root.children.find((node): node is Paragraph => node.type === 'paragraph');
  state.excerpt =
    paragraph === undefined ? '' : plainText(paragraph.children).replace(/\s+/g, ' ').trim();
}

/**
 * True for the page's title, which is its opening heading. If nothing else shows the page's title, it's the
 * first level-1 heading.
 */
function isTitleOfPage(
  node: Readonly<Heading>,
  context: MdastVisitorContext,
  { state, isPartial, hidesTitle }: MarkdownVisitorOptions,
): boolean {
  if (isPartial) return false;
  return hidesTitle ? state.bodyTitle === undefined : isOpening(node, context);
}

function headingSlot(
  node: Readonly<Heading>,
  isTitle: boolean,
  options: MarkdownVisitorOptions,
): Slot {
  return {
    kind: 'heading',
    level: node.depth === 1 && !isTitle ? 2 : node.depth,
    id: options.source.headingIds.get(node.position?.start.line ?? -1),
    text: plainText(node.children as readonly PhrasingContent[]).trim(),
    isOpen: holdsExpression(node),
    place: placeOfNode(node, options),
  };
}

function addImage(state: PageState, src: string, place: Place): void {
  state.images.set(imageKey(src, place.file), { src, place });
}

function addLink({ links }: PageState, href: string, source: LinkSource): void {
  const sources = links.others.get(href);
  if (sources === undefined) links.others.set(href, [source]);
  else sources.push(source);
}

function readComponent(
  node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>,
  options: MarkdownVisitorOptions,
): void {
  const { state } = options;
  if (node.name === null) return;
  const place = placeOfNode(node, options);
  if (node.name === 'Screenshot') takeScreenshot(node, place, state);
  if (!options.ownNames.has(node.name)) state.problems.push(...propertyProblems(node, place));
  const lost = LOST_COMPONENTS.get(node.name);
  if (lost !== undefined) {
    state.problems.push({ severity: 'warning', kind: 'unread-syntax', place, ...lost });
  }
  const isElement = /^[a-z]/.test(node.name);
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (isElement && name === 'style') {
      state.problems.push(inlineStyle(`<${node.name}>`, place));
    }
    if (typeof value === 'object' && value !== null && hasDynamicImport(value.value)) {
      state.problems.push(dynamicImport(place));
    }
    if (isElement && /^on[A-Z]/.test(name)) state.problems.push(lostHandler(name, place));
    if (typeof value !== 'string') continue;
    if (name === 'href' || name === 'to') addLink(state, value, { url: value, place });
    if (name === 'img' || (name === 'src' && IMAGES.has(node.name))) addImage(state, value, place);
    if (name === 'language' && node.name === 'CodeBlock') state.languages.add(value.toLowerCase());
  }
}

/** Components of other tools that render nothing in this engine. */
const LOST_COMPONENTS: ReadonlyMap<string, Pick<Problem, 'message' | 'remedy'>> = new Map([
  [
    'DocCardList',
    {
      message: '`<DocCardList>` shows nothing, because only generated category pages have cards',
      remedy:
        "Write a list of links, or give the category in site/sidebars.ts the link { type: 'generated-index' }.",
    },
  ],
  [
    'BrowserOnly',
    {
      message:
        "The content of `<BrowserOnly>` won't appear, because pages are rendered at build time, without a browser",
      remedy: 'Move the content into a component whose file name ends in .island.tsx.',
    },
  ],
]);

function takeScreenshot(
  node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>,
  place: Place,
  state: PageState,
): void {
  const { addresses, problems } = readScreenshot(node, place);
  for (const address of addresses) addImage(state, address, place);
  state.problems.push(...problems);
}

/** Reports an `import()` in a page's code. */
function checkCode(
  node: Positioned & { value: string },
  text: string,
  options: MarkdownVisitorOptions,
): void {
  if (!hasDynamicImport(node.value)) return;
  const start = textFinder(node, text)('import(');
  const place = placeOfNode(start === undefined ? node : { position: { start } }, options);
  options.state.problems.push(dynamicImport(place));
}

function dynamicImport(place: Place): Problem {
  return {
    severity: 'error',
    place,
    message: "`import()` has no effect on a page, because rendering a page doesn't wait for it",
    remedy:
      'Write an import statement at the top of the page, or use a component whose file name ends in .island.tsx.',
  };
}

function lostHandler(name: string, place: Place): Problem {
  return {
    severity: 'error',
    kind: 'blocked',
    place,
    message: `\`${name}\` does nothing on a page, because React renders the page only once, at build time`,
    remedy: 'Move the element into a component whose file name ends in .island.tsx.',
  };
}

function inlineStyle(where: string, place: Place): Problem {
  return {
    severity: 'error',
    kind: 'blocked',
    place,
    message: `The content security policy would block the inline style on ${where}`,
    remedy: 'Use a class, or a component with a CSS module.',
  };
}
