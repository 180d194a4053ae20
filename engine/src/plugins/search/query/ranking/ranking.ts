/** Orders results by what the reader most likely means. How often a word occurs isn't enough to tell. */
import type { SearchIndexPage, SearchNamesFile } from '../../search-data.ts';
import { byScore, type Found, fewOfEachPage, withoutCrowds } from './diversify.ts';
import { createNamedPages } from './named-pages.ts';
import { createQuotations, type Quotations } from './quotations.ts';
import { asksForRequest, isQuestion, isRequestWord } from './requests-asked.ts';
import { createRescore, type RankedQuery } from './rescore.ts';
import type { NamingWord, SectionNames } from './section-names.ts';

/** How many of the best hits are rescored. */
const RESCORED = 40;

/**
 * Factors for operations. There are many similar ones, so guides come first, unless the query names an identifier
 * or all its words are in the operation's title. A parameter's name occurs in many operations, so it has a factor
 * of its own.
 */
const REFERENCE_FACTORS = { other: 0.1, titled: 0.8, asked: 1.5, name: 0.6 };

/**
 * Factor for deprecated pages and pages for few readers. They come after other pages, unless the query names them.
 */
const SECONDARY_FACTOR = 0.5;

/** Unless a word in the query suggests a request, operations get at most this share of the best guide's score. */
const BELOW_GUIDES = 0.9;

/** If more guides than this are about a word, being about it doesn't count. */
const MANY_SUBJECTS = 6;

/** Factor for a guide about the query's only word. */
const SUBJECT_FACTOR = 3;

/**
 * The score of a section that the query quotes. It's above that of other sections, which have a few hundred at
 * most, and below that of named sections.
 */
const QUOTED = 5_000;

export interface RankedHits {
  found: readonly Found[];
  /** True if the first hits contain the query word for word. */
  isQuoted: boolean;
}

export type Ranking = (found: readonly Found[], query: RankedQuery) => RankedHits;

/** An index, together with the functions and data for ranking. */
interface RankedIndex {
  file: SearchNamesFile;
  names: SectionNames;
  pageOf(found: Found): SearchIndexPage | undefined;
  namedPages(query: RankedQuery): readonly Found[];
  quoted: Quotations;
}

/** Returns a function that ranks an index's sections. */
export function createRanking(file: SearchNamesFile, names: SectionNames): Ranking {
  const { pages, sections } = file;
  const pageOf = ({ id }: Found) => pages[sections[id]?.[0] ?? -1];
  const quoted = createQuotations(pageOf, names);
  const index = { file, names, pageOf, namedPages: createNamedPages(file), quoted };
  return (found, query) => rank(index, found, query);
}

function rank(index: RankedIndex, found: readonly Found[], query: RankedQuery): RankedHits {
  const { file, names } = index;
  const weighed = weighedByPage(index, found, query).sort(byScore);
  const looked = weighed.slice(0, RESCORED).map(createRescore(file, names, query));
  const looks = belowGuides(index, subjectsFirst(index, looked, query), query);
  // Readers who search for an identifier want the "Options" table that explains it.
  const best = query.parsed.isIdentifier ? looks : withoutCrowds(looks, file.sections, names);
  const quoted = index.quoted(query, looked);
  const first = [...index.namedPages(query), ...quoted.map(asQuoted)];
  const firstIds = new Set(first.map(({ id }) => id));
  const rest = [...best, ...weighed.slice(RESCORED)].filter(({ id }) => !firstIds.has(id));
  return {
    found: fewOfEachPage([...first, ...rest].sort(byScore), file.sections),
    isQuoted: quoted.length > 0,
  };
}

/** Lowers the scores of reference pages and of secondary pages. */
function weighedByPage(
  { names, pageOf }: RankedIndex,
  found: readonly Found[],
  query: RankedQuery,
): Found[] {
  const referenceFactor = referenceFactorOf(names, query);
  return found.map((each) => {
    const page = pageOf(each);
    const ofReference = page?.isReference ? referenceFactor(each.id) : 1;
    return scaled(scaled(each, ofReference), page?.isSecondary ? SECONDARY_FACTOR : 1);
  });
}

/** Returns a function that returns the factor for a section of a reference page. */
function referenceFactorOf(
  names: SectionNames,
  { parsed, words, text, kind }: RankedQuery,
): (id: number) => number {
  // If the reader has selected a kind of page that includes operations, they're what the reader wants.
  if (kind !== undefined) return () => 1;
  if (parsed.isKnownName) return () => REFERENCE_FACTORS.name;
  if (parsed.isIdentifier) return () => 1;
  const asks = asksForRequest(text);
  const subject = asks ? words.filter(isNoRequestWord) : words;
  if (!asks && isQuestion(text)) return () => REFERENCE_FACTORS.other;
  const named = asks ? REFERENCE_FACTORS.asked : REFERENCE_FACTORS.titled;
  return (id) => {
    const isTitled = subject.length > 1 && names.coverage(id, subject) !== undefined;
    return isTitled ? named : REFERENCE_FACTORS.other;
  };
}

/** Raises the scores of guides that are about the only word of the query, unless there are too many of them. */
function subjectsFirst(
  { file: { pages, sections }, names }: RankedIndex,
  found: readonly Found[],
  { parsed }: RankedQuery,
): readonly Found[] {
  if (parsed.words.length !== 1) return found;
  const about = new Set(
    found.filter(({ id }) => {
      const [page = -1, , ...headings] = sections[id] ?? [];
      const { isReference, isSecondary, title } = pages[page] ?? {};
      const isGuide = headings.length === 0 && !isReference && !isSecondary;
      // If the title is just the word, the guide already comes first.
      return (
        isGuide && names.termsOf(title ?? '') !== parsed.terms && names.isAbout(page, parsed.terms)
      );
    }),
  );
  if (about.size > MANY_SUBJECTS) return found;
  return found.map((each) => (about.has(each) ? scaled(each, SUBJECT_FACTOR) : each));
}

/** Lowers the scores of operations that would come before the best guide. */
function belowGuides(
  { pageOf }: RankedIndex,
  found: readonly Found[],
  { parsed, text, kind }: RankedQuery,
): readonly Found[] {
  if (parsed.isIdentifier || asksForRequest(text) || kind !== undefined) return found;
  const isReference = (each: Found) => pageOf(each)?.isReference === 1;
  const highest = (each: readonly Found[]) => Math.max(0, ...each.map(({ score }) => score));
  const guide = highest(found.filter((each) => !isReference(each)));
  const reference = highest(found.filter(isReference));
  if (guide === 0 || reference < guide) return found;
  const factor = (BELOW_GUIDES * guide) / reference;
  return found.map((each) => (isReference(each) ? scaled(each, factor) : each));
}

function asQuoted({ id, score }: Found): Found {
  return { id, score: QUOTED + score };
}

function scaled({ id, score }: Found, factor: number): Found {
  return { id, score: score * factor };
}

function isNoRequestWord({ alternatives: [own] }: NamingWord): boolean {
  return !isRequestWord(own?.terms[0] ?? '');
}
