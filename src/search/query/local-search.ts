/** Answers queries from the site's own index. Runs in a worker, or in the page when there is none. */
import type { SearchIndexFile, SearchTextFile } from '../../shared/search.ts';
import { type PlacedWord, wordsOf } from '../text/search-tokens.ts';
import { closestWords, shownWords } from './closest.ts';
import { excerptOf, marked, type WordMatcher, wordMatcher } from './excerpt.ts';
import { createFinding, type Finding } from './finding.ts';
import type { Found } from './order.ts';
import { parseQuery } from './parse-query.ts';
import { createPhrases } from './phrases.ts';
import { createRanking } from './ranking.ts';
import type { SearchAnswer, SearchHit, SearchQuery, TextPart } from './search-types.ts';
import { createTermScores } from './term-scores.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface LocalSearch {
  answer(query: SearchQuery): SearchAnswer;
  /** Gives the texts, when they have come: excerpts from then on, and phrases count. */
  setTexts(texts: SearchTextFile): void;
}

/** Makes an index ready to be asked. */
export function createLocalSearch(file: SearchIndexFile): LocalSearch {
  const vocabulary = vocabularyOf(file.terms.terms);
  const termScores = createTermScores(file.terms, vocabulary, file.sections.length);
  const find = createFinding(file, termScores);
  const ranking = createRanking(file);
  const words = new Map<number, readonly PlacedWord[]>();
  let shown: ReadonlyMap<string, string> | undefined;
  let texts: SearchTextFile | undefined;
  let phrases = createPhrases([]);
  let last: { key: string; answer: Ranked } | undefined;

  function ranked(text: string, kind: string | undefined): Ranked {
    const key = `${kind} ${text}`;
    if (last?.key === key) return last.answer;
    const parsed = parseQuery(text, vocabulary, file.synonyms);
    const { found, words: naming, terms, synonyms } = find(parsed);
    // A kind leaves some of what is found without it, and adds nothing.
    const wanted = kind === undefined ? found : found.filter(({ id }) => isOf(id, kind));
    const answer = {
      ranked: ranking.rank(wanted, { text, parsed, words: naming, kind, phrases }),
      isFound: found.length > 0,
      terms,
      synonyms,
    };
    last = { key, answer };
    return answer;
  }

  function isOf(id: number, kind: string): boolean {
    return file.pages[file.sections[id]?.[0] ?? -1]?.kind === kind;
  }

  function hit({ id }: Found, matcher: WordMatcher, count: number): SearchHit {
    const [page = 0, anchor = '', ...headings] = file.sections[id] ?? [];
    const { href = '', title = '', group = '', kind = '', operation } = file.pages[page] ?? {};
    const address = anchor === '' ? href : `${href}#${encodeURIComponent(anchor)}`;
    return {
      id: address,
      href: address,
      title: marked(headings.at(-1) ?? title, matcher),
      above: headings.length === 0 ? [] : [title, ...headings.slice(0, -1)],
      excerpt: count === 0 ? [] : texts && excerpt(texts[id] ?? '', id, matcher, count),
      group,
      kind,
      method: operation?.[0],
    };
  }

  function excerpt(text: string, id: number, matcher: WordMatcher, count: number): TextPart[] {
    const placed = words.get(id) ?? wordsOf(text);
    words.set(id, placed);
    return excerptOf(text, placed, matcher, count);
  }

  return {
    answer({ text, kind, offset, limit, excerptWords }) {
      const { ranked: all, isFound, terms, synonyms } = ranked(text, kind);
      shown ??= shownWords(file);
      const matcher = wordMatcher(terms, synonyms);
      return {
        hits: all.slice(offset, offset + limit).map((each) => hit(each, matcher, excerptWords)),
        total: all.length,
        closest: all.length === 0 && !isFound ? closestWords(text, shown) : [],
      };
    },
    setTexts(loaded) {
      texts = loaded;
      phrases = createPhrases(loaded);
      words.clear();
      last = undefined;
    },
  };
}

interface Ranked {
  ranked: readonly Found[];
  /** True when words of the query were found, in pages of any kind. */
  isFound: boolean;
  terms: Finding['terms'];
  synonyms: Finding['synonyms'];
}
