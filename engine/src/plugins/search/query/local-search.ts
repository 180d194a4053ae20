/** Answers queries from the site's own index. Runs in a worker, or in the page when there is none. */
import type { SearchNamesFile, SearchTextFile, SearchWordsFile } from '../search-data.ts';
import { type PlacedWord, wordsOf } from '../text/search-tokens.ts';
import { closestWords, shownWords } from './closest.ts';
import { excerptOf, marked, type WordMatcher, wordMatcher } from './excerpt.ts';
import { createFinding, type Finding } from './finding.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import type { Found } from './ranking/diversify.ts';
import { createPhrases } from './ranking/phrases.ts';
import { createRanking, type RankedHits } from './ranking/ranking.ts';
import { createSectionNames } from './ranking/section-names.ts';
import type { SearchAnswer, SearchHit, SearchQuery, TextPart } from './search-types.ts';
import { createTermScores } from './term-scores.ts';
import { readIndexTerms } from './terms.ts';

export interface LocalSearch {
  /** Answers from the parts of the index that have come. */
  answer(query: SearchQuery): SearchAnswer;
  /** True when the best hit is called what the query asks for: the rest of the index adds to that, and seldom beats it. */
  isNamed(query: SearchQuery): boolean;
  /** Completes the index: from then on, what sections say counts. */
  setWords(words: SearchWordsFile): void;
  /** Adds the texts: from then on, answers have excerpts, and phrases count. */
  setTexts(texts: SearchTextFile): void;
}

/** Makes the names of an index ready to be searched. */
export function createLocalSearch(file: SearchNamesFile): LocalSearch {
  const names = createSectionNames(file);
  const rank = createRanking(file, names);
  const words = new Map<number, readonly PlacedWord[]>();
  let { vocabulary, find } = finderOf(file, undefined);
  let shown: ReadonlyMap<string, string> | undefined;
  let texts: SearchTextFile | undefined;
  let phrases = createPhrases([]);
  let last: { key: string; answer: Ranked } | undefined;

  function ranked(text: string, kind: string | undefined): Ranked {
    const key = `${kind} ${text}`;
    if (last?.key === key) return last.answer;
    const parsed = parseQuery(text, vocabulary, file.synonyms);
    const finding = find(parsed);
    const { found, words } = finding;
    // A kind leaves some of what is found without it, and adds nothing.
    const wanted = kind === undefined ? found : found.filter(({ id }) => isOf(id, kind));
    const hits = rank(wanted, { text, parsed, words, kind, phrases });
    const answer = { parsed, finding, hits };
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
      const { hits, finding } = ranked(text, kind);
      shown ??= shownWords(file);
      const matcher = wordMatcher(finding.terms, finding.synonyms);
      const total = hits.found.length;
      return {
        hits: hits.found
          .slice(offset, offset + limit)
          .map((each) => hit(each, matcher, excerptWords)),
        total,
        closest: total === 0 && finding.found.length === 0 ? closestWords(text, shown) : [],
        ...(hits.isQuoted ? { isQuoted: true } : {}),
      };
    },
    isNamed({ text, kind }) {
      const { parsed, finding, hits } = ranked(text, kind);
      const [best] = hits.found;
      if (best === undefined || !parsed.isKnown) return false;
      return names.coverage(best.id, finding.words) !== undefined;
    },
    setWords(loaded) {
      ({ vocabulary, find } = finderOf(file, loaded));
      last = undefined;
    },
    setTexts(loaded) {
      texts = loaded;
      phrases = createPhrases(loaded);
      words.clear();
      last = undefined;
    },
  };
}

/** Returns what finds sections by the terms that have come. */
function finderOf(file: SearchNamesFile, words: SearchWordsFile | undefined) {
  const terms = readIndexTerms(file, words);
  const scores = createTermScores(terms, file.sections.length);
  return { vocabulary: terms.vocabulary, find: createFinding(file, scores) };
}

interface Ranked {
  parsed: ParsedQuery;
  /** Of pages of any kind. */
  finding: Finding;
  hits: RankedHits;
}
