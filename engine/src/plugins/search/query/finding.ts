/** Which sections answer a query, by the words they and their pages have. */
import type { SearchNamesFile } from '../search-data.ts';
import type { ParsedQuery } from './parse-query.ts';
import { type Found, HITS_PER_PAGE } from './ranking/diversify.ts';
import type { NamingWord } from './ranking/section-names.ts';
import type { TermScores } from './term-scores.ts';

/** Below that many pages with all words, those with most of them are of interest, too. */
const ENOUGH = 4;
/** Share of the words that a section must have then. */
const QUORUM = 0.5;
/** Weight of a word that stands elsewhere in the page. */
const PAGE_SHARE = 0.5;

export interface Finding {
  found: Found[];
  words: readonly NamingWord[];
  /** Terms of the index that answer for what was typed, and for words of the same meaning. */
  terms: ReadonlySet<string>;
  synonyms: ReadonlySet<string>;
}

export type Find = (query: ParsedQuery) => Finding;

/** Returns what finds sections with all words of a query; where guides are few, also those with most. */
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
