/** Builds the index that browsers load and search. */

import { remember } from '../../../shared/remember.ts';
import { decodeAddress } from '../../../shared/routes.ts';
import type {
  SearchIndex,
  SearchIndexPage,
  SearchIndexSection,
  SearchRecord,
  SearchTextFile,
} from '../search-data.ts';
import { HIERARCHY_LEVELS } from '../search-data.ts';
import { tokenize } from '../tokenizer/search-tokens.ts';
import { type IndexedSection, termIndex } from './term-index.ts';

/** Builds the index of the records. Its size and the time to build it grow linearly with the content. */
export function localIndex(
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): SearchIndex {
  const pages: SearchIndexPage[] = [];
  const numbers = new Map<string, number>();
  const sections = records.map((record): SearchIndexSection => {
    const href = hrefOf(record.url_without_anchor);
    const known = numbers.get(href);
    const page = known ?? pages.push(indexPage(record, href)) - 1;
    numbers.set(href, page);
    return [page, record.anchor ?? '', ...headingsOf(record).slice(1)];
  });
  const terms = termIndex(indexedSections(records));
  return { names: { pages, sections, synonyms, ...terms.names }, words: terms.words };
}

/** Returns the records' texts for excerpts. */
export function textsOf(records: readonly SearchRecord[]): SearchTextFile {
  return records.map(({ content }) => content ?? '');
}

function indexPage(record: SearchRecord, href: string): SearchIndexPage {
  const { hierarchy, kind, operation } = record;
  const page = {
    href,
    title: hierarchy.lvl1 ?? '',
    group: hierarchy.lvl0 ?? '',
    kind,
    ...(isReference(record) ? { isReference: 1 as const } : {}),
    ...(record.isSecondary ? { isSecondary: 1 as const } : {}),
  };
  if (operation === undefined) return page;
  const { method, path, operationId } = operation;
  return { ...page, operation: [method, path, operationId] };
}

/** Yields one section at a time, because a section's texts are copies and take memory. */
function* indexedSections(records: readonly SearchRecord[]): Generator<IndexedSection> {
  const isIdentifier = remember((word: string) => tokenize(word).length > 1 && !/\d{3}/.test(word));
  for (const record of records) yield indexedSection(record, isIdentifier);
}

function indexedSection(record: SearchRecord, isIdentifier: WordTest): IndexedSection {
  const headings = headingsOf(record);
  const isPage = record.type === 'lvl1';
  const { operation } = record;
  const [subject = '', ...aspects] = (headings[0] ?? '').split(ASPECT);
  return {
    title: isPage ? subject : '',
    heading: isPage ? '' : (headings.at(-1) ?? ''),
    parents: (isPage ? aspects : headings.slice(0, -1)).join(' '),
    path: isPage ? pathText(record) : '',
    keyword: isPage ? record.keywords.filter(isOneWord).join(' ') : '',
    keywords: isPage
      ? [...record.keywords.filter(isSeveralWords), ...(operation?.tags ?? [])].join(' ')
      : anchorText(record),
    names: namesOf(record, isIdentifier),
    text: indexedText(record, isIdentifier),
  };
}

const isSeveralWords = (keyword: string) => keyword.includes(' ');
const isOneWord = (keyword: string) => !isSeveralWords(keyword);

/**
 * Separates a title's subject from an aspect. A path after the colon isn't an aspect, because it names the subject
 * again.
 */
const ASPECT = /: (?!\/)/;

function isReference({ weight }: SearchRecord): boolean {
  return weight.pageRank === 0;
}

/**
 * Returns the text by which a section can be found. Some parts contribute only identifiers: code blocks,
 * operations' parameters, bodies, and responses, which repeat the same words a thousand times, and secondary pages
 * after their beginning.
 */
function indexedText(record: SearchRecord, isIdentifier: WordTest): string {
  const { code = [], type } = record;
  const prose = withoutBlocks(record.content ?? '', code);
  const isMinor = (isReference(record) || record.isSecondary === true) && type !== 'lvl1';
  const words = isMinor ? prose.split(/\s+/).filter(isIdentifier) : [prose];
  return [...words, ...identifiersIn(code, isIdentifier)].join(' ');
}

/**
 * Returns the names in a section. From table rows, only identifiers are kept, because ordinary words in code don't
 * mean much.
 */
function namesOf({ operation, names = [] }: SearchRecord, isIdentifier: WordTest): string {
  return (operation === undefined ? identifiersIn(names, isIdentifier) : names).join(' ');
}

function identifiersIn(code: readonly string[], isIdentifier: WordTest): string[] {
  return code.flatMap((block) => block.match(NAME_IN_CODE) ?? []).filter(isIdentifier);
}

/** Matches the parts of a name between dots: `client.getPage`. */
const NAME_IN_CODE = /[\p{L}_][\p{L}\p{N}_]*(?:-[\p{L}\p{N}_]+)*/gu;

/** Returns the text without the given blocks. They must be in order. */
function withoutBlocks(text: string, blocks: readonly string[]): string {
  let rest = text;
  let kept = '';
  for (const block of blocks) {
    const at = rest.indexOf(block);
    kept += rest.slice(0, at);
    rest = rest.slice(at + block.length);
  }
  return kept + rest;
}

type WordTest = (word: string) => boolean;

/** Returns the last segment of the URL. For an operation, returns its id, method, and path. */
function pathText({ operation, url_without_anchor: url }: SearchRecord): string {
  if (operation === undefined) return decodeAddress(hrefOf(url)).split('/').at(-1) ?? '';
  return `${operation.operationId} ${operation.method} ${operation.path}`;
}

/** Returns the words of an anchor that differ from its heading: `Password rules {#password-requirements}`. */
function anchorText(record: SearchRecord): string {
  const headingTerms = new Set(headingsOf(record).flatMap(tokenize));
  const words = (record.anchor ?? '').split('-');
  return words.filter((word) => !tokenize(word).every((term) => headingTerms.has(term))).join(' ');
}

function headingsOf({ hierarchy }: SearchRecord): string[] {
  return HIERARCHY_LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
}

function hrefOf(url: string): string {
  return new URL(url).pathname;
}
