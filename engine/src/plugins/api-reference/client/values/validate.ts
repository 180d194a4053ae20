/**
 * Checks whether a value matches its schema, and describes mismatches with their places. It's deliberately
 * small. It generates no code, which the security policy forbids, and allows everything that it doesn't
 * support.
 */

import type { ConsoleSchema } from '../../shared/console-data.ts';
import * as texts from '../../texts/console-checks.ts';
import { doubt, type Mismatch, type Place, type Rules, type Verdict, wrong } from './mismatch.ts';
import { checkNumber, checkText } from './validate-scalars.ts';

type Values = Readonly<Record<string, unknown>>;

/** Maximum nesting depth. Only the server checks deeper levels. */
const MAXIMUM_DEPTH = 60;

/** Returns everything that keeps `value` from matching. */
export function mismatches(
  value: unknown,
  schema: ConsoleSchema,
  rules: Rules,
  path = '',
): Mismatch[] {
  return verdict(value, schema, { ...rules, path, depth: 0, known: new WeakMap() }).found;
}

function check(value: unknown, schema: ConsoleSchema, place: Place): Mismatch[] {
  const { found, doubts } = verdict(value, schema, place);
  place.doubts.any ||= doubts.any;
  return found;
}

function verdict(value: unknown, schema: ConsoleSchema, place: Omit<Place, 'doubts'>): Verdict {
  const known = place.known.get(schema) ?? new Map<string, Verdict>();
  place.known.set(schema, known);
  const earlier = known.get(place.path);
  if (earlier !== undefined) return earlier;
  // A schema that refers to itself for the same value adds no information.
  known.set(place.path, { found: [], doubts: { any: true } });
  const doubts = { any: false };
  const result = { found: checkAnew(value, schema, { ...place, doubts }), doubts };
  known.set(place.path, result);
  return result;
}

function checkAnew(value: unknown, schema: ConsoleSchema, place: Place): Mismatch[] {
  if (place.depth > MAXIMUM_DEPTH) return doubt(place);
  const inner = { ...place, depth: place.depth + 1 };
  const typeError = checkType(value, schema, place);
  if (typeError.length > 0) return typeError;
  return [
    ...checkAllowed(value, schema, place),
    ...(typeof value === 'string' ? checkText(value, schema, place) : []),
    ...(typeof value === 'number' ? checkNumber(value, schema, place) : []),
    ...(Array.isArray(value) ? checkList(value, schema, inner) : []),
    ...(isObject(value) ? checkObject(value, schema, inner) : []),
    ...checkReferred(value, schema, inner),
  ];
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkType(value: unknown, { type }: ConsoleSchema, place: Place): Mismatch[] {
  if (type === undefined || type.length === 0) return [];
  if (type.some((each) => hasType(value, each))) return [];
  return wrong(place, texts.otherType(type));
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  return type === 'object' ? isObject(value) : typeof value === type;
}

function checkAllowed(value: unknown, schema: ConsoleSchema, place: Place): Mismatch[] {
  if ('const' in schema && !isSame(value, schema.const)) {
    return wrong(place, texts.otherValue(JSON.stringify(schema.const)));
  }
  if (schema.enum === undefined || schema.enum.some((each) => isSame(value, each))) return [];
  const values = schema.enum.map((each) => JSON.stringify(each));
  return wrong(place, texts.noneOf(values.join(', ')));
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function checkList(value: readonly unknown[], schema: ConsoleSchema, place: Place): Mismatch[] {
  const { items, prefixItems = [], minItems, maxItems, uniqueItems } = schema;
  const found: Mismatch[] = [];
  if (minItems !== undefined && value.length < minItems) {
    found.push(...wrong(place, texts.tooFewItems(minItems)));
  }
  if (maxItems !== undefined && value.length > maxItems) {
    found.push(...wrong(place, texts.tooManyItems(maxItems)));
  }
  if (
    uniqueItems === true &&
    new Set(value.map((each) => JSON.stringify(each))).size < value.length
  ) {
    found.push(...wrong(place, texts.repeatedItem));
  }
  for (const [index, item] of value.entries()) {
    const own = prefixItems[index] ?? items;
    const at = { ...place, path: `${place.path}[${index}]` };
    if (own === false) found.push(...wrong(at, texts.itemTooMany));
    else if (typeof own === 'object') found.push(...check(item, own, at));
  }
  return found;
}

function checkObject(value: Values, schema: ConsoleSchema, place: Place): Mismatch[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const { minProperties, maxProperties } = schema;
  const at = (name: string) => ({ ...place, path: joined(place.path, name) });
  const found: Mismatch[] = [];
  for (const name of required) {
    if (Object.hasOwn(value, name) || isReadOnly(properties[name], place)) continue;
    found.push(...wrong(at(name), texts.isRequired));
  }
  for (const [name, each] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (own === false) found.push(...wrong(at(name), texts.unknownProperty));
    else if (typeof own === 'object') found.push(...check(each, own, at(name)));
  }
  const size = Object.keys(value).length;
  if (minProperties !== undefined && size < minProperties) {
    found.push(...wrong(place, texts.tooFewProperties(minProperties)));
  }
  if (maxProperties !== undefined && size > maxProperties) {
    found.push(...wrong(place, texts.tooManyProperties(maxProperties)));
  }
  return found;
}

/** Returns a path such as `a.b`. Names that aren't identifiers are in brackets. */
function joined(path: string, name: string): string {
  if (!/^[\w$-]+$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}

/** True if the server sets the value, so a request doesn't have to contain it. */
function isReadOnly(schema: ConsoleSchema | undefined, { schemas }: Place): boolean {
  if (schema?.readOnly === true) return true;
  return schema?.$ref !== undefined && schemas[schema.$ref]?.readOnly === true;
}

function checkReferred(value: unknown, schema: ConsoleSchema, place: Place): Mismatch[] {
  const { $ref, allOf = [], oneOf, anyOf, not } = schema;
  const target = $ref === undefined ? undefined : place.schemas[$ref];
  if ($ref !== undefined && target === undefined) doubt(place);
  const found = [...(target === undefined ? [] : [target]), ...allOf].flatMap((each) =>
    check(value, each, place),
  );
  if (anyOf !== undefined) found.push(...checkChoices(value, anyOf, place).found);
  if (oneOf !== undefined) found.push(...checkOneOf(value, oneOf, place));
  if (not !== undefined && checkChoices(value, [not], place).fitting.length > 0) {
    found.push(...wrong(place, texts.forbiddenForm));
  }
  return found;
}

function checkOneOf(value: unknown, choices: readonly ConsoleSchema[], place: Place): Mismatch[] {
  const { found, fitting } = checkChoices(value, choices, place);
  if (fitting.length < 2) return found;
  const names = fitting.map((index) => choices[index]?.$ref ?? texts.formNumber(index + 1));
  return wrong(place, texts.severalForms(choices.length, names));
}

/**
 * Returns the indexes of the choices that certainly match. If none matches, returns the mismatches of the
 * choice that's nearest to the value.
 */
function checkChoices(value: unknown, choices: readonly ConsoleSchema[], place: Place) {
  const fitting: number[] = [];
  let nearest: Mismatch[] | undefined;
  for (const [index, choice] of choices.entries()) {
    const { found, doubts } = verdict(value, choice, place);
    if (found.length === 0 && !doubts.any) fitting.push(index);
    place.doubts.any ||= doubts.any;
    if (nearest === undefined || rank(found) < rank(nearest)) nearest = found;
  }
  return { fitting, found: nearest ?? [] };
}

/** Ranks a mismatch of the whole value as more distant than a mismatch in a part. */
function rank(found: readonly Mismatch[]): number {
  if (found.length === 0) return Number.NEGATIVE_INFINITY;
  const shortest = Math.min(...found.map(({ path }) => path.length));
  return found.length - shortest * 100;
}
