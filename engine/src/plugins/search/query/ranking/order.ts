/** Hits in their order, and the room that hits which are like each other take in it. */
import type { SearchNamesFile } from '../../search-data.ts';
import type { SectionNames } from './section-names.ts';

export interface Found {
  /** Number of the section. */
  id: number;
  score: number;
}

type Sections = SearchNamesFile['sections'];

/** Sections of one page beside each other say less than another page. */
export const HITS_PER_PAGE = 3;

/** Sections of different pages with one heading that keep their places, and hits before the rest of them. */
const SAME_HEADINGS = 2;
const BEFORE_CROWDS = 8;

/** The earlier section first where nothing tells them apart, so that the order is always the same. */
export function byScore(a: Found, b: Found): number {
  return b.score - a.score || a.id - b.id;
}

/** Pages of one kind have the same headings: after the first few, others come before one more of them. */
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

/** The hits without those that follow the first few of their page. */
export function fewOfEachPage(ranked: readonly Found[], sections: Sections): Found[] {
  const counts = new Map<number, number>();
  return ranked.filter(({ id }) => {
    const page = sections[id]?.[0] ?? -1;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= HITS_PER_PAGE;
  });
}
