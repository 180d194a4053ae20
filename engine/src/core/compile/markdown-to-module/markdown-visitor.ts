import type { Heading, Paragraph, PhrasingContent, Root } from 'mdast';
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
import { holdsExpression, isOpening, plainText } from '../../syntax/plain-text.ts';
import { readSnippetLine, SNIPPET } from '../../syntax/snippet-line.ts';
import { parseCodeFence } from '../code/code-fence.ts';
import { readHtml } from '../html/html-tokens.ts';
import { pictureKey } from '../images/resolve-image.ts';
import { readScreenshot } from '../images/screenshot.ts';
import type { PageState, Slot } from '../page-state.ts';
import { markAdmonition, markAlert } from './callouts.ts';

/** Elements and components whose `src` is an image. */
const PICTURES = new Set(['img', 'Image']);

export interface MarkdownVisitorOptions {
  file: string;
  state: PageState;
  source: MarkdownSource;
  /** True if the page's first paragraph is needed. */
  needsExcerpt: boolean;
  isPartial: boolean;
  /** True if the page's title isn't shown above its text. */
  hidesTitle: boolean;
}

/** Returns the plugin for one file: a page, or a partial that shares the page's state. */
export function markdownVisitor(options: MarkdownVisitorOptions): MdastPluginDefinition {
  const { state } = options;
  const at = (node: Positioned): Place => placeOfNode(node, options);
  const addSlot = (slot: Slot) => slotData(state.slots.push(slot) - 1);

  return defineMdastPlugin({
    name: 'page',
    options: { position: true },
    // Added only if needed, because it takes a fifth of the compiler's time. Visitors don't receive the root
    // node.
    ...(options.needsExcerpt && { before: (root) => readExcerpt(root, state) }),
    heading(node, context) {
      const isTitle = node.depth === 1 && isTitleOfPage(node, context, options);
      if (isTitle) state.bodyTitle ??= plainText(node.children as readonly PhrasingContent[]);
      context.setProperty(node, 'data', addSlot(headingSlot(node, isTitle, options)));
    },
    code(node, context) {
      const fence = parseCodeFence(node.lang, node.meta, node.value);
      const slot = addSlot({ kind: 'code', fence, place: at(node) });
      context.replaceNode(node, { type: 'slot', children: [], data: slot });
    },
    image(node, context) {
      addImage(state, node.url, at(node));
      const slot = addSlot({
        kind: 'image',
        src: node.url,
        alt: node.alt ?? '',
        title: node.title ?? undefined,
        file: options.file,
      });
      context.replaceNode(node, { type: 'slot', children: [], data: slot });
    },
    html: (node) => readRawHtml(node.value, at(node), state),
    link: (node) => addWrittenLink(state, node.url, at(node)),
    definition: (node) => addWrittenLink(state, node.url, at(node)),
    containerDirective: (node, context) =>
      markAdmonition(node, context, { place: at(node), state, addSlot }),
    blockquote: (node, context) => markAlert(node, context, addSlot),
    textDirective: restoreText,
    leafDirective(node, context) {
      if (node.name !== SNIPPET) return restoreText(node, context);
      const { language, meta } = readSnippetLine(node.attributes?.src ?? '');
      const fence = parseCodeFence(language, meta, '');
      const slot = addSlot({ kind: 'code', fence, place: at(node) });
      context.replaceNode(node, { type: 'slot', children: [], data: slot });
      return undefined;
    },
    mdxJsxFlowElement: (node) => readComponent(node, options),
    mdxJsxTextElement: (node) => readComponent(node, options),
  });
}

/** Collects the images in raw HTML, and reports inline styles. */
function readRawHtml(html: string, place: Place, state: PageState): void {
  for (const token of readHtml(html)) {
    if (token.kind !== 'start') continue;
    const { src, style } = token.attributes;
    if (token.name === 'img' && src !== undefined) addImage(state, src, place);
    if (style !== undefined) state.problems.push(inlineStyle('the element', place));
  }
}

interface Positioned {
  position?: { start: { line: number; column: number } };
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

/** Adds a link. Encodes its URL like the compiler, which keeps characters that are already encoded. */
function addWrittenLink(state: PageState, url: string, place: Place): void {
  const href = encodeAddress(url);
  if (href !== url) state.writtenLinks.set(href, url);
  addLink(state, href, place);
}

function addImage(state: PageState, src: string, place: Place): void {
  state.images.set(pictureKey(src, place.file), { src, place });
}

function addLink(state: PageState, href: string, place: Place): void {
  const places = state.links.get(href);
  if (places === undefined) state.links.set(href, [place]);
  else places.push(place);
}

/**
 * Returns the original text of `:name` in prose, such as in times, ratios, and tokens like `shelf:row`. It
 * isn't a directive.
 */
function restoreText(
  node: Readonly<{
    position?: { start: { offset?: number }; end: { offset?: number } };
  }>,
  context: MdastVisitorContext,
) {
  const { start, end } = node.position ?? {};
  return { type: 'text' as const, value: context.source.slice(start?.offset, end?.offset) };
}

function readComponent(
  node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>,
  options: MarkdownVisitorOptions,
): void {
  const { state } = options;
  if (node.name === null) return;
  const place = placeOfNode(node, options);
  if (node.name === 'Screenshot') takeScreenshot(node, place, state);
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
    if (isElement && /^on[A-Z]/.test(name)) state.problems.push(lostHandler(name, place));
    if (typeof value !== 'string') continue;
    if (name === 'href' || name === 'to') addLink(state, value, place);
    if (name === 'img' || (name === 'src' && PICTURES.has(node.name)))
      addImage(state, value, place);
    if (name === 'language' && node.name === 'CodeBlock') state.languages.add(value.toLowerCase());
  }
}

/** Components of other tools that show nothing on this engine's pages. */
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
