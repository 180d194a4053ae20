/**
 * Reads HTML into a list of tags and text with a real tokenizer, which isn't confused by code, comments, or quoted
 * values that look like tags. A token that nobody changes is written exactly as it was read.
 */
import { Parser } from 'htmlparser2';
import { escapeAttribute } from '../../../shared/safe-text.ts';

export interface StartTag {
  kind: 'start';
  raw: string;
  /** The tag's name in lowercase. Names of attributes are in lowercase, too. */
  name: string;
  /** The attributes' values, with character references decoded. The value is `''` if an attribute has none. */
  attributes: Readonly<Record<string, string>>;
  /** The partial that the tag comes from, relative to the root. Absent for tags in the page itself. */
  file?: string;
  /** For links, the number of the slot that replaces the tag (see `link-slots.ts`). */
  link?: number;
}

export interface EndTag {
  kind: 'end';
  /** Empty if the end tag is omitted, as it often is after list items in handwritten HTML. */
  raw: string;
  name: string;
}

export interface Text {
  kind: 'text';
  raw: string;
  /** The text with decoded character references. */
  text: string;
}

/** Comments, declarations, and end tags without a start tag. */
export interface OtherMarkup {
  kind: 'other';
  raw: string;
}

export type HtmlToken = StartTag | EndTag | Text | OtherMarkup;

/**
 * Reads HTML. The `raw` values of all tokens, joined together, are the original HTML. Identical tags without
 * attributes share one token, because pages have thousands of them.
 */
export function readHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const plainTags = new Map<string, StartTag | EndTag>();
  let text = '';
  let position = 0;
  /** Adds the text before `start` that isn't a token yet. */
  const addPending = (start: number) => {
    if (start > position) {
      const raw = html.slice(position, start);
      tokens.push(text === '' ? { kind: 'other', raw } : { kind: 'text', raw, text });
      position = start;
    }
    text = '';
  };
  const take = () => {
    addPending(parser.startIndex);
    position = parser.endIndex + 1;
    return html.slice(parser.startIndex, position);
  };
  const addPlainTag = (kind: 'start' | 'end', name: string) => {
    const raw = take();
    let tag = plainTags.get(raw);
    if (tag === undefined) {
      tag = kind === 'start' ? { kind, raw, name, attributes: {} } : { kind, raw, name };
      plainTags.set(raw, tag);
    }
    tokens.push(tag);
  };
  const takeOther = () => {
    tokens.push({ kind: 'other', raw: take() });
  };
  const parser = new Parser({
    ontext(data) {
      text += data;
    },
    onopentag(name, attributes, isImplied) {
      if (isImplied) return;
      if (Object.keys(attributes).length === 0) addPlainTag('start', name);
      else tokens.push({ kind: 'start', raw: take(), name, attributes });
    },
    onclosetag(name, isImplied) {
      if (!isImplied) addPlainTag('end', name);
      else if (!isEmptyTag(tokens.at(-1))) {
        addPending(parser.startIndex);
        tokens.push({ kind: 'end', raw: '', name });
      }
    },
    oncomment: takeOther,
    onprocessinginstruction: takeOther,
  });
  parser.end(html);
  addPending(html.length);
  return tokens;
}

const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

/** True for tags without content. */
export function isEmptyTag(token: HtmlToken | undefined): boolean {
  if (token === undefined || !('name' in token)) return false;
  return VOID.has(token.name) || token.raw.endsWith('/>');
}

/**
 * True for content that's separate from the text: words only for screen readers, and the labeled link of a
 * heading to itself.
 */
export function isBesideText({ name, attributes }: Pick<StartTag, 'name' | 'attributes'>): boolean {
  if (/(?:^|\s)sr-only(?:\s|$)/.test(attributes.class ?? '')) return true;
  return name === 'a' && attributes.href?.startsWith('#') === true && 'aria-label' in attributes;
}

/** Returns the HTML of tokens. */
export function writeHtml(tokens: readonly HtmlToken[]): string {
  let html = '';
  for (const { raw } of tokens) html += raw;
  return html;
}

/** Returns a start tag with attributes from `changes`, which replace attributes with the same name. */
export function withAttributes(tag: StartTag, changes: Readonly<Record<string, string>>): StartTag {
  const attributes = { ...tag.attributes, ...changes };
  return { ...tag, attributes, raw: startTag(tag.name, attributes, tag.raw.endsWith('/>')) };
}

/** Returns a start tag with a different name. */
export function withName(tag: StartTag, name: string): StartTag {
  return { ...tag, name, raw: startTag(name, tag.attributes, tag.raw.endsWith('/>')) };
}

/** Returns an element's end tag. */
export function endTag(name: string): EndTag {
  return { kind: 'end', raw: `</${name}>`, name };
}

/** Returns a start tag without one attribute. */
export function withoutAttribute(tag: StartTag, name: string): StartTag {
  const { [name]: _, ...attributes } = tag.attributes;
  return { ...tag, attributes, raw: startTag(tag.name, attributes, tag.raw.endsWith('/>')) };
}

/** Returns a start tag as HTML. */
export function startTag(
  name: string,
  attributes: Readonly<Record<string, string>>,
  isClosed = false,
): string {
  let tag = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    tag += ` ${attribute}="${escapeAttribute(value)}"`;
  }
  return `${tag}${isClosed ? '/' : ''}>`;
}
