/**
 * Finds sections that contain a query word for word, because readers paste messages and sentences, or copy them
 * from a screen.
 */
import type { SearchIndexPage } from '../../search-data.ts';
import type { ParsedQuery } from '../parse-query.ts';
import type { Found } from './diversify.ts';
import { type Phrases, phraseOf } from './phrases.ts';
import type { SectionNames } from './section-names.ts';

/** Minimum number of words in a query that can be a quotation, and in a part of such a query. */
const SHORTEST_QUOTATION = 3;
const SHORTEST_PART = 4;
/** The maximum number of sections that contain a quotation. A phrase in more sections is a common one. */
const FEW = 3;
/** URLs, numbers, and text in brackets, which differ between occurrences of the same message. */
const VALUE = /\s*\S*[\d/(){}<>=@]\S*\s*/;

/** A qualified name. The index contains only the individual names in code. */
const QUALIFIED = /^\w+(?:(?:::|->|\\)\w+)+$/;

interface AskedQuery {
  text: string;
  parsed: ParsedQuery;
  kind: string | undefined;
  phrases: Phrases;
}

/** Returns the sections that the query quotes, with their scores. Returns none if a heading contains the quotation. */
export type Quotations = (query: AskedQuery, found: readonly Found[]) => readonly Found[];

/** Returns a function that finds the sections that a query quotes. */
export function createQuotations(
  pageOf: (found: Found) => SearchIndexPage | undefined,
  names: SectionNames,
): Quotations {
  function isHeaded({ id }: Found, phrase: string, terms: string): boolean {
    const heading = names.headingOf(id);
    const isSaid = heading.toLowerCase().includes(phrase);
    return isSaid || ` ${names.termsOf(heading)} `.includes(` ${terms} `);
  }

  return ({ text, parsed, kind, phrases }, found) => {
    const whole = phraseOf(text);
    const isQualified = QUALIFIED.test(whole);
    if (parsed.isKnownName || (parsed.isIdentifier && !isQualified)) return [];
    const scores = new Map(found.map(({ id, score }) => [id, score]));
    for (const quotation of isQualified ? [whole] : quotationsIn(whole)) {
      if (found.some((each) => isHeaded(each, quotation, isQualified ? quotation : parsed.terms)))
        return [];
      const all = phrases
        .sectionsSaying(quotation)
        .map((id) => ({ id, score: scores.get(id) ?? 0 }))
        .filter((each) => kind === undefined || pageOf(each)?.kind === kind);
      const guides = all.filter((each) => pageOf(each)?.isReference === undefined);
      const best = guides.length > 0 ? guides : all;
      if (best.length > 0) return isQualified || best.length <= FEW ? best : [];
    }
    return [];
  };
}

/**
 * Returns phrases that may be quotations: the whole query, and then the longest part between the reader's own
 * values. Returns nothing for a few words, which may be a coincidence.
 */
function quotationsIn(whole: string): readonly string[] {
  const [part = ''] = whole.split(VALUE).sort((a, b) => b.length - a.length);
  return [
    ...(wordCount(whole) < SHORTEST_QUOTATION ? [] : [whole]),
    ...(part === whole || wordCount(part) < SHORTEST_PART ? [] : [phraseOf(part)]),
  ];
}

function wordCount(phrase: string): number {
  return phrase.split(' ').length;
}
