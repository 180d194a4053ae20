/** How often a reader finds the page that answers: success at 1, 3 and 5, and mean reciprocal rank. */

/** A query with the addresses of pages that answer it. */
export type GoldenQuery = readonly [query: string, ...pages: string[]];
export type GoldenSet = readonly GoldenQuery[];

/**
 * Classes of written queries.
 *
 * - typos: one letter wrong, missing, too many, or two swapped
 * - words: words, halves of words, and parts of pages
 * - identifiers: variables, options, headers, operators, error names and paths as they stand in code
 * - synonyms: names that other products and people use
 * - wrongTerms: the same, for words that the site has another name for
 * - errors: texts of browsers, logs and screens when something goes wrong
 * - questions: whole questions
 */
export type QueryClass =
  | 'typos'
  | 'words'
  | 'identifiers'
  | 'synonyms'
  | 'wrongTerms'
  | 'errors'
  | 'questions';

/** Queries of one area of the site, in the words of a reader who has not seen the page. */
export type AreaQueries = Readonly<Partial<Record<QueryClass, GoldenSet>>>;

/** Addresses of the pages of results, the best first. */
export type Ask = (query: string) => readonly string[];

export interface Quality {
  queries: number;
  /** Shares from 0 to 1. */
  first: number;
  firstThree: number;
  firstFive: number;
  meanReciprocalRank: number;
  /** Queries whose page is not among the first five, with what came instead. */
  missed: readonly string[];
  /** Queries whose page is not the first. */
  notFirst: readonly string[];
}

/** Asks all queries of a class. */
export function qualityOf(golden: GoldenSet, ask: Ask): Quality {
  const ranks = golden.map(([query, ...pages]) => {
    const found = [...new Set(ask(query))];
    const place = found.findIndex((page) => pages.includes(page));
    return { query, rank: place === -1 ? Number.POSITIVE_INFINITY : place + 1, found };
  });
  const share = (limit: number) => ranks.filter(({ rank }) => rank <= limit).length / ranks.length;
  const describe = (limit: number) =>
    ranks
      .filter(({ rank }) => rank > limit)
      .map(({ query, rank, found }) => `${query} (${rank}): ${found.slice(0, limit).join(' ')}`);
  return {
    queries: golden.length,
    first: share(1),
    firstThree: share(3),
    firstFive: share(5),
    meanReciprocalRank: ranks.reduce((sum, { rank }) => sum + 1 / rank, 0) / ranks.length,
    missed: describe(5),
    notFirst: describe(1),
  };
}
