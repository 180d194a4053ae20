/** The piece of a text that shows why it was found. */
import { type PlacedWord, wordsOf } from '../../../shared/search-tokens.ts';
import type { TextPart } from '../search-types.ts';

const ELLIPSIS = '…';

/** The text with the words marked whose terms are among `terms`. */
export function marked(text: string, terms: ReadonlySet<string>): TextPart[] {
  return cut(text, matchesIn(wordsOf(text), terms), 0, text.length);
}

/**
 * The `count` words of the text with the most different terms in them, the closest together; its
 * beginning when it has none of the terms.
 */
export function excerptOf(
  text: string,
  words: readonly PlacedWord[],
  terms: ReadonlySet<string>,
  count: number,
): TextPart[] {
  if (words.length === 0) return [];
  const matches = matchesIn(words, terms);
  const first = Math.max(0, bestStart(matches, count) - 3);
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const after = words[first + count];
  const to = after === undefined ? text.length : after.start;
  const parts = cut(text, matches, from, to);
  if (from > 0) parts.unshift({ text: ELLIPSIS, isMatch: false });
  if (to < text.length) {
    const last = parts.pop();
    if (last) parts.push({ ...last, text: last.text.trimEnd() });
    parts.push({ text: ELLIPSIS, isMatch: false });
  }
  return parts;
}

interface Match {
  /** Number of the word. */
  index: number;
  start: number;
  end: number;
  term: string;
}

/**
 * Words that match. An identifier does when all of it is among the terms; where nothing does, a part
 * of one is enough.
 */
function matchesIn(words: readonly PlacedWord[], terms: ReadonlySet<string>): Match[] {
  const whole = matching(words, (word) => matchOfWhole(word, terms));
  if (whole.length > 0) return whole;
  return matching(words, ({ parts }) => parts.find((part) => terms.has(part)));
}

function matching(
  words: readonly PlacedWord[],
  match: (word: PlacedWord) => string | undefined,
): Match[] {
  return words.flatMap((placed, index) => {
    const term = match(placed);
    const { start, word } = placed;
    return term === undefined ? [] : [{ index, start, end: start + word.length, term }];
  });
}

function matchOfWhole({ parts, whole }: PlacedWord, terms: ReadonlySet<string>) {
  if (whole !== undefined && terms.has(whole)) return whole;
  return parts.length > 0 && parts.every((part) => terms.has(part)) ? parts[0] : undefined;
}

/** Number of the word that the best window of `count` words begins with. */
function bestStart(matches: readonly Match[], count: number): number {
  let best = { start: 0, worth: 0 };
  for (const [position, { index }] of matches.entries()) {
    const inside = matches
      .slice(position, position + count)
      .filter((it) => it.index < index + count);
    const different = new Set(inside.map(({ term }) => term)).size;
    const worth = different * 100 + inside.length;
    if (worth > best.worth) best = { start: index, worth };
  }
  return best.start;
}

function cut(text: string, matches: readonly Match[], from: number, to: number): TextPart[] {
  const parts: TextPart[] = [];
  let at = from;
  for (const { start, end } of matches) {
    if (start < from || start >= to) continue;
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMatch: false });
  return parts;
}
