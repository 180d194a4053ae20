/** Selects the part of a text that shows why search found it. */
import { type PlacedWord, type WordTerms, wordsOf } from '../tokenizer/search-tokens.ts';
import type { TextPart } from './search-types.ts';

const ELLIPSIS = '…';

interface WordMatch {
  /** The term that the word matches. */
  term: string;
  /**
   * How directly the word matches, as a position in the list of ways. Of all matches in a text, only those in the
   * most direct way are marked.
   */
  way: number;
}

export type WordMatcher = (word: WordTerms) => WordMatch | undefined;

/**
 * Returns a function that finds words that match these terms. Typed words take precedence over synonyms, and whole
 * words over parts of identifiers. The function caches its results, because texts repeat words.
 */
export function wordMatcher(
  typed: ReadonlySet<string>,
  synonyms: ReadonlySet<string>,
): WordMatcher {
  const ways = [wholeIn(typed), wholeIn(synonyms), partIn(typed), partIn(synonyms)];
  const known = new Map<string, WordMatch | undefined>();
  return (placed) => {
    const { word } = placed;
    const found = known.get(word);
    if (found !== undefined || known.has(word)) return found;
    const way = ways.findIndex((each) => each(placed) !== undefined);
    const term = ways[way]?.(placed);
    const match = term === undefined ? undefined : { term, way };
    known.set(word, match);
    return match;
  };
}

type MatchWord = (word: WordTerms) => string | undefined;

function wholeIn(terms: ReadonlySet<string>): MatchWord {
  return ({ parts, whole }) => {
    if (whole !== undefined && terms.has(whole)) return whole;
    return parts.length > 0 && parts.every((part) => terms.has(part)) ? parts[0] : undefined;
  };
}

function partIn(terms: ReadonlySet<string>): MatchWord {
  return ({ parts }) => parts.find((part) => terms.has(part));
}

/** Returns the text with its matching words marked. */
export function marked(text: string, matcher: WordMatcher): TextPart[] {
  return cut(text, matchesIn(wordsOf(text), matcher), 0, text.length);
}

/**
 * Returns an excerpt of `count` words that contains as many different terms as possible, as close together as
 * possible. If nothing matches, returns the beginning of the text.
 */
export function excerptOf(
  text: string,
  words: readonly PlacedWord[],
  matcher: WordMatcher,
  count: number,
): TextPart[] {
  if (words.length === 0) return [];
  const matches = matchesIn(words, matcher);
  const first = Math.max(0, bestStart(matches, count) - 3);
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const after = words[first + count];
  const to = after === undefined ? text.length : after.start;
  const parts = cut(text, matches, from, to);
  if (from > 0) parts.unshift({ text: ELLIPSIS, isMatch: false });
  if (to < text.length) {
    const last = parts.pop();
    const end = last?.text.trimEnd() ?? '';
    if (last) parts.push({ ...last, text: end });
    // After a complete sentence, there's no need for an ellipsis.
    if (!/[.!?]$/.test(end)) parts.push({ text: ELLIPSIS, isMatch: false });
  }
  return parts;
}

interface Match {
  /** The word's number. */
  index: number;
  start: number;
  end: number;
  term: string;
}

/** Returns the words that match in the most direct way that occurs in the text. */
function matchesIn(words: readonly PlacedWord[], matcher: WordMatcher): Match[] {
  let matches: Match[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (let index = 0; index < words.length; index += 1) {
    const placed = words[index] as PlacedWord;
    const match = matcher(placed);
    if (match === undefined || match.way > best) continue;
    if (match.way < best) matches = [];
    best = match.way;
    const { start, word } = placed;
    matches.push({ index, start, end: start + word.length, term: match.term });
  }
  return matches;
}

/** Returns where the best excerpt of `count` words starts, as a word number. */
function bestStart(matches: readonly Match[], count: number): number {
  let best = { start: 0, worth: 0 };
  for (const [position, { index }] of matches.entries()) {
    const different = new Set<string>();
    let end = position;
    for (; (matches[end]?.index ?? Number.POSITIVE_INFINITY) < index + count; end += 1) {
      different.add(matches[end]?.term ?? '');
    }
    const worth = different.size * 100 + end - position;
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
