/**
 * Matches regular expressions in RE2's syntax, as the `REGEX` operator does. A browser's own engine isn't suitable.
 * It accepts other patterns (lookarounds, backreferences), and a pattern in someone else's link could keep it busy
 * forever: https://github.com/google/re2/wiki/Syntax
 */
import { type Cursor, equals, parseClass, parseEscape, type Test } from './regex-classes.ts';

/** Returns where matches end if they start at one of the positions in `starts`. */
type Matcher = (input: Input, starts: ReadonlySet<number>) => ReadonlySet<number>;

interface Input {
  characters: readonly string[];
  /** Number of comparisons that remain before the search is given up. */
  budget: number;
}

/** RE2's own limit on counted repetition. */
const MAXIMUM_REPETITION = 1000;
const COMPARISONS = 500_000;
const IS_WORD = /^\w$/;

/**
 * Returns whether the text contains a match. If RE2 would reject the pattern, or if the search takes too long,
 * returns undefined.
 */
export function containsMatch(
  pattern: string,
  text: string,
  ignoreCase = false,
): boolean | undefined {
  const cursor = { pattern, position: 0, ignoreCase, multiline: false, dotAll: false };
  const input = { characters: [...text], budget: COMPARISONS };
  try {
    const match = parseAlternatives(cursor);
    if (cursor.position < pattern.length) return undefined;
    return match(input, new Set([...input.characters.keys(), input.characters.length])).size > 0;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function parseAlternatives(cursor: Cursor): Matcher {
  const alternatives = [parseSequence(cursor)];
  while (take(cursor, '|')) alternatives.push(parseSequence(cursor));
  return (input, starts) => new Set(alternatives.flatMap((match) => [...match(input, starts)]));
}

function parseSequence(cursor: Cursor): Matcher {
  const parts: Matcher[] = [];
  while (cursor.position < cursor.pattern.length && !'|)'.includes(peek(cursor))) {
    parts.push(parseRepetition(cursor));
  }
  return (input, starts) => parts.reduce((positions, match) => match(input, positions), starts);
}

function parseRepetition(cursor: Cursor): Matcher {
  if ('*+?'.includes(peek(cursor))) throw new SyntaxError('Nothing to repeat');
  const match = parseAtom(cursor);
  const range = parseCount(cursor);
  if (!range) return match;
  // Whether a repetition is lazy doesn't affect whether there's a match.
  take(cursor, '?');
  if (parseCount(cursor)) throw new SyntaxError('Repeated repetition');
  return (input, starts) => repeat(match, range, input, starts);
}

/** Parses `*`, `+`, `?`, `{2}`, `{2,}`, or `{2,4}`. Any other brace is an ordinary character. */
function parseCount(cursor: Cursor): readonly [minimum: number, maximum: number] | undefined {
  const [text, minimum = '', comma, maximum = ''] =
    /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(cursor.pattern.slice(cursor.position)) ?? [];
  if (text === undefined || (comma === '' && maximum !== '')) return undefined;
  cursor.position += text.length;
  if (text === '*') return [0, Number.POSITIVE_INFINITY];
  if (text === '+') return [1, Number.POSITIVE_INFINITY];
  if (text === '?') return [0, 1];
  const least = Number(minimum);
  const most = comma === '' ? least : maximum === '' ? Number.POSITIVE_INFINITY : Number(maximum);
  const isTooLarge =
    Math.max(least, most === Number.POSITIVE_INFINITY ? 0 : most) > MAXIMUM_REPETITION;
  if (isTooLarge || most < least) throw new SyntaxError('Invalid repetition');
  return [least, most];
}

function repeat(
  match: Matcher,
  [minimum, maximum]: readonly [number, number],
  input: Input,
  starts: ReadonlySet<number>,
): ReadonlySet<number> {
  let positions = starts;
  for (let count = 0; count < minimum && positions.size > 0; count++) {
    spend(input, positions);
    positions = match(input, positions);
  }
  const reached = new Set(positions);
  for (let count = minimum; count < maximum && positions.size > 0; count++) {
    spend(input, positions);
    positions = new Set([...match(input, positions)].filter((position) => !reached.has(position)));
    for (const position of positions) reached.add(position);
  }
  return reached;
}

function parseAtom(cursor: Cursor): Matcher {
  if (take(cursor, '(')) return parseGroup(cursor);
  if (take(cursor, '[')) return character(parseClass(cursor));
  if (take(cursor, '^')) return start(cursor.multiline);
  if (take(cursor, '$')) return end(cursor.multiline);
  if (take(cursor, '.')) {
    const { dotAll } = cursor;
    return character((char) => dotAll || char !== '\n');
  }
  if (take(cursor, '\\Q')) return parseQuoted(cursor);
  if (take(cursor, '\\A')) return start(false);
  if (take(cursor, '\\z')) return end(false);
  if (take(cursor, '\\b')) return assertion((before, after) => isWord(before) !== isWord(after));
  if (take(cursor, '\\B')) return assertion((before, after) => isWord(before) === isWord(after));
  if (take(cursor, '\\')) return character(parseEscape(cursor));
  return literal(cursor);
}

/** Parses what follows an opening parenthesis: a group, or flags for the rest of the enclosing group. */
function parseGroup(cursor: Cursor): Matcher {
  const before = { ...cursor };
  const rest = cursor.pattern.slice(cursor.position);
  const [name] = /^\?P?<\w+>/.exec(rest) ?? [];
  const [flags, on = '', off = '', close] = /^\?([imsU]*)(-[imsU]+)?([:)])/.exec(rest) ?? [];
  if (name === undefined && flags === undefined && rest.startsWith('?')) {
    throw new SyntaxError('RE2 has no such group');
  }
  cursor.position += (name ?? flags ?? '').length;
  for (const letter of on) setFlag(cursor, letter, true);
  for (const letter of off) setFlag(cursor, letter, false);
  if (close === ')') return (_, starts) => starts;
  const match = parseAlternatives(cursor);
  if (!take(cursor, ')')) throw new SyntaxError("The group isn't closed");
  Object.assign(cursor, { ...before, position: cursor.position });
  return match;
}

function setFlag(cursor: Cursor, letter: string, isOn: boolean): void {
  if (letter === 'i') cursor.ignoreCase = isOn;
  if (letter === 'm') cursor.multiline = isOn;
  if (letter === 's') cursor.dotAll = isOn;
}

function parseQuoted(cursor: Cursor): Matcher {
  const parts: Matcher[] = [];
  while (cursor.position < cursor.pattern.length && !take(cursor, '\\E'))
    parts.push(literal(cursor));
  return (input, starts) => parts.reduce((positions, match) => match(input, positions), starts);
}

function literal(cursor: Cursor): Matcher {
  const expected = String.fromCodePoint(cursor.pattern.codePointAt(cursor.position) ?? 0);
  cursor.position += expected.length;
  return character(equals(expected, cursor));
}

function character(test: Test): Matcher {
  return (input, starts) => {
    spend(input, starts);
    const ends = new Set<number>();
    for (const position of starts) {
      const char = input.characters[position];
      if (char !== undefined && test(char)) ends.add(position + 1);
    }
    return ends;
  };
}

function assertion(
  test: (before: string | undefined, after: string | undefined) => boolean,
): Matcher {
  return (input, starts) => {
    spend(input, starts);
    const { characters } = input;
    return new Set([...starts].filter((at) => test(characters[at - 1], characters[at])));
  };
}

/** Counts a step of the search, which costs one comparison per position. */
function spend(input: Input, positions: ReadonlySet<number>): void {
  input.budget -= 1 + positions.size;
  if (input.budget < 0) throw new RangeError('The search takes too long');
}

function start(isAtLines: boolean): Matcher {
  return assertion((before) => before === undefined || (isAtLines && before === '\n'));
}

function end(isAtLines: boolean): Matcher {
  return assertion((_, after) => after === undefined || (isAtLines && after === '\n'));
}

function isWord(char: string | undefined): boolean {
  return char !== undefined && IS_WORD.test(char);
}

function peek(cursor: Cursor): string {
  return cursor.pattern.charAt(cursor.position);
}

/** If the text is at the cursor, advances the cursor past it. */
function take(cursor: Cursor, text: string): boolean {
  if (!cursor.pattern.startsWith(text, cursor.position)) return false;
  cursor.position += text.length;
  return true;
}
