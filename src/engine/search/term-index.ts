/** Which terms say what a section is about, and how clearly: scored here, so that browsers only add. */
import { encodePostings, type PostingList } from '../../shared/postings.ts';
import type { TermIndexFile } from '../../shared/search.ts';
import { tokenize } from '../../shared/search-tokens.ts';

/** A section as the index sees it. */
export interface IndexedSection {
  /** Title of the page, for its beginning only. */
  title: string;
  /** The section's own heading. */
  heading: string;
  /** Page title and headings above the section. */
  parents: string;
  /** Last part of the route; of operations method, path and operation id. */
  path: string;
  keywords: string;
  /** Names of parameters and properties. */
  names: string;
  text: string;
}

type Field = keyof IndexedSection;

/** How much a match in a field is worth: title, then headings, then path, then text. */
const NAMED: Partial<Record<Field, number>> = { title: 10, heading: 6, keywords: 4, path: 4 };
const SAID: Partial<Record<Field, number>> = { parents: 1.6, names: 1.5, text: 1 };

/** BM25+: how soon repetition stops counting, how much length does, what any match is worth. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.7;
const FLOOR = 0.5;
const MAXIMUM_SHARED = 25;

/** Number of the section → score, for every term. */
type Scores = Map<string, Map<number, number>>;

/** Returns the index of the sections. Size and time grow with the content, linearly. */
export function termIndex(sections: readonly IndexedSection[]): TermIndexFile {
  const named = scoresOf(sections, NAMED);
  const said = scoresOf(sections, SAID);
  const terms = [...new Set([...named.keys(), ...said.keys()])].sort();
  const lists = (scores: Scores) =>
    encodePostings(terms.map((term): PostingList => [...(scores.get(term) ?? [])].sort(bySection)));
  return { terms: frontCoded(terms), named: lists(named), said: lists(said) };
}

function scoresOf(
  sections: readonly IndexedSection[],
  boosts: Partial<Record<Field, number>>,
): Scores {
  const scores: Scores = new Map();
  for (const [field, boost] of Object.entries(boosts) as [Field, number][]) {
    addField(
      scores,
      sections.map((section) => tokenize(section[field])),
      boost,
    );
  }
  return scores;
}

function addField(scores: Scores, texts: readonly string[][], boost: number): void {
  const lengths = texts.map((terms) => new Set(terms).size);
  const average = lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  for (const [term, counts] of occurrences(texts)) {
    const rarity = Math.log(1 + (texts.length - counts.size + 0.5) / (counts.size + 0.5));
    const own = scores.get(term) ?? new Map<number, number>();
    scores.set(term, own);
    for (const [section, count] of counts) {
      const length = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * ((lengths[section] ?? 0) / average);
      const weight = (count * (SATURATION + 1)) / (count + SATURATION * length);
      own.set(section, (own.get(section) ?? 0) + boost * rarity * (FLOOR + weight));
    }
  }
}

function occurrences(texts: readonly string[][]): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const [section, terms] of texts.entries()) {
    for (const term of terms) {
      const counts = found.get(term) ?? new Map<number, number>();
      found.set(term, counts);
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
  }
  return found;
}

function frontCoded(terms: readonly string[]): string {
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

function bySection(a: readonly [number, number], b: readonly [number, number]): number {
  return a[0] - b[0];
}
