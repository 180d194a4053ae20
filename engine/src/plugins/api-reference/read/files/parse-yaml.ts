/** Parses YAML into JSON values. Integers stay exact, dates become strings, and every value's location is known. */
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { schemas } from '../../../../core/plugin-api.ts';
import { type JsonValue, type Path, setOwn } from '../document/json.ts';
import { JsonSyntaxError, longNumber, maxDepth, maxDigits } from './parse-json.ts';

const { yamlMistakes } = schemas;

/** Parses YAML text. Throws a `JsonSyntaxError`. */
export function parseYaml(text: string): JsonValue {
  const document = read(text);
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (error !== undefined) {
    // The parser is recursive, so deep nesting overflows the stack.
    if (error.message.includes('call stack')) throw tooDeep(error.pos[0]);
    if (error.code === 'MULTIPLE_DOCS') {
      const remedy = 'Keep one document, and put each of the others in its own file';
      throw new JsonSyntaxError(
        'contains multiple YAML documents, separated by ---',
        remedy,
        error.pos[0],
      );
    }
    const [first] = yamlMistakes(document, text);
    if (first !== undefined) {
      throw new JsonSyntaxError(`can't be read: ${first.message}`, first.remedy, first.offset);
    }
  }
  try {
    return plain(document.toJS({ maxAliasCount: 1000 }), 0);
  } catch (error) {
    if (error instanceof LongNumber) {
      throw longNumber(Math.max(0, text.search(new RegExp(`\\d{${maxDigits + 1}}`))));
    }
    if (error instanceof JsonSyntaxError) throw error;
    // The stack overflowed. No file written by hand is nested that deeply.
    if (error instanceof RangeError) throw tooDeep();
    const [message = ''] = error instanceof Error ? error.message.split('\n') : [];
    const remedy = 'Write out the values instead of using aliases (&name, *name)';
    throw new JsonSyntaxError(`can't be read: ${message}`, remedy, 0);
  }
}

/**
 * Returns a function that returns the position of a key or list item. If the text has no such item, returns its
 * closest parent's.
 */
export function locatingInYaml(text: string): (path: Path) => number {
  let document: Document.Parsed | undefined;
  return (path) => {
    document ??= read(text);
    return locate(document, path);
  };
}

/** Returns a function that returns a value's original text, such as `1.0` for the number 1. */
export function writtenInYaml(text: string): (path: Path) => string | undefined {
  let document: Document.Parsed | undefined;
  return (path) => {
    document ??= read(text);
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
}

function locate(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(key),
      );
      if (pair === undefined) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return offset;
}

function read(text: string): Document.Parsed {
  return parseDocument(text, {
    prettyErrors: false,
    intAsBigInt: true,
    stringKeys: true,
    merge: true,
  });
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node.range?.[0] ?? undefined) : undefined;
}

/** Thrown by code that can't tell where the number is. */
class LongNumber extends Error {}

const BEYOND = 10n ** BigInt(maxDigits);

function plain(value: unknown, depth: number): JsonValue {
  if (depth > maxDepth) {
    throw tooDeep();
  }
  if (typeof value === 'bigint') {
    if (value <= -BEYOND || value >= BEYOND) throw new LongNumber();
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : value;
  }
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
  if (typeof value === 'object' && value !== null) {
    const object: Record<string, JsonValue> = {};
    for (const [key, item] of Object.entries(value)) setOwn(object, key, plain(item, depth + 1));
    return object;
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return null;
}

function tooDeep(offset = 0): JsonSyntaxError {
  const remedy = 'Move inner schemas to components, and refer to them';
  return new JsonSyntaxError('is nested too deeply or endlessly', remedy, offset);
}
