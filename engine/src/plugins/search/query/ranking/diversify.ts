/** Limits how many similar hits come first: sections of the same page, and sections with the same heading. */
import type { SearchNamesFile } from '../../search-data.ts';
import type { SectionNames } from './section-names.ts';

export interface Found {
  /** The section's number. */
  id: number;
  score: number;
}

type Sections = SearchNamesFile['sections'];

/** Maximum number of hits per page. A different page helps readers more than a fourth section of the same one. */
export const HITS_PER_PAGE = 3;

/** How many sections with the same heading keep their positions. */
const SAME_HEADINGS = 2;
/** How many other hits precede the remaining sections with that heading. */
const BEFORE_CROWDS = 8;

/** Compares hits by score. If the scores are equal, the lower section number comes first. */
export function byScore(a: Found, b: Found): number {
  return b.score - a.score || a.id - b.id;
}

/** Lowers the scores of sections that repeat a heading. Pages of the same type have the same headings. */
export function withoutCrowds(
  found: readonly Found[],
  sections: Sections,
  names: SectionNames,
): readonly Found[] {
  const counts = new Map<string, number>();
  const sorted = [...found].sort(byScore);
  const crowd = sorted.filter(({ id }) => {
    const [, , ...headings] = sections[id] ?? [];
    const heading = names.termsOf(headings.at(-1) ?? '');
    counts.set(heading, (counts.get(heading) ?? 0) + 1);
    return heading !== '' && (counts.get(heading) ?? 0) > SAME_HEADINGS;
  });
  const others = sorted.filter((each) => !crowd.includes(each));
  const highest = others[BEFORE_CROWDS - 1]?.score ?? 0;
  const lowered = crowd.map(({ id, score }) => ({ id, score: Math.min(score, highest) }));
  return [...others, ...lowered];
}

/** Keeps only the first few hits of each page. */
export function fewOfEachPage(ranked: readonly Found[], sections: Sections): Found[] {
  const counts = new Map<number, number>();
  return ranked.filter(({ id }) => {
    const page = sections[id]?.[0] ?? -1;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= HITS_PER_PAGE;
  });
}
