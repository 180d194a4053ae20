/** Adjusts a section's score by how well its title, headings, and text match the query. */
import type { SearchNamesFile } from '../../search-data.ts';
import type { ParsedQuery } from '../parse-query.ts';
import type { Found } from './diversify.ts';
import { type Phrases, phraseOf } from './phrases.ts';
import { termsAsked } from './requests-asked.ts';
import { COMMON_HEADING, type NamingWord, type SectionNames } from './section-names.ts';

/** A parsed query, and what ranking derives from it. */
export interface RankedQuery {
  text: string;
  parsed: ParsedQuery;
  words: readonly NamingWord[];
  kind: string | undefined;
  phrases: Phrases;
}

/** Maximum number of terms in a title that only names the page's subject. */
const SHORT_TITLE = 2;

const FACTORS = {
  sameTitle: 5,
  sameTerms: 3,
  sameHeading: 3,
  /** A heading that equals a query of several words. That section probably defines the term. */
  exactHeading: 6,
  /** A heading that many sections have. It doesn't identify any of them. */
  commonHeading: 0.5,
  /** A short title. For `Kettle`, a page called `Kettle guide` ranks above pages with longer titles. */
  shortTitle: 1.5,
  /**
   * A short title with a keyword. For `Tea`, a page called `Kettle guide` that has the keyword `Tea` also ranks
   * higher.
   */
  shortName: 1.25,
  phrase: 1.3,
  phraseInText: 1.2,
  /** A section whose title and headings contain every word of the query. */
  covered: { headings: 1.8, keywords: 1.5, synonyms: 1.3 },
};

/** Facts about the query that are the same for every section. */
interface Asked extends RankedQuery {
  /** The query in lowercase. */
  lower: string;
  /** The query's terms. */
  terms: string;
  phrase: string;
  isWord: boolean;
}

/** Returns a function that adjusts a section's score by how well its names and text match the query. */
export function createRescore(
  { pages, sections }: SearchNamesFile,
  names: SectionNames,
  query: RankedQuery,
): (found: Found) => Found {
  const asked = askedOf(query);
  return ({ id, score }) => {
    const [page = 0, , ...headings] = sections[id] ?? [];
    const isGuide = headings.length === 0 && pages[page]?.isReference === undefined;
    const named = nameFactor({ id, page, isGuide }, asked, names);
    const factor = named * (asked.isWord ? wordFactor : phraseFactor)(id, isGuide, asked, names);
    return { id, score: score * factor * coverageFactor(id, factor, asked, names) };
  };
}

function askedOf(query: RankedQuery): Asked {
  const { text, parsed } = query;
  return {
    ...query,
    lower: text.trim().toLowerCase(),
    terms: termsAsked(parsed.terms, text),
    phrase: phraseOf(text),
    isWord: parsed.words.length === 1,
  };
}

interface LookedAt {
  id: number;
  page: number;
  /** True if the section begins a page that isn't part of a reference. */
  isGuide: boolean;
}

/** Returns the factor for a section whose heading equals the query. */
function nameFactor({ id, page, isGuide }: LookedAt, asked: Asked, names: SectionNames): number {
  const heading = names.headingOf(id);
  const terms = names.termsOf(heading);
  const isSame = isSameText(heading, asked.lower);
  if (!isSame && (terms === '' || terms !== asked.terms)) return 1;
  if (isGuide) return isSame ? FACTORS.sameTitle : FACTORS.sameTerms;
  const isCommon = names.sectionsCalled(terms) > COMMON_HEADING;
  // On pages with examples, the heading refers to a subject that a different kind of page defines.
  if (isCommon && (asked.isWord || names.isOneOfMany(page))) return FACTORS.commonHeading;
  // A page about the word explains more than a section with that heading.
  if (asked.isWord) return 1;
  return isSame ? FACTORS.exactHeading : FACTORS.sameHeading;
}

/** Returns the factor for a query that is a single word. */
function wordFactor(id: number, isGuide: boolean, asked: Asked, names: SectionNames): number {
  const { parsed, words } = asked;
  const isCalled = !parsed.isIdentifier && words[0]?.isNamed[id] === 1;
  if (!isGuide || !isCalled) return 1;
  return ofShortTitle(names.termsOf(names.headingOf(id)), parsed.terms);
}

/** Returns the factor for a query of several words. */
function phraseFactor(id: number, _: boolean, asked: Asked, names: SectionNames): number {
  const terms = names.termsOf(names.headingOf(id));
  if (` ${terms} `.includes(` ${asked.terms} `)) return FACTORS.phrase;
  return asked.phrases.isSaid(id, asked.phrase) ? FACTORS.phraseInText : 1;
}

/**
 * Returns the factor for a section whose names contain every word. If other factors already reward that, returns 1.
 */
function coverageFactor(id: number, others: number, { words }: Asked, names: SectionNames): number {
  if (words.length < 2 || others >= FACTORS.sameHeading) return 1;
  const coverage = names.coverage(id, words);
  return coverage === undefined ? 1 : FACTORS.covered[coverage];
}

/**
 * Returns the factor for a page that has the word as a name and whose title is so short that it only names its
 * subject.
 */
function ofShortTitle(title: string, word: string): number {
  if (title === word || title.split(' ').length > SHORT_TITLE) return 1;
  return title.includes(word) ? FACTORS.shortTitle : FACTORS.shortName;
}

function isSameText(heading: string, asked: string): boolean {
  return heading.toLowerCase().replace(/[?!.]+$/, '') === asked.replace(/[?!.]+$/, '');
}
