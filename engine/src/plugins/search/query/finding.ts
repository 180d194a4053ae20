/** Finds the sections that match a query. Words can be in the section itself or elsewhere on its page. */
import type { SearchNamesFile } from '../search-data.ts';
import type { ParsedQuery } from './parse-query.ts';
import { type Found, HITS_PER_PAGE } from './ranking/diversify.ts';
import type { NamingWord } from './ranking/section-names.ts';
import type { TermScores } from './term-scores.ts';

/** If fewer pages than this contain all words, pages with most of the words are found, too. */
const ENOUGH = 4;
/** The share of the words that those pages must contain. */
const QUORUM = 0.5;
/** The weight of a word that's elsewhere on the page. */
const PAGE_SHARE = 0.5;

export interface Finding {
  found: Found[];
  words: readonly NamingWord[];
  /** Terms in the index that match the typed words or their synonyms. */
  terms: ReadonlySet<string>;
  synonyms: ReadonlySet<string>;
}

export type Find = (query: ParsedQuery) => Finding;

/**
 * Returns a function that finds sections that contain all words of a query, or most of the words if few guides
 * contain all.
 */
export function createFinding({ pages, sections }: SearchNamesFile, termScores: TermScores): Find {
  const pageOf = Uint32Array.from(sections, ([page]) => page);
  const isReference = pages.map((page) => page.isReference === 1);
  const bestOfPage = new Float32Array(pages.length);

  return ({ words }) => {
    const lists = words.map((alternatives) => termScores.of(alternatives));
    const score = new Float32Array(sections.length);
    const share = new Float32Array(sections.length);
    const count = new Uint8Array(sections.length);
    for (const { scores } of lists) {
      bestOfPage.fill(0);
      for (let id = 0; id < scores.length; id += 1) {
        const page = pageOf[id] as number;
        bestOfPage[page] = Math.max(bestOfPage[page] as number, scores[id] as number);
      }
      for (let id = 0; id < scores.length; id += 1) {
        const own = scores[id] as number;
        const best = bestOfPage[pageOf[id] as number] as number;
        if (best === 0) continue;
        score[id] = (score[id] as number) + own + PAGE_SHARE * best;
        share[id] = (share[id] as number) + (own > 0 ? 1 : PAGE_SHARE) / words.length;
        if (own > 0) count[id] = (count[id] as number) + 1;
      }
    }
    const all: Found[] = [];
    const some: Found[] = [];
    let guides = 0;
    for (let id = 0; id < sections.length; id += 1) {
      const isAll = count[id] === words.length && words.length > 0;
      const own = share[id] as number;
      if (own < QUORUM && !isAll) continue;
      if (isAll) {
        all.push({ id, score: score[id] as number });
        if (!isReference[pageOf[id] as number]) guides += 1;
      } else some.push({ id, score: (score[id] as number) * own ** 3 });
    }
    const isEnough = guides >= ENOUGH * HITS_PER_PAGE;
    return {
      found: isEnough ? all : [...all, ...some],
      words: lists.map(({ isNamed }, word) => ({ alternatives: words[word] ?? [], isNamed })),
      terms: new Set(lists.flatMap(({ terms }) => terms)),
      synonyms: new Set(lists.flatMap(({ synonyms }) => synonyms)),
    };
  };
}
