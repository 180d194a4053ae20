/**
 * Encodes lists of sections as text. They say which sections contain a term, and how much the term counts in each
 * one. The distance to the next section usually takes one character, so the index is small and fast to read.
 */
import type { PostingsText } from '../search-data.ts';

/** Characters that JSON doesn't have to escape. A space ends a list. */
const DIGITS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((digit) => digit !== '"' && digit !== '\\')
  .join('');
const END = ' ';
/** Distances below this take one character, and larger ones take two. */
const SHORT = 80;
/** The digit that skips this many sections without adding one. */
const LEAP_DIGIT = DIGITS.length - 1;
const LEAP = 1000;

/**
 * Scores are rounded to powers of this ratio. A finer scale would make the index larger, but not improve the order
 * of results.
 */
const RATIO = 1.4;
const SMALLEST = 0.02;

/** Decoded postings. Those of term `t` are at `starts[t]` to `starts[t + 1]`. */
export interface Postings {
  starts: Uint32Array;
  sections: Uint32Array;
  scores: Float32Array;
}

/** A term's sections in order, and the score of each one. */
export interface PostingList {
  sections: Iterable<number>;
  scores: Iterable<number>;
}

/** Encodes one list per term. */
export function encodePostings(lists: Iterable<PostingList>): PostingsText {
  const steps = createText();
  const scores = createText();
  for (const list of lists) {
    let last = -1;
    for (const section of list.sections) {
      addStep(steps, section - last - 1);
      last = section;
    }
    for (const score of list.scores) scores.add(CODES[levelOf(score)]);
    steps.add(END.charCodeAt(0));
  }
  return { steps: steps.read(), scores: scores.read() };
}

/** Character codes of the digits. */
const CODES = Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0));

interface Text {
  /** Appends the ASCII character with this code. */
  add(code: number | undefined): void;
  read(): string;
}

/**
 * Returns a text buffer that can grow. Appending to a string one character at a time would take 32 bytes per
 * character.
 */
function createText(): Text {
  let bytes = new Uint8Array(1024);
  let length = 0;
  return {
    add(code = 0) {
      if (length === bytes.length) bytes = doubled(bytes);
      bytes[length] = code;
      length += 1;
    },
    read: () => new TextDecoder().decode(bytes.subarray(0, length)),
  };
}

/** Returns a copy with twice the capacity. */
export function doubled<Numbers extends Uint8Array | Uint32Array | Float32Array>(
  numbers: Numbers,
): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** Decodes text from `encodePostings`. */
export function decodePostings({ steps, scores }: PostingsText, terms: number): Postings {
  const result: Postings = {
    starts: new Uint32Array(terms + 1),
    sections: new Uint32Array(scores.length),
    scores: Float32Array.from(scores, (digit) => SCORES[DIGITS.indexOf(digit)] ?? 0),
  };
  let count = 0;
  let term = 0;
  let section = -1;
  for (let at = 0; at < steps.length; at += 1) {
    const digit = valueAt(steps, at);
    if (digit === END_VALUE) {
      term += 1;
      result.starts[term] = count;
      section = -1;
    } else if (digit === LEAP_DIGIT) {
      section += LEAP;
    } else {
      section += 1 + digit;
      if (digit >= SHORT) {
        at += 1;
        section += (digit - SHORT) * (DIGITS.length - 1) + valueAt(steps, at);
      }
      result.sections[count] = section;
      count += 1;
    }
  }
  return result;
}

const END_VALUE = 255;
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = DIGITS.indexOf(String.fromCharCode(code));
  return value === -1 ? END_VALUE : value;
});
const SCORES = Float32Array.from(DIGITS, (_, level) => SMALLEST * RATIO ** level);

function addStep(text: Text, step: number): void {
  let rest = step;
  for (; rest >= LEAP; rest -= LEAP) text.add(CODES[LEAP_DIGIT]);
  if (rest >= SHORT) {
    rest -= SHORT;
    text.add(CODES[SHORT + Math.floor(rest / DIGITS.length)]);
    rest %= DIGITS.length;
  }
  text.add(CODES[rest]);
}

function valueAt(text: string, at: number): number {
  return VALUES[text.charCodeAt(at)] ?? END_VALUE;
}

function levelOf(score: number): number {
  const level = Math.round(Math.log(score / SMALLEST) / Math.log(RATIO));
  return Math.min(Math.max(level, 0), DIGITS.length - 1);
}
