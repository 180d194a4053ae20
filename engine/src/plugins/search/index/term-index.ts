/** Scores each section's terms at build time, so that browsers only have to add up scores. */

import type { FrontCodedTerms, SearchNamesFile, SearchWordsFile } from '../search-data.ts';
import { wordTermsOf } from '../tokenizer/search-tokens.ts';
import { createPostingBuffer } from './posting-buffer.ts';
import { encodePostings, type PostingList } from './postings.ts';

/** The fields of a section that are indexed. */
export interface IndexedSection {
  /** The page's title up to a colon. Empty unless the section begins a page. */
  title: string;
  /** The section's own heading. */
  heading: string;
  /**
   * The page's title and the headings above the section. If the section begins a page, this is the rest of its
   * title.
   */
  parents: string;
  /** The last segment of the route. For an operation, this is the method, path, and operation id. */
  path: string;
  /** Keywords that are a single word. */
  keyword: string;
  /** Keywords of several words, and the tags of operations. */
  keywords: string;
  /** Names of parameters and properties. */
  names: string;
  text: string;
}

type Field = keyof IndexedSection;

/** Weights of a match in each field. Titles count most, and then headings, paths, and text. */
const NAMED: Partial<Record<Field, number>> = {
  title: 10,
  heading: 6,
  keyword: 2.5,
  keywords: 2.5,
  path: 4,
};
const SAID: Partial<Record<Field, number>> = { parents: 1.6, names: 1, text: 1 };

/**
 * BM25+ parameters: how quickly repetition stops mattering, how much length matters, and the minimum score of a
 * match.
 */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.7;
/** Fields whose length doesn't reduce a term's weight. A page with many keywords is still about each of them. */
const LISTS: ReadonlySet<Field> = new Set(['keywords', 'keyword', 'names']);
const FLOOR = 0.5;
/**
 * Weight of a part of an identifier in a list. `ProcessLifecycleOwner`, for example, says little about lifecycles.
 */
const PART_OF_NAME = 0.5;
const MAXIMUM_SHARED = 25;

/** The sections' terms, in the two parts that browsers load. */
export interface TermIndex {
  names: Pick<SearchNamesFile, 'terms' | 'named'>;
  words: SearchWordsFile;
}

/**
 * Builds the index of the sections. Its size and the time to build it grow linearly with the content.
 *
 * @param sections read once and not kept, because the texts of a large site would fill the memory
 */
export function termIndex(sections: Iterable<IndexedSection>): TermIndex {
  const { named, said } = readFields(sections);
  const names = termsOfFields(named);
  const namesOnly = new Set(names);
  const all = [...new Set([...names, ...termsOfFields(said)])].sort();
  const others = all.filter((term) => !namesOnly.has(term));
  return {
    names: { terms: frontCoded(names), named: encodePostings(listsOf(names, named)) },
    words: { terms: frontCoded(others), said: encodePostings(listsOf(all, said)) },
  };
}

/**
 * One field of all sections: which sections contain a term, and how often. Each term has a number, its position in
 * `starts`. The term's sections and counts start there and end where those of the next term start. Two lists per
 * term would take three times the memory of these typed arrays.
 */
interface FieldTerms {
  boost: number;
  isList: boolean;
  numbers: ReadonlyMap<string, number>;
  starts: Uint32Array;
  sections: Uint32Array;
  counts: Float32Array;
  /** Number of different terms in each section. */
  lengths: readonly number[];
  averageLength: number;
}

/** Reads the fields of all sections. They're grouped by the part of the index that lists the field's weight. */
function readFields(sections: Iterable<IndexedSection>): Record<'named' | 'said', FieldTerms[]> {
  const [named, said] = [fieldReaders(NAMED), fieldReaders(SAID)];
  const readers = [...named, ...said];
  for (const section of sections) {
    for (const reader of readers) reader.read(section);
  }
  const done = (reader: FieldReader) => reader.done();
  return { named: named.map(done), said: said.map(done) };
}

function fieldReaders(boosts: Partial<Record<Field, number>>): FieldReader[] {
  return (Object.entries(boosts) as [Field, number][]).map(([field, boost]) =>
    createFieldReader(field, boost),
  );
}

interface FieldReader {
  read(section: IndexedSection): void;
  done(): FieldTerms;
}

function createFieldReader(field: Field, boost: number): FieldReader {
  const isList = LISTS.has(field);
  const numbers = new Map<string, number>();
  const lengths: number[] = [];
  const found = createPostingBuffer();
  /** Counts a term in the current section. Returns 1 if it's new there. */
  const count = (term: string, share: number) => {
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return found.add(number, lengths.length, share) ? 1 : 0;
  };
  return {
    read(section) {
      let length = 0;
      for (const { parts, whole } of wordTermsOf(section[field])) {
        const share = whole !== undefined && isList ? PART_OF_NAME : 1;
        for (const part of parts) length += count(part, share);
        if (whole !== undefined) length += count(whole, 1);
      }
      lengths.push(length);
    },
    done() {
      const averageLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
      return { boost, isList, numbers, lengths, averageLength, ...found.byTerm(numbers.size) };
    },
  };
}

function termsOfFields(fields: readonly FieldTerms[]): string[] {
  return [...new Set(fields.flatMap(({ numbers }) => [...numbers.keys()]))].sort();
}

/** Scores of a single term. The same arrays are used for all terms, because separate ones would fill the memory. */
interface TermScores {
  /** Scores by section number. 0 for sections without the term. */
  bySection: Float64Array;
  /** Sections that contain the term. Only the first `length` entries are used. */
  sections: Uint32Array;
  length: number;
  /** Scores in the order of `sections`. */
  scores: Float64Array;
}

/** Yields each term's list. A list is valid only until the next one is requested. */
function* listsOf(terms: readonly string[], fields: readonly FieldTerms[]): Generator<PostingList> {
  const size = fields[0]?.lengths.length ?? 0;
  const scores: TermScores = {
    bySection: new Float64Array(size),
    sections: new Uint32Array(size),
    length: 0,
    scores: new Float64Array(size),
  };
  for (const term of terms) {
    for (const field of fields) addScores(scores, field, term);
    yield takeList(scores);
  }
}

/** Adds a field's contribution to a term's scores. */
function addScores(scores: TermScores, field: FieldTerms, term: string): void {
  const number = field.numbers.get(term);
  if (number === undefined) return;
  const { boost, isList, starts, lengths, averageLength } = field;
  const [start = 0, end = 0] = [starts[number], starts[number + 1]];
  const rarity = Math.log(1 + (lengths.length - (end - start) + 0.5) / (end - start + 0.5));
  const lengthWeight = isList ? 0 : LENGTH_WEIGHT;
  for (let at = start; at < end; at += 1) {
    const section = field.sections[at] ?? 0;
    const count = field.counts[at] ?? 0;
    const length = 1 - lengthWeight + (lengthWeight * (lengths[section] ?? 0)) / averageLength;
    const weight = (count * (SATURATION + 1)) / (count + SATURATION * length);
    const before = scores.bySection[section] ?? 0;
    if (before === 0) {
      scores.sections[scores.length] = section;
      scores.length += 1;
    }
    scores.bySection[section] = before + boost * rarity * (FLOOR + weight);
  }
}

/** Returns a term's list in section order, and resets the arrays for the next term. */
function takeList(scores: TermScores): PostingList {
  const sections = scores.sections.subarray(0, scores.length).sort();
  for (const [index, section] of sections.entries()) {
    scores.scores[index] = scores.bySection[section] ?? 0;
    scores.bySection[section] = 0;
  }
  scores.length = 0;
  return { sections, scores: scores.scores.subarray(0, sections.length) };
}

function frontCoded(terms: readonly string[]): FrontCodedTerms {
  return terms
    .map((term, index) => {
      const before = terms[index - 1] ?? '';
      let shared = 0;
      while (shared < MAXIMUM_SHARED && shared < term.length && term[shared] === before[shared]) {
        shared += 1;
      }
      return String.fromCharCode(97 + shared) + term.slice(shared);
    })
    .join(' ');
}
