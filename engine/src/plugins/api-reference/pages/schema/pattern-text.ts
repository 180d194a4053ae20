/**
 * Generates text that matches a regular expression. Supports characters, classes, groups, alternatives, and
 * quantifiers. Uses the first alternative and as few repetitions as possible.
 */

import type { RegExpLike } from 'ajv/dist/types/index.js';
import { PATTERN_LIMITS } from '../../limits.ts';
import { linearRegExp } from '../../linear-reg-exp.ts';

interface Reader {
  pattern: string;
  at: number;
  /** Number of extra repetitions for quantifiers without an upper limit. */
  more: number;
  /** Number of groups that enclose the current position. */
  levels: number;
}

/** The maximum number of repetitions. A pattern's quantifiers can be arbitrarily large. */
const MAXIMUM_COUNT = 64;
const CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries({ d: '1', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', n: '\n', t: '\t', r: '\r' }),
);
/** Characters to prefer if a class allows them. */
const READABLE = 'aA1-_ .~/:@#+';

/**
 * Returns text of at least `minimum` characters that matches the pattern. If the pattern isn't supported or the
 * text would exceed a limit, returns `undefined`. Nested groups multiply: `((a{64}){64}){64}` needs 262,144
 * characters.
 */
export function patternText(pattern: string, minimum = 0): string | undefined {
  if (pattern.length > PATTERN_LIMITS.characters) return undefined;
  let test: RegExpLike;
  try {
    test = linearRegExp(pattern);
  } catch {
    return undefined;
  }
  for (const more of [0, 1, Math.max(2, minimum)]) {
    const reader = { pattern, at: 0, more, levels: 0 };
    const text = alternatives(reader);
    const isWhole = reader.at === pattern.length && text !== undefined;
    if (isWhole && text.length >= minimum && test.test(text)) return text;
  }
  return undefined;
}

function alternatives(reader: Reader): string | undefined {
  const first = sequence(reader);
  while (reader.pattern[reader.at] === '|') {
    reader.at += 1;
    if (sequence(reader) === undefined) return undefined;
  }
  return first;
}

function sequence(reader: Reader): string | undefined {
  let text = '';
  while (reader.at < reader.pattern.length && !'|)'.includes(reader.pattern[reader.at] ?? '')) {
    const part = atom(reader);
    if (part === undefined) return undefined;
    const times = count(reader);
    if (text.length + part.length * times > PATTERN_LIMITS.text) return undefined;
    text += part.repeat(times);
  }
  return text;
}

function atom(reader: Reader): string | undefined {
  const character = reader.pattern[reader.at] ?? '';
  reader.at += 1;
  if (character === '^' || character === '$') return '';
  if (character === '.') return 'a';
  if (character === '[') return characterClass(reader);
  if (character === '\\') return escaped(reader);
  if (character !== '(') return character;
  const group = /^\?(?:(?::|<\w+>)|.)/.exec(reader.pattern.slice(reader.at))?.[0] ?? '';
  // Lookaheads and lookbehinds only restrict other parts of the pattern.
  if (group !== '' && group !== '?:' && !group.endsWith('>')) return undefined;
  reader.at += group.length;
  reader.levels += 1;
  const inner = reader.levels > PATTERN_LIMITS.levels ? undefined : alternatives(reader);
  reader.levels -= 1;
  reader.at += 1;
  return inner;
}

function escaped(reader: Reader): string | undefined {
  const name = reader.pattern[reader.at] ?? '';
  reader.at += 1;
  if (name === 'b' || name === 'B') return '';
  return CLASSES.get(name) ?? (/[A-Za-z1-9]/.test(name) ? undefined : name);
}

function characterClass(reader: Reader): string | undefined {
  const source = /^(?:\\.|[^\]\\])+\]/s.exec(reader.pattern.slice(reader.at))?.[0];
  if (source === undefined) return undefined;
  reader.at += source.length;
  const test = new RegExp(`[${source}`);
  const ascii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
  return [...READABLE, ...ascii].find((character) => test.test(character));
}

function count(reader: Reader): number {
  const rest = reader.pattern.slice(reader.at);
  const [whole = '', least, comma, most] = /^(?:\{(\d+)(?:(,)(\d*))?\}|[*+?])\??/.exec(rest) ?? [];
  reader.at += whole.length;
  if (whole === '') return 1;
  const from = Number(least ?? (whole.startsWith('+') ? 1 : 0));
  const isOpen = least === undefined ? !whole.startsWith('?') : comma !== undefined;
  const to = most ? Number(most) : MAXIMUM_COUNT;
  return Math.min(isOpen ? Math.min(from + reader.more, to) : from, MAXIMUM_COUNT);
}
