/**
 * Finds a page's sections. They're read from the finished HTML, so that all text is found in the order in which readers
 * see it, whatever rendered it. A single pass is enough, and no tree is created.
 */
import * as attributes from '../../../shared/attributes.ts';
import type { PageSection } from '../../../shared/page-section.ts';
import { type HtmlToken, isBesideText, isEmptyTag, type StartTag } from './html-tokens.ts';

/** Elements that don't contain text about the page's subject: controls, drawings, and code that runs. */
const SILENT = new Set(['button', 'noscript', 'script', 'select', 'style', 'svg', 'template']);
/** Inline elements. All other elements separate words. */
const INLINE = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup u var wbr'.split(' '),
);

interface Heading {
  level: number;
  text: string;
}

interface Draft {
  path: readonly Heading[];
  anchor: string | undefined;
  text: string;
  code: string[];
  names: string[];
  /** The code block that's being read. */
  block?: string;
  /** The first cell of the row that's being read. */
  firstCell?: { text: string; isName: boolean };
}

const PLAIN_TEXT = 'language-text';

/** The level of table rows with an id, which is below that of all headings. */
const ROW_LEVEL = 7;

/**
 * Returns a page's sections, including the one before the first heading. A first-level heading always counts as
 * the page's title. Table rows with an id are also sections. A row's heading is the first code in it, or else
 * its first cell.
 *
 * @param title the page's title, which comes first in the headings of every section
 */
export function sectionsOf(tokens: readonly HtmlToken[], title: string): PageSection[] {
  const drafts: Draft[] = [emptyDraft([{ level: 1, text: title }], undefined)];
  let section = drafts[0] as Draft;
  let heading: Heading | undefined;
  let row: RowDraft | undefined;
  let anchor: string | undefined;
  for (const token of audibleTokens(tokens)) {
    const level = headingLevel(token);
    if (level !== undefined && token.kind === 'start') {
      heading = { level, text: '' };
      anchor = token.attributes.id;
    } else if (level !== undefined && heading !== undefined) {
      if (heading.level > 1) {
        section = nextDraft(section, heading, anchor);
        drafts.push(section);
      }
      heading = undefined;
    } else if (heading !== undefined) {
      heading.text += tokenText(token);
    } else {
      if ('name' in token && token.name === 'tr') {
        const id = token.kind === 'start' ? token.attributes.id : undefined;
        row = id === undefined ? undefined : rowDraft(section, id);
        if (row) drafts.push(row);
      }
      if (row) readRow(row, token);
      else {
        section.text += tokenText(token);
        readName(section, token);
      }
      readCode(row ?? section, token);
    }
  }
  return drafts.map(({ path, anchor: id, text, code, names }) => ({
    headings: path.map((each) => clean(each.text)),
    anchor: id,
    text: clean(text),
    ...(code.length > 0 ? { code } : {}),
    ...(names.length > 0 ? { names } : {}),
  }));
}

/** A row whose heading is being read. `reading` says which part of the row is read at the moment. */
interface RowDraft extends Draft {
  heading: Heading;
  cell: string;
  reading: 'cell' | 'code' | 'nothing';
}

function rowDraft({ path }: Draft, id: string): RowDraft {
  const heading = { level: ROW_LEVEL, text: '' };
  return {
    ...emptyDraft([...path, heading], id),
    heading,
    cell: '',
    reading: 'cell',
  };
}

function readRow(row: RowDraft, token: HtmlToken): void {
  const text = tokenText(token);
  row.text += text;
  if (row.reading === 'nothing') return;
  const name = 'name' in token ? token.name : '';
  const isEnd = token.kind === 'end';
  if (name === 'code' && !isEnd) row.reading = 'code';
  else if (row.reading === 'code' && name === 'code') row.reading = 'nothing';
  else if (isEnd && (name === 'td' || name === 'th')) {
    row.heading.text = row.cell;
    row.reading = 'nothing';
  } else if (row.reading === 'code') row.heading.text += text;
  else row.cell += text;
}

/** Collects names that a table defines. A row that begins with code defines a name. */
function readName(draft: Draft, token: HtmlToken): void {
  const tag = 'name' in token ? token.name : '';
  if (tag === 'tr') {
    draft.firstCell = token.kind === 'start' ? { text: '', isName: false } : undefined;
  }
  const { firstCell: cell } = draft;
  if (cell === undefined) return;
  if ((tag === 'td' || tag === 'th') && token.kind === 'end') {
    if (cell.isName) draft.names.push(clean(cell.text));
    draft.firstCell = undefined;
  } else {
    if (tag === 'code' && cell.text.trim() === '') cell.isName = true;
    cell.text += tokenText(token);
  }
}

/** Collects code blocks. Plain text blocks don't count as code, because they contain messages and output. */
function readCode(draft: Draft, token: HtmlToken): void {
  if ('name' in token && token.name === 'pre') {
    if (token.kind === 'end' && draft.block !== undefined) draft.code.push(clean(draft.block));
    draft.block = token.kind === 'start' ? '' : undefined;
  } else if (draft.block === undefined) return;
  else if (token.kind === 'start' && token.attributes.class === PLAIN_TEXT) draft.block = undefined;
  else draft.block += tokenText(token);
}

function nextDraft({ path }: Draft, heading: Heading, anchor: string | undefined): Draft {
  const above = path.filter(({ level }) => level < heading.level);
  return emptyDraft([...above, heading], anchor);
}

function emptyDraft(path: Heading[], anchor: string | undefined): Draft {
  return { path, anchor, text: '', code: [], names: [] };
}

/** Returns the tokens of visible text. Omits comments and the content of silent elements. */
export function audibleTokens(tokens: readonly HtmlToken[]): HtmlToken[] {
  const audible: HtmlToken[] = [];
  let silentTag: string | undefined;
  let depth = 0;
  for (const token of tokens) {
    if (silentTag !== undefined) {
      if ('name' in token && token.name === silentTag && !isEmptyTag(token)) {
        depth += token.kind === 'end' ? -1 : 1;
      }
      if (depth === 0) silentTag = undefined;
    } else if (token.kind === 'start' && isSilent(token)) {
      if (isEmptyTag(token)) continue;
      silentTag = token.name;
      depth = 1;
    } else if (token.kind !== 'other') {
      audible.push(token);
    }
  }
  return audible;
}

/** True for elements that aren't searched, such as the controls and results of live examples. */
function isSilent(token: StartTag): boolean {
  return (
    SILENT.has(token.name) || attributes.SEARCH_IGNORE in token.attributes || isBesideText(token)
  );
}

/** Returns the level of a heading's tag, or `undefined` for other tokens. */
export function headingLevel(token: HtmlToken): number | undefined {
  const level = 'name' in token ? /^h([1-6])$/.exec(token.name)?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}

/** Returns a token's text. For tags of block elements, returns a space. */
function tokenText(token: HtmlToken): string {
  if (token.kind === 'text') return token.text;
  return 'name' in token && !INLINE.has(token.name) ? ' ' : '';
}

function clean(text: string): string {
  // Single spaces, by far the most common case, stay as they are.
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
}
