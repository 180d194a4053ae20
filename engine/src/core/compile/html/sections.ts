/**
 * Sections of a page, read from its finished HTML as links and ids are: whatever drew a text, it is
 * found here, in the order in which readers meet it. One pass, no tree.
 */
import type { PageSection } from '../../../shared/page-section.ts';
import { type HtmlToken, isBesideText, isEmptyTag, type StartTag } from './html-tokens.ts';

/** Elements that say nothing about the subject: controls, drawings, code that runs. */
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
  /** The block of code that is being read. */
  block?: string;
  /** The first cell of the row that is being read. */
  firstCell?: { text: string; isName: boolean };
}

const PLAIN_TEXT = 'language-text';

/** Below every heading: the level of rows. */
const ROW_LEVEL = 7;

/**
 * Returns the sections of a page, the one before the first heading included. A heading of the first
 * level is the page's own title, whatever it says. A row of a table that has an id is a section, too: its
 * heading is the first code in it, else its first cell.
 *
 * @param title the page's title: where the headings of every section begin
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

/** Row whose heading is being read, from the part of it that `reading` names. */
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

/** A row that begins with code says what that name means. */
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

/** Blocks of plain text are no code: they show messages and what programs print. */
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

/** Tokens without those inside of elements that readers do not read as text, and without comments. */
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
  return SILENT.has(token.name) || 'data-search-ignore' in token.attributes || isBesideText(token);
}

function headingLevel(token: HtmlToken): number | undefined {
  const level = 'name' in token ? /^h([1-6])$/.exec(token.name)?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}

/** Returns a token's text. The tag of a block element is a space. */
function tokenText(token: HtmlToken): string {
  if (token.kind === 'text') return token.text;
  return 'name' in token && !INLINE.has(token.name) ? ' ' : '';
}

function clean(text: string): string {
  // Single spaces, which are most, stay as they are.
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
}
