/** Queries generated from the titles of all guides, as written and with typos. */
import type { SearchNamesFile } from '../../src/plugins/search/search-data.ts';
import type { GoldenQuery, GoldenSet } from './quality.ts';

/** Minimum length of a word for typos. A shorter word with a typo is often a different word. */
const SHORTEST = 5;

/** Returns every guide's title, as written and in lowercase, with the pages that have it. */
export function titleQueries(file: SearchNamesFile): GoldenSet {
  const titles = titlesOf(file);
  const lower = titles.map(([title, ...hrefs]): GoldenQuery => [title.toLowerCase(), ...hrefs]);
  return [...titles, ...lower];
}

function titlesOf({ pages }: SearchNamesFile): GoldenSet {
  const byTitle = new Map<string, string[]>();
  for (const { title, href, isReference } of pages) {
    if (isReference) continue;
    byTitle.set(title, [...(byTitle.get(title) ?? []), href]);
  }
  return [...byTitle].map(([title, hrefs]): GoldenQuery => [title, ...hrefs]);
}

/** Returns every title with a typo in its longest word: a letter that's missing, doubled, changed, or swapped. */
export function titleTypos(file: SearchNamesFile): GoldenSet {
  return titlesOf(file).flatMap(([title, ...hrefs], index): GoldenQuery[] => {
    const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '');
    if (longest.length < SHORTEST) return [];
    return slips(longest, index).map((slip) => [title.replace(longest, slip), ...hrefs]);
  });
}

/** Returns the four typos. Their position depends only on the number. */
function slips(word: string, number: number): string[] {
  const at = 1 + (number % (word.length - 2));
  const [before, letter = '', next = '', after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ];
  const other = letter === 'x' ? 'z' : 'x';
  const swapped = letter === next ? [] : [`${before}${next}${letter}${after}`];
  return [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${other}${next}${after}`,
    ...swapped,
  ];
}
