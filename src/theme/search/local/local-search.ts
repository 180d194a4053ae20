/** Answers queries from the site's own index. Runs in a worker, or in the page when there is none. */
import type { SearchIndexFile, SearchTextFile } from '../../../shared/search.ts';
import { type PlacedWord, wordsOf } from '../../../shared/search-tokens.ts';
import type { SearchAnswer, SearchHit, SearchQuery } from '../search-types.ts';
import { closestWords, shownWords } from './closest.ts';
import { excerptOf, marked } from './excerpt.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { createRanking, type Found, HITS_PER_PAGE } from './ranking.ts';
import { createTermScores, type TermScores } from './term-scores.ts';
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
  const vocabulary = vocabularyOf(file.terms.terms);
  const termScores = createTermScores(file.terms, vocabulary, file.sections.length);
  const ranking = createRanking(file);
  const words = new Map<number, readonly PlacedWord[]>();
  let shown: ReadonlyMap<string, string> | undefined;
  let texts: SearchTextFile = [];
  let last: { key: string; answer: Ranked } | undefined;

  function ranked(text: string, kind: string | undefined): Ranked {
    const key = `${kind} ${text}`;
    if (last?.key === key) return last.answer;
    const parsed = parseQuery(text, vocabulary, file.synonyms);
    const { found, terms } = find(termScores, parsed, (id) => kind === undefined || isOf(id, kind));
    const answer = { ranked: ranking.rank(found, { text, parsed, kind, texts }), terms };
    last = { key, answer };
    return answer;
  }

  function isOf(id: number, kind: string): boolean {
    return file.pages[file.sections[id]?.[0] ?? -1]?.kind === kind;
  }

  function hit({ id }: Found, terms: ReadonlySet<string>, count: number): SearchHit {
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
      const { ranked: all, terms } = ranked(text, kind);
      shown ??= shownWords(file);
      return {
        hits: all.slice(offset, offset + limit).map((each) => hit(each, terms, excerptWords)),
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

interface Ranked {
  ranked: readonly Found[];
  /** Terms of the index that answer for the query. */
  terms: ReadonlySet<string>;
}

/** Sections with all words of the query; where they are few, also those with most of them. */
function find(
  termScores: TermScores,
  { words }: ParsedQuery,
  isWanted: (id: number) => boolean,
): { found: Found[]; terms: ReadonlySet<string> } {
  const lists = words.map((alternatives) => termScores.of(alternatives));
  const all: Found[] = [];
  const some: Found[] = [];
  const sections = lists[0]?.scores.length ?? 0;
  for (let id = 0; id < sections; id += 1) {
    let score = 0;
    let count = 0;
    for (const { scores } of lists) {
      const own = scores[id] as number;
      score += own;
      if (own > 0) count += 1;
    }
    const share = count / lists.length;
    if (share < QUORUM || !isWanted(id)) continue;
    if (share === 1) all.push({ id, score });
    else some.push({ id, score: score * share ** 3 });
  }
  return {
    found: all.length >= ENOUGH * HITS_PER_PAGE ? all : [...all, ...some],
    terms: new Set(lists.flatMap(({ terms }) => terms)),
  };
}
