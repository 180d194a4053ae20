/** Searches the site's index in a worker. If workers aren't available, runs in the page. */

import { editDistance } from '../../../shared/edit-distance.ts';
import type { SearchNamesFile, SearchTextFile, SearchWordsFile } from '../search-data.ts';
import { type PlacedWord, wordsOf } from '../tokenizer/search-tokens.ts';
import { excerptOf, marked, type WordMatcher, wordMatcher } from './excerpt.ts';
import { createFinding, type Find, type Finding } from './finding.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import type { Found } from './ranking/diversify.ts';
import { createPhrases, type Phrases } from './ranking/phrases.ts';
import { createRanking, type RankedHits, type Ranking } from './ranking/ranking.ts';
import { createSectionNames } from './ranking/section-names.ts';
import type { SearchAnswer, SearchHit, SearchQuery } from './search-types.ts';
import { createTermScores } from './term-scores.ts';
import { readIndexTerms } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface LocalSearch {
  /** Searches the parts of the index that have loaded. */
  answer(query: SearchQuery): SearchAnswer;
  /**
   * True if the best hit's name contains every word of the query. If so, the rest of the index rarely has a better
   * hit.
   */
  isNamed(query: SearchQuery): boolean;
  /** Adds the words of the sections' texts. */
  setWords(words: SearchWordsFile): void;
  /** Adds the sections' texts. Results then have excerpts, and phrases affect the ranking. */
  setTexts(texts: SearchTextFile): void;
}

/** Returns the search for an index whose names have loaded. */
export function createLocalSearch(file: SearchNamesFile): LocalSearch {
  const names = createSectionNames(file);
  const index: LoadedIndex = {
    file,
    rank: createRanking(file, names),
    ...finderOf(file, undefined),
    texts: undefined,
    phrases: createPhrases([]),
    words: new Map(),
    last: undefined,
  };
  let shown: ReadonlyMap<string, string> | undefined;
  return {
    answer({ text, kind, offset, limit, excerptWords }) {
      const { hits, finding } = rankedHits(index, text, kind);
      shown ??= shownWords(file);
      const matcher = wordMatcher(finding.terms, finding.synonyms);
      const total = hits.found.length;
      return {
        hits: hits.found
          .slice(offset, offset + limit)
          .map((each) => hitOf(index, each, matcher, excerptWords)),
        total,
        closest: total === 0 && finding.found.length === 0 ? closestWords(text, shown) : [],
        ...(hits.isQuoted ? { isQuoted: true } : {}),
      };
    },
    isNamed({ text, kind }) {
      const { parsed, finding, hits } = rankedHits(index, text, kind);
      const [best] = hits.found;
      if (best === undefined || !parsed.isKnown) return false;
      return names.coverage(best.id, finding.words) !== undefined;
    },
    setWords(loaded) {
      Object.assign(index, finderOf(file, loaded));
      index.last = undefined;
    },
    setTexts(loaded) {
      index.texts = loaded;
      index.phrases = createPhrases(loaded);
      index.words.clear();
      index.last = undefined;
    },
  };
}

/** The parts of an index that have loaded, and what has been derived from them. */
interface LoadedIndex extends Finder {
  readonly file: SearchNamesFile;
  readonly rank: Ranking;
  texts: SearchTextFile | undefined;
  phrases: Phrases;
  /** The words in sections' texts, keyed by section number. */
  readonly words: Map<number, readonly PlacedWord[]>;
  /** The hits of the previous query. A request for more hits repeats it. */
  last: { key: string; answer: Ranked } | undefined;
}

interface Finder {
  vocabulary: Vocabulary;
  find: Find;
}

interface Ranked {
  parsed: ParsedQuery;
  /** Sections that were found, on pages of every kind. */
  finding: Finding;
  hits: RankedHits;
}

/** Returns the functions that find sections, based on the terms that have loaded. */
function finderOf(file: SearchNamesFile, words: SearchWordsFile | undefined): Finder {
  const terms = readIndexTerms(file, words);
  const scores = createTermScores(terms, file.sections.length);
  return { vocabulary: terms.vocabulary, find: createFinding(file, scores) };
}

function rankedHits(index: LoadedIndex, text: string, kind: string | undefined): Ranked {
  const key = `${kind} ${text}`;
  if (index.last?.key === key) return index.last.answer;
  const { file, find, phrases, rank, vocabulary } = index;
  const parsed = parseQuery(text, vocabulary, file.synonyms);
  const finding = find(parsed);
  const { found, words } = finding;
  // Selecting a kind only removes hits, and never adds any.
  const wanted = kind === undefined ? found : found.filter(({ id }) => kindOf(file, id) === kind);
  const hits = rank(wanted, { text, parsed, words, kind, phrases });
  const answer = { parsed, finding, hits };
  index.last = { key, answer };
  return answer;
}

function kindOf({ pages, sections }: SearchNamesFile, id: number): string | undefined {
  return pages[sections[id]?.[0] ?? -1]?.kind;
}

function hitOf(
  index: LoadedIndex,
  { id }: Found,
  matcher: WordMatcher,
  excerptWords: number,
): SearchHit {
  const { file, texts } = index;
  const [page = 0, anchor = '', ...headings] = file.sections[id] ?? [];
  const { href = '', title = '', group = '', kind = '', operation } = file.pages[page] ?? {};
  const address = anchor === '' ? href : `${href}#${encodeURIComponent(anchor)}`;
  const excerpt = () => {
    const text = texts?.[id] ?? '';
    return excerptOf(text, placedWords(index, id, text), matcher, excerptWords);
  };
  return {
    id: address,
    href: address,
    title: marked(headings.at(-1) ?? title, matcher),
    above: headings.length === 0 ? [] : [title, ...headings.slice(0, -1)],
    excerpt: excerptWords === 0 ? [] : texts && excerpt(),
    group,
    kind,
    method: operation?.[0],
  };
}

function placedWords({ words }: LoadedIndex, id: number, text: string): readonly PlacedWord[] {
  const placed = words.get(id) ?? wordsOf(text);
  words.set(id, placed);
  return placed;
}

const MAXIMUM = 3;

/** Returns the words in titles and headings as written, keyed by their lowercase form. */
function shownWords({ pages, sections }: SearchNamesFile): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const texts = [...pages.map(({ title }) => title), ...sections.flatMap(([, , ...rest]) => rest)];
  for (const text of texts) {
    for (const { word, parts } of wordsOf(text)) {
      const lower = word.toLowerCase();
      if (parts.length > 0 && word.length > 3 && !words.has(lower)) words.set(lower, word);
    }
  }
  return words;
}

/** Returns up to three words that are spelled most like a word in the query. The most likely one comes first. */
function closestWords(query: string, words: ReadonlyMap<string, string>): string[] {
  const found: { word: string; distance: number }[] = [];
  for (const { word, parts } of wordsOf(query)) {
    if (parts.length === 0 || word.length < 4) continue;
    const limit = Math.max(2, Math.floor(word.length / 3));
    const lower = word.toLowerCase();
    for (const [other, shown] of words) {
      const distance = editDistance(lower, other, limit);
      if (distance > 0 && distance <= limit) found.push({ word: shown, distance });
    }
  }
  found.sort((a, b) => a.distance - b.distance);
  return [...new Set(found.map(({ word }) => word.toLowerCase()))].slice(0, MAXIMUM);
}
