/** The index that browsers search by themselves: built here, so that they only have to load it. */

import { decodeAddress } from '../../../shared/routes.ts';
import type {
  SearchIndex,
  SearchIndexPage,
  SearchIndexSection,
  SearchRecord,
  SearchTextFile,
} from '../search-data.ts';
import { HIERARCHY_LEVELS } from '../search-data.ts';
import { tokenize } from '../text/search-tokens.ts';
import { type IndexedSection, termIndex } from './term-index.ts';

/** Returns the index of the records. Size and time grow with the content, linearly. */
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

/** Returns the texts of the records, for excerpts. */
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

/** One section at a time, because their texts are copies. */
function* indexedSections(records: readonly SearchRecord[]): Generator<IndexedSection> {
  const isIdentifier = remembering((word) => tokenize(word).length > 1 && !/\d{3}/.test(word));
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

/** What a title says of its subject stands after a colon; an address names it once more. */
const ASPECT = /: (?!\/)/;

function isReference({ weight }: SearchRecord): boolean {
  return weight.pageRank === 0;
}

/**
 * The text that a section is found by. Some of it the index keeps the identifiers of, no more: blocks of
 * code; parameters, bodies and responses of operations, which say the same in the same words, a thousand
 * times; and what secondary pages say after their beginning.
 */
function indexedText(record: SearchRecord, isIdentifier: WordTest): string {
  const { code = [], type } = record;
  const prose = withoutBlocks(record.content ?? '', code);
  const isMinor = (isReference(record) || record.isSecondary === true) && type !== 'lvl1';
  const words = isMinor ? prose.split(/\s+/).filter(isIdentifier) : [prose];
  return [...words, ...identifiersIn(code, isIdentifier)].join(' ');
}

/** Of rows the identifiers alone: a plain word says little in code, too. */
function namesOf({ operation, names = [] }: SearchRecord, isIdentifier: WordTest): string {
  return (operation === undefined ? identifiersIn(names, isIdentifier) : names).join(' ');
}

function identifiersIn(code: readonly string[], isIdentifier: WordTest): string[] {
  return code.flatMap((block) => block.match(NAME_IN_CODE) ?? []).filter(isIdentifier);
}

/** In code a dot stands between names: `client.isEnabled`. */
const NAME_IN_CODE = /[\p{L}_][\p{L}\p{N}_]*(?:-[\p{L}\p{N}_]+)*/gu;

/** The text without blocks that stand in it one after the other. */
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

/** The same test, asked once for each word. */
function remembering(test: WordTest): WordTest {
  const answers = new Map<string, boolean>();
  return (word) => {
    const answer = answers.get(word) ?? test(word);
    answers.set(word, answer);
    return answer;
  };
}

/** Last part of the address; of operations what they are called and where. */
function pathText({ operation, url_without_anchor: url }: SearchRecord): string {
  if (operation === undefined) return decodeAddress(hrefOf(url)).split('/').at(-1) ?? '';
  return `${operation.operationId} ${operation.method} ${operation.path}`;
}

/** Words of the anchor that no heading says: `Password rules {#password-requirements}`. */
function anchorText(record: SearchRecord): string {
  const said = new Set(headingsOf(record).flatMap(tokenize));
  const words = (record.anchor ?? '').split('-');
  return words.filter((word) => !tokenize(word).every((term) => said.has(term))).join(' ');
}

function headingsOf({ hierarchy }: SearchRecord): string[] {
  return HIERARCHY_LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
}

function hrefOf(url: string): string {
  return new URL(url).pathname;
}
