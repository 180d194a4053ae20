/** The order of results, beyond how often a word occurs: what a reader most likely meant. */
import type { SearchIndexFile, SearchTextFile } from '../../../shared/search.ts';
import { namingOf, readOperation } from './operations.ts';
import { comparable, type ParsedQuery } from './parse-query.ts';

export interface Found {
  /** Number of the section. */
  id: number;
  score: number;
}

export interface RankedQuery {
  text: string;
  parsed: ParsedQuery;
  kind: string | undefined;
  texts: SearchTextFile;
}

/** Sections of one page beside each other say less than another page. */
export const HITS_PER_PAGE = 3;

/** How many of the best are looked at more closely. */
const CLOSER_LOOK = 40;

/** Operations are many and alike: without an identifier in the query guides come first. */
const REFERENCE_FACTOR = 0.1;

/** Score of what the query names. Others have at most a few hundred. */
const NAMED = 10_000;

const FACTORS = { sameTitle: 5, sameTerms: 3, sameHeading: 3, phrase: 1.3, phraseInText: 1.2 };

export interface Ranking {
  rank(found: readonly Found[], query: RankedQuery): readonly Found[];
}

/** Returns what ranks the sections of an index. */
export function createRanking({ pages, sections }: SearchIndexFile): Ranking {
  const firstOfPage = new Map<number, number>();
  for (const [id, [page, anchor]] of sections.entries()) {
    if (anchor === '' && !firstOfPage.has(page)) firstOfPage.set(page, id);
  }
  const operations = pages.flatMap(({ operation, kind }, page) => {
    const id = firstOfPage.get(page);
    return operation && id !== undefined ? [{ id, kind, read: readOperation(operation) }] : [];
  });
  const compared = new Map<string, string>();
  const termsOfHeading = (heading: string) => {
    const known = compared.get(heading) ?? comparable(heading);
    compared.set(heading, known);
    return known;
  };

  let lowered: { texts: SearchTextFile; known: Map<number, string> } | undefined;
  function lowerCase(texts: SearchTextFile, id: number): string {
    if (lowered?.texts !== texts) lowered = { texts, known: new Map() };
    const text = lowered.known.get(id) ?? texts[id]?.toLowerCase() ?? '';
    lowered.known.set(id, text);
    return text;
  }

  /** Operations that the query names, by operation id or address. */
  function named({ text, kind }: RankedQuery): Found[] {
    const naming = namingOf(text);
    return operations.flatMap(({ id, kind: own, read }) => {
      const worth = kind === undefined || kind === own ? naming(read) : 0;
      return worth === 0 ? [] : [{ id, score: NAMED * worth }];
    });
  }

  function look({ id, score }: Found, { text, parsed, texts }: RankedQuery): Found {
    const [page = 0, , ...headings] = sections[id] ?? [];
    const heading = headings.at(-1) ?? pages[page]?.title ?? '';
    const asked = text.trim().toLowerCase();
    const isGuide = headings.length === 0 && pages[page]?.isReference === undefined;
    let factor = 1;
    if (isSameText(heading, asked)) {
      factor *= isGuide ? FACTORS.sameTitle : FACTORS.sameHeading;
    } else if (parsed.terms !== '' && termsOfHeading(heading) === parsed.terms) {
      factor *= isGuide ? FACTORS.sameTerms : FACTORS.sameHeading;
    }
    if (parsed.words.length > 1) {
      if (` ${termsOfHeading(heading)} `.includes(` ${parsed.terms} `)) factor *= FACTORS.phrase;
      else if (lowerCase(texts, id).includes(asked)) factor *= FACTORS.phraseInText;
    }
    return { id, score: score * factor };
  }

  function rank(found: readonly Found[], query: RankedQuery): readonly Found[] {
    const isReference = (id: number) => pages[sections[id]?.[0] ?? -1]?.isReference === 1;
    const weighed = found.map((each) =>
      isReference(each.id) && !query.parsed.isIdentifier
        ? { ...each, score: each.score * REFERENCE_FACTOR }
        : each,
    );
    weighed.sort(byScore);
    const best = weighed.slice(0, CLOSER_LOOK).map((each) => look(each, query));
    const first = named(query);
    const names = new Set(first.map(({ id }) => id));
    const rest = [...best, ...weighed.slice(CLOSER_LOOK)].filter(({ id }) => !names.has(id));
    return fewOfEachPage([...first, ...rest].sort(byScore), sections);
  }

  return { rank };
}

function fewOfEachPage(ranked: readonly Found[], sections: SearchIndexFile['sections']): Found[] {
  const counts = new Map<number, number>();
  return ranked.filter(({ id }) => {
    const page = sections[id]?.[0] ?? -1;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= HITS_PER_PAGE;
  });
}

function isSameText(heading: string, asked: string): boolean {
  return heading.toLowerCase().replace(/[?!.]+$/, '') === asked.replace(/[?!.]+$/, '');
}

/** The earlier section first where nothing tells them apart, so that the order is always the same. */
function byScore(a: Found, b: Found): number {
  return b.score - a.score || a.id - b.id;
}
