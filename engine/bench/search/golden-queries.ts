/** The golden queries of all areas, grouped by class. Each area has a file of its own and a line here. */
import { askedQueries } from './golden-asked.ts';
import { flagQueries } from './golden-flags.ts';
import { javascriptQueries } from './golden-javascript.ts';
import { learningQueries } from './golden-learning.ts';
import { operatingQueries } from './golden-operating.ts';
import { outsideQueries } from './golden-outside.ts';
import { readerQueries } from './golden-readers.ts';
import { sdkQueries } from './golden-sdks.ts';
import { tutorialQueries } from './golden-tutorials.ts';
import type { AreaQueries, GoldenSet, QueryClass } from './quality.ts';

const AREAS: readonly AreaQueries[] = [
  askedQueries,
  flagQueries,
  javascriptQueries,
  learningQueries,
  operatingQueries,
  outsideQueries,
  readerQueries,
  sdkQueries,
  tutorialQueries,
];

/** Queries by class. Within a class, they're in the order of the areas. */
export const GOLDEN_QUERIES: Readonly<Record<QueryClass, GoldenSet>> = {
  typos: ofClass('typos'),
  words: ofClass('words'),
  identifiers: ofClass('identifiers'),
  synonyms: ofClass('synonyms'),
  wrongTerms: ofClass('wrongTerms'),
  errors: ofClass('errors'),
  questions: ofClass('questions'),
};

function ofClass(name: QueryClass): GoldenSet {
  return AREAS.flatMap((area) => area[name] ?? []);
}
