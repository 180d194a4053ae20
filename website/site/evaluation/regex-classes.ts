/** Character classes in RE2's syntax: escapes (`\d`, `\pL`, `\x41`) and brackets (`[a-z[:digit:]]`). */

/** A position in the pattern, and the flags that apply from there until the group ends. */
export interface Cursor {
  pattern: string;
  position: number;
  ignoreCase: boolean;
  multiline: boolean;
  dotAll: boolean;
}

/** True if the character is in the class. */
export type Test = (char: string) => boolean;

const PERL: Readonly<Record<string, RegExp>> = {
  d: /[0-9]/,
  w: /[0-9A-Za-z_]/,
  s: /[\t\n\f\r ]/,
};

const POSIX: Readonly<Record<string, RegExp>> = {
  alnum: /[0-9A-Za-z]/,
  alpha: /[A-Za-z]/,
  ascii: /[\0-\x7f]/,
  blank: /[\t ]/,
  cntrl: /[^ -\u{10ffff}]|\x7f/u,
  digit: /[0-9]/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[\t\n\v\f\r ]/,
  upper: /[A-Z]/,
  word: /[0-9A-Za-z_]/,
  xdigit: /[0-9A-Fa-f]/,
};

const CONTROLS: Readonly<Record<string, string>> = {
  a: '\x07',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Parses the text after a backslash outside of brackets. */
export function parseEscape(cursor: Cursor): Test {
  return parseNamedClass(cursor) ?? equals(parseCharacterEscape(cursor), cursor);
}

/** Parses the text after an opening bracket. */
export function parseClass(cursor: Cursor): Test {
  const isNegated = takeMatch(cursor, /^\^/) !== undefined;
  const tests: Test[] = [];
  // A bracket at the start is part of the class.
  while (tests.length === 0 || takeMatch(cursor, /^\]/) === undefined)
    tests.push(parseItem(cursor));
  return (char) => tests.some((test) => test(char)) !== isNegated;
}

function parseItem(cursor: Cursor): Test {
  const [, negation, name] = takeMatch(cursor, /^\[:(\^?)(\w+):\]/) ?? [];
  if (name !== undefined) return named(POSIX[name], negation === '^', cursor);
  const group = parseBackslash(cursor, parseNamedClass);
  if (group) return group;
  const first = parseCharacter(cursor);
  if (!takeMatch(cursor, /^-(?!\])/)) return equals(first, cursor);
  const last = parseCharacter(cursor);
  const [low, high] = [codeOf(first), codeOf(last)];
  if (low > high) throw new SyntaxError('The range ends before it starts');
  return folded((char) => codeOf(char) >= low && codeOf(char) <= high, cursor);
}

function parseCharacter(cursor: Cursor): string {
  const escaped = parseBackslash(cursor, parseCharacterEscape);
  if (escaped !== undefined) return escaped;
  const [char] = takeMatch(cursor, /^./su) ?? [];
  if (char === undefined) throw new SyntaxError("The character class isn't closed");
  return char;
}

/** Parses an escape including its backslash. If `read` doesn't recognize it, the cursor doesn't move. */
function parseBackslash<T>(cursor: Cursor, read: (cursor: Cursor) => T | undefined): T | undefined {
  if (takeMatch(cursor, /^\\/) === undefined) return undefined;
  const result = read(cursor);
  if (result === undefined) cursor.position -= 1;
  return result;
}

function parseNamedClass(cursor: Cursor): Test | undefined {
  const [, letter] = takeMatch(cursor, /^([dwsDWS])/) ?? [];
  if (letter !== undefined) {
    return named(PERL[letter.toLowerCase()], letter !== letter.toLowerCase(), cursor);
  }
  const [, kind, caret, long, short] = takeMatch(cursor, /^([pP])(?:\{(\^?)(\w+)\}|(\w))/) ?? [];
  const name = long ?? short;
  if (name === undefined) return undefined;
  return named(unicodeClass(name), (kind === 'P') !== (caret === '^'), cursor);
}

/** Returns a regular expression that matches a general category (`Lu`) or a script (`Greek`). */
function unicodeClass(name: string): RegExp {
  return new RegExp(name.length <= 2 ? `\\p{gc=${name}}` : `\\p{sc=${name}}`, 'u');
}

function parseCharacterEscape(cursor: Cursor): string {
  const [text = '', long, hexadecimal = long, octal, control = '', punctuation] =
    takeMatch(
      cursor,
      /^(?:x\{([\da-fA-F]{1,6})\}|x([\da-fA-F]{2})|(0[0-7]{0,2}|[1-7][0-7]{1,2})|([afnrtv])|([!-/:-@[-`{-~]))/,
    ) ?? [];
  if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
  if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
  const char = punctuation ?? CONTROLS[control];
  if (text === '' || char === undefined) throw new SyntaxError('RE2 has no such escape');
  return char;
}

function takeMatch(cursor: Cursor, pattern: RegExp): RegExpExecArray | undefined {
  const match = pattern.exec(cursor.pattern.slice(cursor.position));
  cursor.position += match?.[0].length ?? 0;
  return match ?? undefined;
}

function named(pattern: RegExp | undefined, isNegated: boolean, cursor: Cursor): Test {
  if (!pattern) throw new SyntaxError('RE2 has no such class');
  const test = folded((char) => pattern.test(char), cursor);
  return (char) => test(char) !== isNegated;
}

/** Returns a test for one character. */
export function equals(expected: string, cursor: Cursor): Test {
  return folded((char) => char === expected, cursor);
}

/** Ignores case if the cursor's flag is set. This happens before any negation: `(?i)[^a]` excludes `A`. */
function folded(test: Test, { ignoreCase }: Cursor): Test {
  if (!ignoreCase) return test;
  return (char) => test(char) || test(char.toLowerCase()) || test(char.toUpperCase());
}

function codeOf(char: string): number {
  return char.codePointAt(0) ?? 0;
}
