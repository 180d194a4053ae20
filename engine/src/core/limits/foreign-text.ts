/**
 * Finds Markdown that would take a compiler too much time or memory, before it's compiled. Everything is counted in one
 * pass. The counts are never lower than the compiler's, which is why code blocks count like other text.
 */
import { STRUCTURE_LIMITS, type TextLimits } from './limits.ts';

/**
 * Returns the limit that the text exceeds, worded as the end of a sentence about the text, or `undefined` if there's
 * none.
 */
export function excessOf(text: string, limits: TextLimits): string | undefined {
  // The length is checked first, because the other counts take too long for texts of any length.
  if (text.length > limits.characters) {
    return over('characters', text.length, limits.characters);
  }
  const { levels, word, cells, entities } = STRUCTURE_LIMITS;
  const lines = text.split(/\r\n?|\n/);
  const counts: readonly (readonly [unit: string, count: number, limit: number])[] = [
    ['characters of markup', text.split(MARKUP).length - 1, limits.markup],
    ['levels of nested quotations and lists', most(lines.map(markersOf)), levels],
    ['characters in one word', most(text.split(/\s+/).map(({ length }) => length)), word],
    ['table cells', cellsOf(lines), cells],
    ['character references × characters in a paragraph', costOfEntities(lines), entities],
  ];
  const exceeded = counts.find(([, count, limit]) => count > limit);
  return exceeded && over(...exceeded);
}

/** Describes which limit is exceeded, such as `has 41 levels, more than the limit of 40`. */
export function over(unit: string, count: number, limit: number): string {
  const [written, allowed] = [count, limit].map((number) => number.toLocaleString('en-US'));
  return `has ${written} ${unit}, more than the limit of ${allowed}`;
}

function most(counts: readonly number[]): number {
  return counts.reduce((one, other) => Math.max(one, other), 0);
}

/**
 * Matches every place where an element could begin: a tag, link, emphasis, code, table cell, URL, character reference,
 * or line.
 */
const MARKUP = /[<[*_`~|&@:\n]/;

/** Matches one marker of a quotation or list item, with the space before it. */
const MARKER = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/** Returns the number of nested blocks that a line opens. */
function markersOf(line: string): number {
  let count = 0;
  MARKER.lastIndex = 0;
  while (MARKER.test(line)) count += 1;
  return count;
}

const BLANK = /^[\s>]*$/;
/** Matches the line below a table's header (`|---|:-:|`) if it contains hyphens. */
const DELIMITER_ROW = /^[\s>|:-]*$/;

/**
 * Returns the number of table cells. Each row gets as many cells as its table's header.
 * @see https://github.github.com/gfm/#tables-extension-
 */
function cellsOf(lines: readonly string[]): number {
  let cells = 0;
  let columns = 0;
  for (const line of lines) {
    if (BLANK.test(line)) columns = 0;
    else if (line.includes('|') && line.includes('-') && DELIMITER_ROW.test(line)) {
      columns = Math.max(columns, line.split('|').length);
    }
    cells += columns;
  }
  return cells;
}

/**
 * Returns the sum over all paragraphs of their character references times their length. For each reference, the
 * compiler copies the rest of the text.
 */
function costOfEntities(lines: readonly string[]): number {
  let cost = 0;
  let entities = 0;
  let characters = 0;
  for (const line of [...lines, '']) {
    if (BLANK.test(line)) {
      cost += entities * characters;
      entities = 0;
      characters = 0;
    } else {
      entities += line.split('&').length - 1;
      characters += line.length + 1;
    }
  }
  return cost;
}
