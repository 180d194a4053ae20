/** Reads the names of sections, and determines whether they contain all words of a query. */
import { once, remember } from '../../../../shared/remember.ts';
import type { SearchNamesFile } from '../../search-data.ts';
import { type Alternative, comparable } from '../parse-query.ts';

/**
 * A word of a query, with its alternatives. For each section number, it says whether the word is in the section's
 * names.
 */
export interface NamingWord {
  alternatives: readonly Alternative[];
  isNamed: Uint8Array;
}

/**
 * Where the words are: in the title and headings, in the keywords and URL, or in the title and headings as
 * synonyms.
 */
export type Coverage = 'headings' | 'keywords' | 'synonyms';

export interface SectionNames {
  /**
   * True if a page's title or URL suggests that the page is about the term. For example, `Templates for invoices`
   * is about templates and invoices. A title of two terms, such as `Invoice templates`, is about both.
   */
  isAbout(page: number, term: string): boolean;
  /** Returns a section's heading. For the section that begins a page, returns the page's title. */
  headingOf(id: number): string;
  /** Returns a heading's terms as one string. */
  termsOf(heading: string): string;
  /** Returns how many sections have a heading with the same terms. */
  sectionsCalled(terms: string): number;
  /**
   * True if most of a page's headings also occur on many other pages, as in `Examples for Go` and `Examples for
   * Python`.
   */
  isOneOfMany(page: number): boolean;
  /** Returns the weakest kind of name that's needed to cover all the words, or `undefined` if one is missing. */
  coverage(id: number, words: readonly NamingWord[]): Coverage | undefined;
}

/** If more sections than this share a heading, it doesn't identify any of them. */
export const COMMON_HEADING = 4;

/** Splits a title into parts. The last word of a part is the noun that the part is about. */
const PARTS = /[,(–]|\b(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|with|without)\b/i;

type Sections = SearchNamesFile['sections'];

/** Reads the names in an index: titles, headings, and operation ids. */
export function createSectionNames({ pages, sections }: SearchNamesFile): SectionNames {
  const termsOf = remember(comparable);
  const counts = once(() => countHeadings(sections, termsOf));
  const sectionsCalled = (terms: string) => counts().get(terms) ?? 0;
  const alike = once(() =>
    pagesOfCommonHeadings(sections, (heading) => sectionsCalled(termsOf(heading))),
  );
  const subjectsOf = remember((page: number) => subjectTerms(pages[page], termsOf));
  const nameOf = remember((id: number) => {
    const [page = -1, , ...headings] = sections[id] ?? [];
    const { title = '', operation } = pages[page] ?? {};
    const text = [title, operation?.[2] ?? '', ...headings].map(termsOf).join(' ');
    return new Set(text.split(' '));
  });
  return {
    headingOf(id) {
      const [page = -1, , ...headings] = sections[id] ?? [];
      return headings.at(-1) ?? pages[page]?.title ?? '';
    },
    termsOf,
    sectionsCalled,
    isOneOfMany: (page) => alike().has(page),
    isAbout: (page, term) =>
      subjectsOf(page).includes(term) || isOneOfTwo(termsOf(pages[page]?.title ?? ''), term),
    coverage: (id, words) => coverageOf(nameOf(id), id, words),
  };
}

/** Counts sections, keyed by the terms of their headings. */
function countHeadings(
  sections: Sections,
  termsOf: (heading: string) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, , ...headings] of sections) {
    const terms = termsOf(headings.at(-1) ?? '');
    counts.set(terms, (counts.get(terms) ?? 0) + 1);
  }
  return counts;
}

/** Returns the pages where most headings are common. */
function pagesOfCommonHeadings(
  sections: Sections,
  countOf: (heading: string) => number,
): ReadonlySet<number> {
  const shares = new Map<number, { common: number; all: number }>();
  for (const [page, , ...headings] of sections) {
    if (headings.length === 0) continue;
    const share = shares.get(page) ?? { common: 0, all: 0 };
    const isCommon = countOf(headings.at(-1) ?? '') > COMMON_HEADING;
    shares.set(page, { common: share.common + (isCommon ? 1 : 0), all: share.all + 1 });
  }
  const alike = [...shares].filter(([, { common, all }]) => common * 2 > all);
  return new Set(alike.map(([page]) => page));
}

/** Returns the last term of each part of the title and of the URL's last segment. */
function subjectTerms(
  { title = '', href = '' }: Partial<SearchNamesFile['pages'][number]> = {},
  termsOf: (heading: string) => string,
): readonly string[] {
  // After a colon, a title names an aspect of its subject: `Jira integration: installation`.
  const [subject = ''] = title.split(': ');
  const nouns = subject.split(PARTS).map((part) => termsOf(part).split(' ').at(-1) ?? '');
  return [...nouns, termsOf(href.split('/').at(-1) ?? '')];
}

function coverageOf(
  name: ReadonlySet<string>,
  id: number,
  words: readonly NamingWord[],
): Coverage | undefined {
  let coverage: Coverage = 'headings';
  for (const { alternatives, isNamed } of words) {
    const matching = alternatives.filter((each) => isIn(name, each));
    if (matching.some(({ isSynonym }) => !isSynonym)) continue;
    if (isNamed[id] === 1) {
      if (coverage === 'headings') coverage = 'keywords';
    } else if (matching.length > 0) coverage = 'synonyms';
    else return undefined;
  }
  return coverage;
}

/** True if the title consists of two terms and this is one of them, such as `kettle` in `Kettle guide`. */
function isOneOfTwo(title: string, term: string): boolean {
  const terms = title.split(' ');
  return terms.length === 2 && terms.includes(term);
}

/** Minimum length of a prefix. Shorter ones match too many words. */
const SHORTEST_PREFIX = 4;

function isIn(name: ReadonlySet<string>, { terms, isPrefix }: Alternative): boolean {
  return terms.every(
    (term) =>
      name.has(term) ||
      (isPrefix &&
        term.length >= SHORTEST_PREFIX &&
        [...name].some((other) => other.startsWith(term))),
  );
}
