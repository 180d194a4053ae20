/**
 * Allow-lists for untrusted HTML. All tags, attributes, classes, and URL schemes that aren't listed are
 * removed. The content of scripts, styles, drawings, and forms is removed with them.
 */
import sanitize from 'sanitize-html';
import { visibleCode } from '../../../shared/safe-text.ts';
import { STRUCTURE_LIMITS } from '../../limits/limits.ts';
import { readHtml } from './html-tokens.ts';

/** Elements that contain code, a drawing, or a form's value instead of text. */
const DROPPED_WITH_CONTENT =
  'script style iframe object template textarea option title noscript noembed noframes xmp plaintext svg math';

const ALIGNMENTS = ['left', 'right', 'center'];

const SHARED: sanitize.IOptions = {
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedClasses: {
    code: [/^language-[\w-]+$/],
    td: ALIGNMENTS.map((side) => `align-${side}`),
    th: ALIGNMENTS.map((side) => `align-${side}`),
  },
  nonTextTags: DROPPED_WITH_CONTENT.split(' '),
  selfClosing: ['br', 'hr', 'img'],
  nestingLimit: STRUCTURE_LIMITS.levels,
};

const TEXT_TAGS =
  'a abbr b blockquote br code dd del details div dl dt em h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td th thead tr u ul var'.split(
    ' ',
  );

const TEXT_ATTRIBUTES = {
  a: ['href', 'title'],
  abbr: ['title'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};

/** What a text within a page can contain. The page has its own headings, so those of the text are on lower levels. */
export const IN_DESCRIPTIONS: sanitize.IOptions = {
  ...SHARED,
  allowedTags: TEXT_TAGS,
  allowedAttributes: { ...TEXT_ATTRIBUTES, a: ['href', 'title', 'id'], li: ['id'] },
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h3: 'h4',
    h4: 'h5',
    td: cell,
    th: cell,
    a: withNoteId,
    li: withNoteId,
  },
};

/** The prefix of footnote ids in descriptions, which no other id on the page has. */
export const NOTE_PREFIX = 'note-';

function withNoteId(tagName: string, { id = '', ...attribs }: sanitize.Attributes): sanitize.Tag {
  return { tagName, attribs: id.startsWith(NOTE_PREFIX) ? { ...attribs, id } : attribs };
}

/** What whole documents from other repositories can contain, which includes headings, images, and link targets. */
export const IN_DOCUMENTS: sanitize.IOptions = {
  ...SHARED,
  allowedTags: [...TEXT_TAGS, 'h1', 'h2', 'img'],
  allowedAttributes: {
    ...TEXT_ATTRIBUTES,
    '*': ['id'],
    a: ['href', 'title', 'name', 'aria-label'],
    details: ['open'],
    img: ['src', 'alt', 'title', 'width', 'height'],
  },
  transformTags: { td: cell, th: cell },
};

/** Removes everything from HTML that could run, load something, or change styles. Closes all elements. */
export function sanitizeHtml(html: string, allowed: sanitize.IOptions = IN_DESCRIPTIONS): string {
  return withPlainCode(sanitize(html, allowed));
}

/** Elements whose text is code. */
const CODE = new Set(['pre', 'code', 'kbd', 'samp']);

/**
 * Makes sure that readers copy the code they see. Code blocks keep only their text and language, because the copy
 * button would also copy the text of closed `<details>` elements. Control characters and bidirectional controls are
 * replaced.
 */
function withPlainCode(html: string): string {
  if (!/<(?:pre|code|kbd|samp)\b/.test(html)) return html;
  /** The number of open elements with code, of open blocks, and of open `code` elements in blocks. */
  let [inCode, inBlock, inInner] = [0, 0, 0];
  const parts = readHtml(html).map((token) => {
    if (token.kind === 'text') return inCode === 0 ? token.raw : visibleCode(token.raw);
    if (token.kind === 'other') return token.raw;
    const { name, kind, raw } = token;
    if (name === 'br') return inBlock === 0 ? raw : '\n';
    const change = kind === 'start' ? 1 : -1;
    if (CODE.has(name)) inCode += change;
    if (name === 'pre') {
      inBlock += change;
      return Math.max(inBlock, inBlock - change) === 1 ? raw : '';
    }
    if (inBlock === 0) return raw;
    if (name !== 'code') return '';
    inInner += change;
    return Math.max(inInner, inInner - change) === 1 ? raw : '';
  });
  return parts.join('');
}
/**
 * Matches the allowed spans. If a cell spans more columns or rows than any real table has, browsers lay out a huge
 * table.
 */
const SPAN = /^(?:[1-9]|[1-4]\d|50)$/;

/**
 * Replaces a cell's alignment with a class, and removes spans that are too large. The alignment can be in the
 * form of HTML or of the Markdown compiler.
 */
function cell(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const { align = '', style = '', class: _, ...others } = attribs;
  const kept = Object.fromEntries(
    Object.entries(others).filter(([name, value]) => !name.endsWith('span') || SPAN.test(value)),
  );
  const side = /^text-align: (\w+)$/.exec(style)?.[1] ?? align;
  return {
    tagName,
    attribs: ALIGNMENTS.includes(side) ? { ...kept, class: `align-${side}` } : kept,
  };
}
