/** Which terms say what a section is about, and how clearly: scored here, so that browsers only add. */

import type {
  FrontCodedTerms,
  PostingsText,
  SearchNamesFile,
  SearchWordsFile,
} from '../search-data.ts';
import { encodePostings, type PostingList } from '../text/postings.ts';
import { wordsOf } from '../text/search-tokens.ts';

/** A section as the index sees it. */
export interface IndexedSection {
  /** Title of the page up to a colon, for its beginning only. */
  title: string;
  /** The section's own heading. */
  heading: string;
  /** Page title and headings above the section; for the beginning of a page the rest of its title. */
  parents: string;
  /** Last part of the route; of operations method, path and operation id. */
  path: string;
  /** Keywords of one word. */
  keyword: string;
  /** Those of several words, and tags of operations. */
  keywords: string;
  /** Names of parameters and properties. */
  names: string;
  text: string;
}

type Field = keyof IndexedSection;

/** Weight of a match in a field: title, then headings, then path, then text. */
const NAMED: Partial<Record<Field, number>> = {
  title: 10,
  heading: 6,
  keyword: 2.5,
  keywords: 2.5,
  path: 4,
};
const SAID: Partial<Record<Field, number>> = { parents: 1.6, names: 1, text: 1 };

/** BM25+: how soon repetition stops counting, how much length does, what any match is worth. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.7;
/** Fields that count as much beside many others as alone: a page with more keywords is not less about each. */
const LISTS: ReadonlySet<Field> = new Set(['keywords', 'keyword', 'names']);
const FLOOR = 0.5;
/** Share of a part of an identifier in a list: `ProcessLifecycleOwner` says little about lifecycles. */
const PART_OF_NAME = 0.5;
const MAXIMUM_SHARED = 25;

/** Postings of every term: the sections that have it, and how clearly they say it. */
type Scores = Map<string, PostingList>;

/** The terms of sections in the two parts in which browsers load them. */
export interface TermIndex {
  names: Pick<SearchNamesFile, 'terms' | 'named'>;
  words: SearchWordsFile;
}

/** Returns the index of the sections. Size and time grow with the content, linearly. */
export function termIndex(sections: readonly IndexedSection[]): TermIndex {
  const named = scoresOf(sections, NAMED);
  const said = scoresOf(sections, SAID);
  const names = [...named.keys()].sort();
  const others = [...said.keys()].filter((term) => !named.has(term)).sort();
  const all = [...names, ...others].sort();
  return {
    names: { terms: frontCoded(names), named: listsOf(names, named) },
    words: { terms: frontCoded(others), said: listsOf(all, said) },
  };
}

function listsOf(terms: readonly string[], scores: Scores): PostingsText {
  return encodePostings(terms.map((term) => scores.get(term) ?? NOWHERE));
}

const NOWHERE: PostingList = { sections: [], scores: [] };

function scoresOf(
  sections: readonly IndexedSection[],
  boosts: Partial<Record<Field, number>>,
): Scores {
  const scores: Scores = new Map();
  for (const [field, boost] of Object.entries(boosts) as [Field, number][]) {
    const texts = sections.map((section) => section[field]);
    for (const [term, list] of fieldScores(texts, boost, LISTS.has(field))) {
      const before = scores.get(term);
      scores.set(term, before === undefined ? list : added(before, list));
    }
  }
  return scores;
}

function fieldScores(texts: readonly string[], boost: number, isList: boolean): Scores {
  const { found, lengths } = occurrences(texts, isList ? PART_OF_NAME : 1);
  const lengthWeight = isList ? 0 : LENGTH_WEIGHT;
  const average = lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  const scores: Scores = new Map();
  for (const [term, { sections, counts }] of found) {
    const rarity = Math.log(1 + (texts.length - sections.length + 0.5) / (sections.length + 0.5));
    scores.set(term, {
      sections,
      scores: counts.map((count, index) => {
        const share = (lengths[sections[index] ?? 0] ?? 0) / average;
        const length = 1 - lengthWeight + lengthWeight * share;
        const weight = (count * (SATURATION + 1)) / (count + SATURATION * length);
        return boost * rarity * (FLOOR + weight);
      }),
    });
  }
  return scores;
}

/** Sections that say a term, in their order, and how often each does. */
interface Occurrences {
  sections: number[];
  counts: number[];
}

/**
 * Index of terms, and the number of different terms of each text. A section comes once in a list
 * because its words come together. Numbers stand in lists of their own: objects for a million pairs of
 * them would take as long as all the rest.
 */
function occurrences(texts: readonly string[], partShare: number) {
  const found = new Map<string, Occurrences>();
  /** Returns the number of terms that the section did not have before: 1 or 0. */
  function count(term: string, section: number, share: number): number {
    const places = found.get(term);
    if (places === undefined) {
      found.set(term, { sections: [section], counts: [share] });
      return 1;
    }
    const last = places.sections.length - 1;
    if (places.sections[last] === section) {
      places.counts[last] = (places.counts[last] ?? 0) + share;
      return 0;
    }
    places.sections.push(section);
    places.counts.push(share);
    return 1;
  }
  const lengths = texts.map((text, section) => {
    let length = 0;
    for (const { parts, whole } of wordsOf(text)) {
      const share = whole === undefined ? 1 : partShare;
      for (const part of parts) length += count(part, section, share);
      if (whole !== undefined) length += count(whole, section, 1);
    }
    return length;
  });
  return { found, lengths };
}

/** Both lists as one, in the order of sections; scores of sections that are in both are added. */
function added(one: PostingList, other: PostingList): PostingList {
  const scores = new Map<number, number>();
  for (const list of [one, other]) {
    for (const [index, section] of list.sections.entries()) {
      scores.set(section, (scores.get(section) ?? 0) + (list.scores[index] ?? 0));
    }
  }
  const sections = [...scores.keys()].sort((a, b) => a - b);
  return { sections, scores: sections.map((section) => scores.get(section) ?? 0) };
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
