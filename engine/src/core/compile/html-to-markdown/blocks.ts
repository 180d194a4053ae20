/** Writes Markdown blocks: paragraphs, headings, lists, code blocks, callouts, and disclosures. */
import { ADMONITION_TYPE, METHOD, NO_COPY, TAB_LABEL, TABS } from '../../../shared/attributes.ts';
import type { AdmonitionType } from '../../../shared/content-props.ts';
import { type HtmlElement, type HtmlNode, isElement, isSilent, nodeText } from './html-tree.ts';
import { isInlineName, lineOf, type MarkdownContext, paragraphOf } from './inline.ts';
import { tableOf } from './tables.ts';

/**
 * The element around a code block that a plugin has rendered. While the page is compiled, its attributes contain the
 * block's source.
 */
export const SOURCE_ELEMENT = 'block-source';

/** The attribute that contains the source. */
export const SOURCE_ATTRIBUTE = 'data-source';

/** The attribute that contains the language. */
export const LANGUAGE_ATTRIBUTE = 'data-language';

/** Returns the nodes as Markdown blocks, without empty lines before or after a block. */
export function blocksOf(nodes: readonly HtmlNode[], context: MarkdownContext): string[] {
  const blocks: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    const text = line.length === 0 ? '' : paragraphOf(line, context);
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (isSilent(node)) continue;
    if (!isElement(node) || isInline(node)) line.push(node);
    else {
      endLine();
      // The blocks are pushed one by one, because a large page has more of them than a function call can have
      // arguments.
      for (const block of elementBlocks(node, context)) blocks.push(block);
    }
  }
  endLine();
  return blocks;
}

/** True for text, and for inline elements without paragraphs or lists. */
function isInline(node: HtmlNode): boolean {
  if (!isElement(node)) return true;
  return isInlineName(node.name) && node.children.every(isInline);
}

function elementBlocks(element: HtmlElement, context: MarkdownContext): string[] {
  const { name, attributes, children } = element;
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return nonEmpty(lineOf(children, context)).map(
        (text) => `${'#'.repeat(Number(name[1]))} ${text}`,
      );
    case 'p':
      return TAB_LABEL in attributes
        ? label(children, context)
        : nonEmpty(paragraphOf(children, context));
    case 'dt':
    case 'figcaption':
    case 'summary':
      return label(children, context);
    case 'pre':
      return [codeBlock(copiedText(element), languageOf(element))];
    case 'blockquote':
      return [quoted(blocksOf(children, context))];
    case 'ul':
    case 'ol':
      return nonEmpty(listOf(element, context));
    case 'dl':
      return definitionList(element, context);
    case 'table':
      return nonEmpty(tableOf(element, context, blocksOf));
    case 'hr':
      return ['---'];
    default:
      return containerBlocks(element, context);
  }
}

function containerBlocks(element: HtmlElement, context: MarkdownContext): string[] {
  const { attributes, children } = element;
  if (element.name === SOURCE_ELEMENT) return renderedBlock(element, context);
  if (attributes.role === 'note') return [callout(element, context)];
  if (TABS in attributes) return nonEmpty(listOf(element, context));
  if (attributes.role === 'img') return described(element, context);
  const method = children.find((child) => isElement(child) && METHOD in child.attributes);
  const path = children.find((child) => isElement(child) && child.name === 'pre');
  if (method && path) return [codeBlock(`${nodeText(method)} ${nodeText(path)}`, 'http')];
  return blocksOf(children, context);
}

/** Returns the visible text of a code block that a plugin has rendered, and the block's source. */
function renderedBlock({ attributes, children }: HtmlElement, context: MarkdownContext): string[] {
  const source = attributes[SOURCE_ATTRIBUTE] ?? '';
  const language = attributes[LANGUAGE_ATTRIBUTE] ?? '';
  return [...blocksOf(children, context), codeBlock(source, language)];
}

/** Returns the description of a diagram. */
function described({ attributes }: HtmlElement, { texts }: MarkdownContext): string[] {
  const words = nonEmpty(attributes['aria-label'] ?? '');
  return words.map((text) => `**${texts.diagram}:** ${text}`);
}

/** Returns bold text that labels the content after it. */
function label(children: readonly HtmlNode[], context: MarkdownContext): string[] {
  const text = lineOf(children, context).replaceAll('**', '');
  return nonEmpty(text).map((words) => `**${words}**`);
}

/**
 * Writes a callout. The first paragraph becomes its title, and the callout's type is added if the title doesn't contain
 * it.
 */
function callout({ attributes, children }: HtmlElement, context: MarkdownContext): string {
  const at = children.findIndex((child) => isElement(child) && child.name === 'p');
  const title = children[at];
  const words = title && isElement(title) ? lineOf(title.children, context) : '';
  const type = typeName(attributes[ADMONITION_TYPE], context);
  const isNamed = words === '' || words.toLowerCase() === type.toLowerCase();
  const rest = children.filter((_, index) => index !== at);
  return quoted([`**${isNamed ? type : `${type}: ${words}`}**`, ...blocksOf(rest, context)]);
}

function typeName(type = 'note', { texts }: MarkdownContext): string {
  const names: Readonly<Record<AdmonitionType, string>> = {
    note: texts.noteTitle,
    tip: texts.tipTitle,
    info: texts.infoTitle,
    warning: texts.warningTitle,
    danger: texts.dangerTitle,
  };
  return new Map(Object.entries(names)).get(type) ?? capital(type);
}

function quoted(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .replace(/^(?=.)/gm, '> ')
    .replace(/^$/gm, '>');
}

/** Writes a labeled list, such as badges, on one line. Tabs become a list of alternatives. */
function listOf(list: HtmlElement, context: MarkdownContext): string {
  const items = list.children.filter(isElement).filter((child) => !isSilent(child));
  const name = list.attributes['aria-label'];
  if (name !== undefined && items.every(isShort)) {
    const facts = items.map(({ children }) => lineOf(children, context));
    return `**${name}:** ${facts.join(', ')}`;
  }
  const first = Number(list.attributes.start ?? 1);
  const bullet = (index: number) => (list.name === 'ol' ? `${first + index}. ` : '- ');
  const written = items
    .map((item) => blocksOf(item.children, context))
    .filter((blocks) => blocks.length > 0);
  const isTight = written.every((blocks) => blocks.slice(1).every(isList));
  return written
    .map((blocks, index) => withHangingIndent(blocks.join(isTight ? '\n' : '\n\n'), bullet(index)))
    .join(isTight ? '\n' : '\n\n');
}

/** Writes short definitions as a list, and longer definitions as paragraphs below their terms. */
function definitionList(list: HtmlElement, context: MarkdownContext): string[] {
  const pairs = list.children.filter(isElement).map(({ children }) => children.filter(isElement));
  const isPaired = pairs.every(
    ([term, words, ...rest]) =>
      term?.name === 'dt' && words?.name === 'dd' && isShort(words) && rest.length === 0,
  );
  if (pairs.length === 0 || !isPaired) return containerBlocks(list, context);
  const lines = pairs.map(([term, words]) => {
    const [text, definition] = [term, words].map((each) => lineOf(each?.children ?? [], context));
    return `- **${text?.replaceAll('**', '')}:** ${definition}`;
  });
  return [lines.join('\n')];
}

function isShort({ children }: HtmlElement): boolean {
  return children.every(isInline);
}

function isList(block: string): boolean {
  return /^(?:- |\d+\. )/.test(block);
}

/** Indents all lines after the first one, so they align with the text after the bullet. */
function withHangingIndent(text: string, bullet: string): string {
  return bullet + text.replace(/\n(?=.)/g, `\n${' '.repeat(bullet.length)}`);
}

/** Returns a code block's text without the lines that the copy button omits, and their line breaks. */
function copiedText(node: HtmlElement): string {
  let text = '';
  let omits = false;
  for (const child of node.children) {
    if (!isElement(child)) text += omits ? child.text.replace(/^\n/, '') : child.text;
    omits = isElement(child) && NO_COPY in child.attributes;
    if (isElement(child) && !omits) text += copiedText(child);
  }
  return text;
}

/** Writes a code block. Its fence is longer than all fences in the code. */
function codeBlock(code: string, language: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/^\n/, '').trimEnd()}\n${fence}`;
}

function languageOf(pre: HtmlElement): string {
  const code = pre.children.find(isElement);
  const language = /(?:^|\s)language-(\S+)/.exec(code?.attributes.class ?? '')?.[1] ?? '';
  return language === 'text' ? '' : language;
}

function nonEmpty(text: string): string[] {
  return text === '' ? [] : [text];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
