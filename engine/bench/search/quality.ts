/** Measures how often a reader finds the page with the answer: success at 1, 3, and 5, and mean reciprocal rank. */

/** A query, and the URLs of the pages that answer it. */
export type GoldenQuery = readonly [query: string, ...pages: string[]];
export type GoldenSet = readonly GoldenQuery[];

/**
 * Classes of written queries.
 *
 * - typos: one letter wrong, missing, or added, or two swapped
 * - words: words, parts of words, and parts of pages
 * - identifiers: variables, options, headers, operators, error names, and paths as they appear in code
 * - synonyms: names that other products and people use
 * - wrongTerms: the same, for terms for which the site has a different name
 * - errors: texts in browsers, in logs, and on screens when something goes wrong
 * - questions: complete questions
 */
export type QueryClass =
  | 'typos'
  | 'words'
  | 'identifiers'
  | 'synonyms'
  | 'wrongTerms'
  | 'errors'
  | 'questions';

/** Queries for an area of the site, in the words of a reader who hasn't seen its pages. */
export type AreaQueries = Readonly<Partial<Record<QueryClass, GoldenSet>>>;

/** Returns the URLs of the results, best first. */
export type Ask = (query: string) => readonly string[];

export interface Quality {
  queries: number;
  /** The share of queries, from 0 to 1, whose page is the first result. */
  first: number;
  firstThree: number;
  firstFive: number;
  meanReciprocalRank: number;
  /** Queries whose page isn't among the first five results, and what was found instead. */
  missed: readonly string[];
  /** Queries whose page isn't the first result. */
  notFirst: readonly string[];
}

/** Runs all queries of a class. */
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
