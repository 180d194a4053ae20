/**
 * Finds sections that contain a query word for word. Readers paste messages and sentences, or copy them from a
 * screen.
 */
import type { SearchIndexPage } from '../../search-data.ts';
import type { ParsedQuery } from '../parse-query.ts';
import type { Found } from './diversify.ts';
import { type Phrases, phraseOf } from './phrases.ts';
import type { SectionNames } from './section-names.ts';

/** Minimum number of words in a quotation, and in a part of one. */
const SHORTEST_QUOTATION = 3;
const SHORTEST_PART = 4;
/** Maximum number of sections that contain a quotation. A phrase in more of them is just a common phrase. */
const FEW = 3;
/** Matches URLs, numbers, and text in brackets, which vary even if the message is the same. */
const VALUE = /\s*\S*[\d/(){}<>=@]\S*\s*/;

/** Matches a qualified name. The index contains only its parts. */
const QUALIFIED = /^\w+(?:(?:::|->|\\)\w+)+$/;

interface AskedQuery {
  text: string;
  parsed: ParsedQuery;
  kind: string | undefined;
  phrases: Phrases;
}

/**
 * Returns the sections that contain a quotation from the query, with their scores. If a heading contains it,
 * returns none.
 */
export type Quotations = (query: AskedQuery, found: readonly Found[]) => readonly Found[];

/** Returns a function that finds the sections that a query quotes from. */
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
 * Returns phrases that may be quotations: the whole query, and the longest part between the reader's own values. A
 * few words may be a coincidence, so a short query has none.
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
