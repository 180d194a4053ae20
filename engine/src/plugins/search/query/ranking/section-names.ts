/** Names of sections, and whether the names contain all words of a query. */
import type { SearchNamesFile } from '../../search-data.ts';
import { type Alternative, comparable } from '../parse-query.ts';

/** A word of a query: its alternatives, and for each section's number whether the word names the section. */
export interface NamingWord {
  alternatives: readonly Alternative[];
  isNamed: Uint8Array;
}

/** Title and headings as typed, keywords and address, title and headings by a synonym. */
export type Coverage = 'headings' | 'keywords' | 'synonyms';

export interface SectionNames {
  /**
   * True if a page's title or URL says that the page is about the term. For example, `Templates for invoices` is about
   * templates and invoices. A title of two terms, such as `Invoice templates`, is about both.
   */
  isAbout(page: number, term: string): boolean;
  /** Last heading of a section, or the page's title for the section at the beginning of a page. */
  headingOf(id: number): string;
  /** Terms of a heading as one string. */
  termsOf(heading: string): string;
  /** Returns the number of sections whose heading has the same terms. */
  sectionsCalled(terms: string): number;
  /** True if most of a page's headings are on many pages: `Examples for Go` and `Examples for Python`. */
  isOneOfMany(page: number): boolean;
  /** Weakest kind of name that contains one of the words. Undefined if a word is missing. */
  coverage(id: number, words: readonly NamingWord[]): Coverage | undefined;
}

/** If more sections than this have the same heading, the heading doesn't identify one of them. */
export const COMMON_HEADING = 4;

/** Splits a title into parts. The last word of a part is the noun that the part is about. */
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
    // The text after a colon names an aspect of the subject: `Jira integration: installation`.
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

/** True if the title has two terms and the term is one of them, such as `react` in `React SDK`. */
function isOneOfTwo(title: string, term: string): boolean {
  const terms = title.split(' ');
  return terms.length === 2 && terms.includes(term);
}

/** Shorter prefixes match too many words. */
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
