/**
 * What a page says, heading by heading, read from its finished HTML as links and ids are: whatever
 * drew a text, it is found here, in the order in which readers meet it. One pass, no tree.
 */
import type { PageSection } from '../../shared/search.ts';

/** What separates texts. */
const TAG_OR_COMMENT = /(<!--[\s\S]*?-->|<\/?[a-z][\w-]*(?:[^>"']|"[^"]*"|'[^']*')*>)/i;
const TAG = /^<(\/?)([a-z][\w-]*)([\s\S]*)>$/i;
/** Elements that say nothing about the subject: controls, drawings, code that runs. */
const SILENT = new Set(['button', 'noscript', 'script', 'select', 'style', 'svg', 'template']);
/** Elements within a word or sentence; all others stand apart. */
const INLINE = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup u var wbr'.split(' '),
);
const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
const HIDDEN = /\sclass="(?:[^"]*\s)?(?:visually-hidden|sr-only)[\s"]/;

interface Heading {
  level: number;
  text: string;
}

interface Draft {
  path: readonly Heading[];
  anchor: string | undefined;
  text: string;
}

/** Below every heading: the level of rows. */
const ROW_LEVEL = 7;

/**
 * Returns the sections of a page, the one before the first heading included. A heading of the first
 * level is the page's own title, whatever it says. A row of a table that has an id is a section, too: its
 * heading is the first code in it, else its first cell.
 *
 * @param title the page's title: where the headings of every section begin
 */
export function sectionsOf(html: string, title: string): PageSection[] {
  const drafts: Draft[] = [{ path: [{ level: 1, text: title }], anchor: undefined, text: '' }];
  let section = drafts[0] as Draft;
  let heading: Heading | undefined;
  let row: RowDraft | undefined;
  let anchor: string | undefined;
  for (const part of audibleParts(html)) {
    const tag = typeof part === 'string' ? undefined : part;
    if (tag?.level !== undefined && !tag.isClosing) {
      heading = { level: tag.level, text: '' };
      anchor = tag.id;
    } else if (tag?.level !== undefined && heading !== undefined) {
      if (heading.level > 1) {
        section = nextDraft(section, heading, anchor);
        drafts.push(section);
      }
      heading = undefined;
    } else if (heading !== undefined) {
      heading.text += textOf(part);
    } else {
      if (tag?.name === 'tr') {
        row = tag.id === undefined ? undefined : rowDraft(section, tag.id);
        if (row) drafts.push(row);
      }
      if (row) readRow(row, part);
      else section.text += textOf(part);
    }
  }
  return drafts.map(({ path, anchor: id, text }) => ({
    headings: path.map((each) => clean(each.text)),
    anchor: id,
    text: clean(text),
  }));
}

/** A row, until its heading is complete: what that is being read from. */
interface RowDraft extends Draft {
  heading: Heading;
  cell: string;
  reading: 'cell' | 'code' | 'nothing';
}

function rowDraft({ path }: Draft, id: string): RowDraft {
  const heading = { level: ROW_LEVEL, text: '' };
  return {
    path: [...path, heading],
    anchor: decode(id),
    text: '',
    heading,
    cell: '',
    reading: 'cell',
  };
}

function readRow(row: RowDraft, part: Part): void {
  const text = textOf(part);
  row.text += text;
  if (row.reading === 'nothing') return;
  const { name = '', isClosing = false } = typeof part === 'string' ? {} : part;
  if (name === 'code' && !isClosing) row.reading = 'code';
  else if (row.reading === 'code' && name === 'code') row.reading = 'nothing';
  else if (isClosing && (name === 'td' || name === 'th')) {
    row.heading.text = row.cell;
    row.reading = 'nothing';
  } else if (row.reading === 'code') row.heading.text += text;
  else row.cell += text;
}

function nextDraft({ path }: Draft, heading: Heading, anchor: string | undefined): Draft {
  const above = path.filter(({ level }) => level < heading.level);
  return { path: [...above, heading], anchor: anchor && decode(anchor), text: '' };
}

/** What a tag says about the text around it. */
export interface Tag {
  /** In lower case. */
  name: string;
  isClosing: boolean;
  /** Begins what nobody reads as text. */
  isSilent: boolean;
  /** Nothing stands in it. */
  isEmpty: boolean;
  /** Of a heading. */
  level: number | undefined;
  id: string | undefined;
  /** Between the texts before and after it. */
  gap: '' | ' ';
}

/** A text as it is written, or a tag. */
export type Part = string | Tag;

/** Tags and texts without what stands in elements that readers do not read as text. */
export function audibleParts(html: string): Part[] {
  const parts: Part[] = [];
  // Most tags of a page come many times: those of code above all.
  const tags = new Map<string, Tag>();
  let silentTag: string | undefined;
  let depth = 0;
  for (const [index, text] of html.split(TAG_OR_COMMENT).entries()) {
    if (index % 2 === 0) {
      if (silentTag === undefined && text !== '') parts.push(text);
      continue;
    }
    if (text.startsWith('<!--')) continue;
    const tag = tags.get(text) ?? readTag(text);
    tags.set(text, tag);
    if (silentTag !== undefined) {
      if (tag.name === silentTag && !text.endsWith('/>')) depth += tag.isClosing ? -1 : 1;
      if (depth === 0) silentTag = undefined;
    } else if (!tag.isSilent) {
      parts.push(tag);
    } else if (!tag.isEmpty) {
      silentTag = tag.name;
      depth = 1;
    }
  }
  return parts;
}

function readTag(text: string): Tag {
  const [, slash, rawName = '', attributes = ''] = TAG.exec(text) ?? [];
  const name = rawName.toLowerCase();
  const level = /^h([1-6])$/.exec(name)?.[1];
  return {
    name,
    isClosing: slash === '/',
    isSilent: slash === '' && isSilent(name, attributes),
    isEmpty: text.endsWith('/>') || VOID.has(name),
    level: level === undefined ? undefined : Number(level),
    id: /\sid="([^"]+)"/.exec(attributes)?.[1],
    gap: INLINE.has(name) ? '' : ' ',
  };
}

/** A labelled link to a place in the same page is the mark beside a heading. */
function isSilent(name: string, attributes: string): boolean {
  if (SILENT.has(name) || HIDDEN.test(attributes)) return true;
  return name === 'a' && /\shref="#/.test(attributes) && /\saria-label="/.test(attributes);
}

function textOf(part: Part): string {
  return typeof part === 'string' ? decode(part) : part.gap;
}

function clean(text: string): string {
  // Single spaces, which are most, stay as they are.
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

export function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return ENTITIES[entity] ?? whole;
    const code = /^#x/i.test(entity)
      ? Number.parseInt(entity.slice(2), 16)
      : Number(entity.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
