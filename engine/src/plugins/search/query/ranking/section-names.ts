/** Names of sections, and whether they say all that a query asks for. */
import type { SearchNamesFile } from '../../search-data.ts';
import { type Alternative, comparable } from '../parse-query.ts';

/** A word of a query: its alternatives, and by number of the section whether that is called by it. */
export interface NamingWord {
  alternatives: readonly Alternative[];
  isNamed: Uint8Array;
}

/** Title and headings as typed, keywords and address, title and headings by a synonym. */
export type Coverage = 'headings' | 'keywords' | 'synonyms';

export interface SectionNames {
  /**
   * True when title or address of a page say that it is about this: `Strategy variants` about variants, and
   * as there is nothing else, about strategies.
   */
  isAbout(page: number, term: string): boolean;
  /** Last heading of a section; of the beginning of a page its title. */
  headingOf(id: number): string;
  /** Terms of a heading as one string. */
  termsOf(heading: string): string;
  /** Number of the sections that have a heading with the same terms. */
  sectionsCalled(terms: string): number;
  /** True for a page most of whose headings are on many pages: `Examples for Go` beside those for Python. */
  isOneOfMany(page: number): boolean;
  /** Weakest of the places where the words are said; undefined when a word is missing. */
  coverage(id: number, words: readonly NamingWord[]): Coverage | undefined;
}

/** More sections than that with one heading tell nothing. */
export const COMMON_HEADING = 4;

/** Between parts of a title the noun that it is about stands last. */
const PARTS = /[,(–]|\b(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|with|without)\b/i;

/** Returns the names of the sections of an index: titles, headings, operation ids. */
export function createSectionNames({ pages, sections }: SearchNamesFile): SectionNames {
  const compared = new Map<string, string>();
  const names = new Map<number, ReadonlySet<string>>();
  const subjects = new Map<number, readonly string[]>();

  function termsOf(heading: string): string {
    const known = compared.get(heading) ?? comparable(heading);
    compared.set(heading, known);
    return known;
  }

  const called = new Map<string, number>();
  function sectionsCalled(terms: string): number {
    if (called.size === 0) {
      for (const [, , ...headings] of sections) {
        const own = termsOf(headings.at(-1) ?? '');
        called.set(own, (called.get(own) ?? 0) + 1);
      }
    }
    return called.get(terms) ?? 0;
  }

  const shares = new Map<number, { common: number; all: number }>();
  function isOneOfMany(page: number): boolean {
    if (shares.size === 0) {
      for (const [own, , ...headings] of sections) {
        if (headings.length === 0) continue;
        const share = shares.get(own) ?? { common: 0, all: 0 };
        const isCommon = sectionsCalled(termsOf(headings.at(-1) ?? '')) > COMMON_HEADING;
        shares.set(own, { common: share.common + (isCommon ? 1 : 0), all: share.all + 1 });
      }
    }
    const { common, all } = shares.get(page) ?? { common: 0, all: 1 };
    return common * 2 > all;
  }

  /** Last term of each part of the title, and the last part of the address. */
  function subjectsOf(page: number): readonly string[] {
    const known = subjects.get(page);
    if (known !== undefined) return known;
    const { title = '', href = '' } = pages[page] ?? {};
    // What follows a colon says what of it: `Jira integration: installation`.
    const [subject = ''] = title.split(': ');
    const nouns = subject.split(PARTS).map((part) => termsOf(part).split(' ').at(-1) ?? '');
    const all = [...nouns, termsOf(href.split('/').at(-1) ?? '')];
    subjects.set(page, all);
    return all;
  }

  function nameOf(id: number): ReadonlySet<string> {
    const known = names.get(id);
    if (known !== undefined) return known;
    const [page = -1, , ...headings] = sections[id] ?? [];
    const { title = '', operation } = pages[page] ?? {};
    const text = [title, operation?.[2] ?? '', ...headings].map(termsOf).join(' ');
    const name = new Set(text.split(' '));
    names.set(id, name);
    return name;
  }

  return {
    headingOf(id) {
      const [page = -1, , ...headings] = sections[id] ?? [];
      return headings.at(-1) ?? pages[page]?.title ?? '';
    },
    termsOf,
    sectionsCalled,
    isOneOfMany,
    isAbout: (page, term) =>
      subjectsOf(page).includes(term) || isOneOfTwo(termsOf(pages[page]?.title ?? ''), term),
    coverage(id, words) {
      const name = nameOf(id);
      let coverage: Coverage = 'headings';
      for (const { alternatives, isNamed } of words) {
        const said = alternatives.filter((each) => isIn(name, each));
        if (said.some(({ isSynonym }) => !isSynonym)) continue;
        if (isNamed[id] === 1) {
          if (coverage === 'headings') coverage = 'keywords';
        } else if (said.length > 0) coverage = 'synonyms';
        else return undefined;
      }
      return coverage;
    },
  };
}

/** True for a title of two terms where one of them is asked for: `React SDK` and React. */
function isOneOfTwo(title: string, term: string): boolean {
  const terms = title.split(' ');
  return terms.length === 2 && terms.includes(term);
}

/** Shorter beginnings of words say little. */
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
