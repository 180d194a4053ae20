/** Answers queries from the site's own index. Runs in a worker, or in the page when there is none. */
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchIndexFile, SearchTextFile } from '../../../shared/search.ts';
import { FIELD_BOOSTS, INDEX_OPTIONS } from '../../../shared/search-fields.ts';
import { unpackIndex } from '../../../shared/search-postings.ts';
import { type PlacedWord, wordsOf } from '../../../shared/search-tokens.ts';
import type { SearchAnswer, SearchHit, SearchQuery } from '../search-types.ts';
import { closestWords, shownWords } from './closest.ts';
import { excerptOf, marked } from './excerpt.ts';
import { type Alternative, type ParsedQuery, parseQuery } from './parse-query.ts';
import { createRanking, type Found, HITS_PER_PAGE } from './ranking.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface LocalSearch {
  answer(query: SearchQuery): SearchAnswer;
  /** Gives the texts, when they have come: excerpts from then on, and phrases count. */
  setTexts(texts: SearchTextFile): void;
}

/** Below that many pages with all words, those with most of them are of interest, too. */
const ENOUGH = 4;
/** Share of the words that a section must have then. */
const QUORUM = 0.5;

/** Makes an index ready to be asked. */
export function createLocalSearch(file: SearchIndexFile): LocalSearch {
  const index = unpackIndex(file.index);
  const search = MiniSearch.loadJS(index as unknown as Parameters<typeof MiniSearch.loadJS>[0], {
    ...INDEX_OPTIONS,
    searchOptions: { tokenize: (text) => text.split(' '), boost: FIELD_BOOSTS },
  });
  const vocabulary = vocabularyOf(index);
  const ranking = createRanking(file);
  const words = new Map<number, readonly PlacedWord[]>();
  let shown: ReadonlyMap<string, string> | undefined;
  let texts: SearchTextFile = [];
  let last: { key: string; ranked: readonly Found[] } | undefined;

  function ranked(text: string, kind: string | undefined): readonly Found[] {
    const key = `${kind} ${text}`;
    if (last?.key === key) return last.ranked;
    const parsed = parseQuery(text, vocabulary, file.synonyms);
    const filter = kind === undefined ? undefined : ({ id }: { id: number }) => isOf(id, kind);
    const found = find(search, parsed, filter);
    last = { key, ranked: ranking.rank(found, { text, parsed, kind, texts }) };
    return last.ranked;
  }

  function isOf(id: number, kind: string): boolean {
    return file.pages[file.sections[id]?.[0] ?? -1]?.kind === kind;
  }

  function hit({ id, terms }: Found, count: number): SearchHit {
    const [page = 0, anchor = '', ...headings] = file.sections[id] ?? [];
    const { href = '', title = '', group = '', kind = '', operation } = file.pages[page] ?? {};
    const text = texts[id] ?? '';
    if (!words.has(id)) words.set(id, wordsOf(text));
    const address = anchor === '' ? href : `${href}#${encodeURIComponent(anchor)}`;
    return {
      id: address,
      href: address,
      title: marked(headings.at(-1) ?? title, terms),
      above: headings.length === 0 ? [] : [title, ...headings.slice(0, -1)],
      excerpt: excerptOf(text, words.get(id) ?? [], terms, count),
      group,
      kind,
      method: operation?.[0],
    };
  }

  return {
    answer({ text, kind, offset, limit, excerptWords }) {
      const all = ranked(text, kind);
      shown ??= shownWords(file);
      return {
        hits: all.slice(offset, offset + limit).map((each) => hit(each, excerptWords)),
        total: all.length,
        closest: all.length === 0 ? closestWords(text, shown) : [],
      };
    },
    setTexts(loaded) {
      texts = loaded;
      words.clear();
      last = undefined;
    },
  };
}

type Filter = ((result: { id: number }) => boolean) | undefined;

/** Sections with all words of the query; where they are few, also those with most of them. */
function find(search: MiniSearch, { words }: ParsedQuery, filter: Filter): Found[] {
  if (words.length === 0) return [];
  const options = filter && { filter: filter as unknown as (result: SearchResult) => boolean };
  const all = search.search({ combineWith: 'AND', queries: words.map(wordQuery) }, options);
  const found = all.map(foundOf);
  if (words.length === 1 || all.length >= ENOUGH * HITS_PER_PAGE) return found;
  const seen = new Set(found.map(({ id }) => id));
  const some = search.search({ combineWith: 'OR', queries: words.map(wordQuery) }, options);
  for (const result of some) {
    if (seen.has(result.id)) continue;
    const share = coverage(result, words);
    if (share < QUORUM) continue;
    found.push({ ...foundOf(result), score: result.score * share ** 3 });
  }
  return found;
}

/** `database` begins `database_url`, too; whoever asks for `database_ssl` does not mean that. */
function foundOf({ id, score, terms, queryTerms }: SearchResult): Found {
  const isMeant = (term: string) =>
    !term.includes('_') ||
    queryTerms.some((asked) => asked.includes('_') && term.startsWith(asked));
  return { id, score, terms: new Set(terms.filter(isMeant)) };
}

/** One or two letters begin hundreds of words: only what pages are called is looked at. */
const FIELDS_OF_SHORT_PREFIXES = ['title', 'heading', 'keywords', 'path'];

function shortest(terms: readonly string[]): number {
  return Math.min(...terms.map(({ length }) => length));
}

function wordQuery(alternatives: readonly Alternative[]): Query {
  return {
    combineWith: 'OR',
    queries: alternatives.map(({ terms, boost, isPrefix, distance }) => ({
      combineWith: 'AND' as const,
      queries: [...terms],
      prefix: isPrefix,
      ...(isPrefix && shortest(terms) < 3 ? { fields: FIELDS_OF_SHORT_PREFIXES } : {}),
      fuzzy: distance === 0 ? false : distance,
      maxFuzzy: 2,
      boostTerm: () => boost,
    })),
  };
}

/** Share of the query's words that a result has. */
function coverage({ queryTerms }: SearchResult, words: ParsedQuery['words']): number {
  const asked = new Set(queryTerms);
  const had = words.filter((alternatives) =>
    alternatives.some(({ terms }) => terms.every((term) => asked.has(term))),
  );
  return had.length / words.length;
}
