import type { Heading, Paragraph, PhrasingContent, Root } from 'mdast';
import {
  defineMdastPlugin,
  type MdastNode,
  type MdastVisitorContext,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'satteri';
import type { AdmonitionType } from '../../../shared/content.ts';
import type { Place, Problem } from '../../problems/problems.ts';
import { parseCodeFence } from '../code/code-fence.ts';
import { headingMark, holdsExpression } from '../html/expression-headings.ts';
import { readHtml } from '../html/html-tokens.ts';
import { readScreenshot } from '../screenshot.ts';
import { inlineHtml, plainText } from './inline-html.ts';
import type { CalloutTitle, PageState, Slot } from './page-state.ts';

const ADMONITIONS: Readonly<Record<string, { type: AdmonitionType; title: CalloutTitle }>> = {
  note: { type: 'note', title: 'noteTitle' },
  tip: { type: 'tip', title: 'tipTitle' },
  info: { type: 'info', title: 'infoTitle' },
  warning: { type: 'warning', title: 'warningTitle' },
  danger: { type: 'danger', title: 'dangerTitle' },
  caution: { type: 'warning', title: 'cautionTitle' },
  secondary: { type: 'note', title: 'secondaryTitle' },
  important: { type: 'info', title: 'importantTitle' },
  success: { type: 'tip', title: 'successTitle' },
};

/** Elements and components whose `src` is a picture. */
const PICTURES = new Set(['img', 'Image']);

export interface PagePluginOptions {
  file: string;
  state: PageState;
  headingIds: ReadonlyMap<number, string>;
  /** Looks for the first paragraph. */
  needsExcerpt: boolean;
  /** Called where a component is used, so that headings of partials land in their place. */
  onComponent(name: string): void;
}

/** Returns the plugin for one file: a page, or a partial of it with the same state. */
export function pagePlugin(options: PagePluginOptions) {
  const { file, state } = options;
  const at = (node: Positioned): Place => placeOfNode(file, node);
  const addSlot = (slot: Slot) => slotData(state.slots.push(slot) - 1);

  return defineMdastPlugin({
    name: 'page',
    options: { position: true },
    // Costs a fifth of the compiler's time: the walk itself hands over no root.
    ...(options.needsExcerpt && { before: (root) => readExcerpt(root, state) }),
    heading(node, context) {
      if (node.depth === 1 && isOpening(node, context)) {
        state.bodyTitle ??= plainText(node.children as readonly PhrasingContent[]);
      }
      context.setProperty(node, 'data', addSlot(headingSlot(node, options, state.slots.length)));
    },
    code(node, context) {
      const fence = parseCodeFence(node.lang, node.meta, node.value);
      const slot = addSlot({ kind: 'code', fence, place: at(node) });
      context.replaceNode(node, { type: 'slot', children: [], data: slot });
    },
    image(node, context) {
      state.images.set(node.url, at(node));
      const slot = addSlot({
        kind: 'image',
        src: node.url,
        alt: node.alt ?? '',
        title: node.title ?? undefined,
      });
      context.replaceNode(node, { type: 'slot', children: [], data: slot });
    },
    html: (node) => readRawHtml(node.value, at(node), state),
    link: (node) => addLink(state, node.url, at(node)),
    definition: (node) => addLink(state, node.url, at(node)),
    containerDirective: (node, context) => admonition(node, context, options, addSlot),
    textDirective: restoreText,
    leafDirective: restoreText,
    mdxJsxFlowElement: (node) => readComponent(node, options),
    mdxJsxTextElement: (node) => readComponent(node, options),
  });
}

/** Notes the pictures of raw HTML, and reports inline styles. */
function readRawHtml(html: string, place: Place, state: PageState): void {
  for (const token of readHtml(html)) {
    if (token.kind !== 'start') continue;
    const { src, style } = token.attributes;
    if (token.name === 'img' && src !== undefined) state.images.set(src, place);
    if (style !== undefined) state.problems.push(inlineStyle('the element', place));
  }
}

interface Positioned {
  position?: { start: { line: number; column: number } };
}

function placeOfNode(file: string, node: Positioned): Place {
  return { file, line: node.position?.start.line, column: node.position?.start.column };
}

function slotData(index: number) {
  return { hName: 'slot', hProperties: { 'data-slot': String(index) } };
}

function readExcerpt(root: Readonly<Root>, state: PageState): void {
  const paragraph = root.children.find((node): node is Paragraph => node.type === 'paragraph');
  state.excerpt =
    paragraph === undefined ? '' : plainText(paragraph.children).replace(/\s+/g, ' ').trim();
}

/** True for what readers see first of a file. */
function isOpening(node: Readonly<Heading>, context: MdastVisitorContext): boolean {
  const parent = context.parent(node);
  if (parent?.type !== 'root') return false;
  const before = parent.children.slice(0, context.indexOf(node));
  return before.every(({ type }) => type === 'yaml' || type === 'mdxjsEsm');
}

function headingSlot(
  node: Readonly<Heading>,
  { state, headingIds }: PagePluginOptions,
  slot: number,
): Slot {
  const children = node.children as readonly PhrasingContent[];
  const isOpen = holdsExpression(node);
  const text = isOpen && node.depth > 1 ? headingMark(slot, 'text') : plainText(children);
  if (node.depth === 1) return { kind: 'heading', level: 1, id: undefined, text };
  const explicit = headingIds.get(node.position?.start.line ?? -1);
  const id = explicit ?? (isOpen ? headingMark(slot, 'id') : state.slugger.slug(text));
  state.headings.push({ level: node.depth, id, html: inlineHtml(children), isOpen });
  return { kind: 'heading', level: node.depth, id, text };
}

function addLink(state: PageState, href: string, place: Place): void {
  const places = state.links.get(href);
  if (places === undefined) state.links.set(href, [place]);
  else places.push(place);
}

function admonition(
  node: Readonly<Extract<MdastNode, { type: 'containerDirective' }>>,
  context: MdastVisitorContext,
  { file, state }: PagePluginOptions,
  addSlot: (slot: Slot) => ReturnType<typeof slotData>,
): void {
  const known = ADMONITIONS[node.name];
  if (known === undefined) {
    state.problems.push({
      severity: 'warning',
      place: placeOfNode(file, node),
      message: `There is no callout \`:::${node.name}\`; it is shown as info`,
      remedy: `Use one of: ${Object.keys(ADMONITIONS).join(', ')}.`,
    });
  }
  const [label] = node.children;
  if (label?.type === 'paragraph' && label.data?.directiveLabel === true) {
    context.setProperty(label, 'data', addSlot({ kind: 'admonition-title' }));
  }
  context.setProperty(
    node,
    'data',
    addSlot({ kind: 'admonition', name: node.name, ...(known ?? { type: 'info' }) }),
  );
}

/** `:name` in prose is text (times, ratios, tokens such as `project:environment`), not a directive. */
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
  options: PagePluginOptions,
): void {
  const { file, state } = options;
  if (node.name === null) return;
  options.onComponent(node.name);
  if (node.name === 'Screenshot') takeScreenshot(node, placeOfNode(file, node), state);
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    const { name, value } = attribute;
    const place = placeOfNode(file, node);
    if (name === 'href' || name === 'to') addLink(state, value, place);
    if (name === 'img' || (name === 'src' && PICTURES.has(node.name)))
      state.images.set(value, place);
    if (name === 'language' && node.name === 'CodeBlock') state.languages.add(value.toLowerCase());
    if (name === 'style') {
      state.problems.push(inlineStyle(`<${node.name}>`, place));
    }
  }
}

function takeScreenshot(
  node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>,
  place: Place,
  state: PageState,
): void {
  const { addresses, problems } = readScreenshot(node, place);
  for (const address of addresses) state.images.set(address, place);
  state.problems.push(...problems);
}

function inlineStyle(where: string, place: Place): Problem {
  return {
    severity: 'error',
    place,
    message: `The inline style of ${where} would be blocked by the content security policy`,
    remedy: 'Use a class, or a component with a CSS module.',
  };
}
