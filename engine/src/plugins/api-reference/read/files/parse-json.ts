/**
 * A lossless JSON parser: integers beyond 2⁵³ stay exact, duplicate keys are reported, and every value's location
 * can be found.
 */
import { type JsonValue, type Path, setOwn } from '../document/json.ts';

/** The text isn't valid JSON. */
export class JsonSyntaxError extends Error {
  override name = 'JsonSyntaxError';
  constructor(
    message: string,
    /** Advice on how to fix the problem. */
    readonly remedy: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

interface Reader {
  readonly text: string;
  at: number;
  /**
   * Called for every value before it's read. The offset is the position of the value's key, or of the item in a
   * list.
   */
  readonly onValue?: (path: Path, offset: number) => void;
  readonly path: (string | number)[];
}

/** Nesting deeper than this is a mistake, and would overflow the stack when pages and downloads are written. */
export const maxDepth = 200;

/** The maximum number of digits in an integer. Reading or writing one takes quadratic time. */
export const maxDigits = 1000;

const space = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const plainString = /"([ !#-[\]-\uffff]*)"/y;
const escapedString = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** Parses JSON text. Throws a `JsonSyntaxError`. */
export function parseJson(text: string, onValue?: Reader['onValue']): JsonValue {
  const reader: Reader = { text, at: text.startsWith('\ufeff') ? 1 : 0, onValue, path: [] };
  const value = readValue(reader);
  skipSpace(reader);
  if (reader.at < text.length) {
    fail(
      reader,
      'has content after the end of the value',
      'Remove that content, or the bracket that closes too early',
    );
  }
  return value;
}

function readValue(reader: Reader): JsonValue {
  skipSpace(reader);
  switch (reader.text[reader.at]) {
    case '{':
      return readObject(reader);
    case '[':
      return readList(reader);
    case '"':
      return readString(reader);
    case 't':
    case 'f':
    case 'n':
      return readWord(reader);
    default:
      return readNumber(reader);
  }
}

function readObject(reader: Reader): JsonValue {
  const object: Record<string, JsonValue> = {};
  enter(reader);
  if (!closes(reader, '}')) {
    do {
      skipSpace(reader);
      const keyAt = reader.at;
      if (reader.text[keyAt] !== '"') failAtKey(reader);
      const key = readString(reader);
      if (Object.hasOwn(object, key)) {
        reader.at = keyAt;
        fail(reader, `has the key ${JSON.stringify(key)} twice`, 'Remove one of the two');
      }
      skipSpace(reader);
      if (reader.text[reader.at] !== ':') fail(reader, 'has no colon after a key', 'Add a colon');
      reader.at += 1;
      setOwn(object, key, readMember(reader, key, keyAt));
    } while (hasMoreItems(reader, '}'));
  }
  return object;
}

function readList(reader: Reader): JsonValue {
  const list: JsonValue[] = [];
  enter(reader);
  if (!closes(reader, ']')) {
    do {
      skipSpace(reader);
      list.push(readMember(reader, list.length, reader.at));
    } while (hasMoreItems(reader, ']'));
  }
  return list;
}

function readMember(reader: Reader, key: string | number, offset: number): JsonValue {
  reader.path.push(key);
  reader.onValue?.(reader.path, offset);
  const value = readValue(reader);
  reader.path.pop();
  return value;
}

function enter(reader: Reader): void {
  if (reader.path.length >= maxDepth) {
    fail(reader, `is nested deeper than ${maxDepth} levels`, 'Move inner schemas to components');
  }
  reader.at += 1;
}

function closes(reader: Reader, bracket: string): boolean {
  skipSpace(reader);
  if (reader.text[reader.at] !== bracket) return false;
  reader.at += 1;
  return true;
}

function hasMoreItems(reader: Reader, bracket: string): boolean {
  if (closes(reader, bracket)) return false;
  if (reader.text[reader.at] !== ',') {
    if (reader.at >= reader.text.length) {
      fail(reader, `ends without a closing ${bracket}`, 'Close all brackets');
    }
    const kind = bracket === '}' ? 'key' : 'item';
    fail(
      reader,
      'has no comma',
      `Add a comma before the next ${kind}, or ${bracket} after the last one`,
    );
  }
  reader.at += 1;
  const commaAt = reader.at - 1;
  skipSpace(reader);
  if (reader.text[reader.at] === bracket) {
    reader.at = commaAt;
    fail(reader, 'has a comma after the last item', 'Remove the comma');
  }
  return true;
}

function skipSpace(reader: Reader): void {
  space.lastIndex = reader.at;
  space.test(reader.text);
  reader.at = space.lastIndex;
}

function readString(reader: Reader): string {
  plainString.lastIndex = reader.at;
  const plain = plainString.exec(reader.text)?.[1];
  if (plain !== undefined) {
    reader.at = plainString.lastIndex;
    return plain;
  }
  escapedString.lastIndex = reader.at;
  const source = escapedString.exec(reader.text)?.[0];
  if (source === undefined) {
    const remedy =
      'Close it on the same line with ". Write line breaks as \\n, and backslashes as \\\\';
    return fail(
      reader,
      "has a string that isn't closed or that contains a character that must be escaped",
      remedy,
    );
  }
  reader.at = escapedString.lastIndex;
  return String(JSON.parse(source));
}

const words = { true: true, false: false, null: null } as const;

function readWord(reader: Reader): JsonValue {
  for (const [word, value] of Object.entries(words)) {
    if (!reader.text.startsWith(word, reader.at)) continue;
    reader.at += word.length;
    return value;
  }
  return failAtValue(reader);
}

function readNumber(reader: Reader): JsonValue {
  number.lastIndex = reader.at;
  const match = number.exec(reader.text);
  if (match === null) return failAtValue(reader);
  reader.at = number.lastIndex;
  const [source, fraction, exponent] = match;
  const value = Number(source);
  const isWhole = fraction === undefined && exponent === undefined;
  if (isWhole && source.length > maxDigits) {
    throw longNumber(reader.at - source.length);
  }
  return isWhole && !Number.isSafeInteger(value) ? BigInt(source) : value;
}

/** Returns the error for an integer with too many digits. */
export function longNumber(offset: number): JsonSyntaxError {
  const remedy = 'Shorten it, or make it a string in quotes';
  return new JsonSyntaxError(`has a number with more than ${maxDigits} digits`, remedy, offset);
}

function failAtKey(reader: Reader): never {
  const found = reader.text[reader.at];
  if (found === undefined) return fail(reader, 'ends without a closing }', 'Close all brackets');
  if (found === '/') return fail(reader, 'has a comment', "Remove it. JSON doesn't allow comments");
  return fail(reader, 'has a key without quotes', 'Put keys in double quotes');
}

function failAtValue(reader: Reader): never {
  const found = reader.text[reader.at];
  if (found === undefined) {
    return fail(
      reader,
      'ends where a value is expected',
      'Add the missing value, and close all brackets',
    );
  }
  if (found === '/') return fail(reader, 'has a comment', "Remove it. JSON doesn't allow comments");
  if (found === "'") return fail(reader, 'uses single quotes', 'Put strings in double quotes');
  return fail(reader, `has ${found} where a value is expected`, 'Put strings in double quotes');
}

function fail(reader: Reader, message: string, remedy: string): never {
  throw new JsonSyntaxError(message, remedy, reader.at);
}
