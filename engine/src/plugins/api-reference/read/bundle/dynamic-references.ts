/**
 * Dynamic references of JSON Schema 2020-12. A generic schema leaves the meaning of `$dynamicRef: '#item'`
 * open, and a schema that refers to the generic schema binds the name:
 * https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.2
 */
import { posix } from 'node:path';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Path,
  setOwn,
} from '../document/json.ts';
import { memberOf, pointerOf } from '../document/pointer.ts';
import { VALUES } from './named-schemas.ts';
import { refTarget } from './references.ts';

/** A schema, identified by its file and its JSON pointer. */
interface Bound {
  file: string;
  pointer: string;
}

/** The targets of dynamic references, keyed by name. */
export type Bindings = ReadonlyMap<string, Bound>;

/** Returns the bindings that the schema at `path` adds for the schema that it refers to. */
export function bindingsOf(schema: JsonObject, file: string, path: Path): Bindings {
  const bindings = new Map<string, Bound>();
  const add = (value: JsonValue | undefined, at: Path) => {
    const anchor = memberOf(value, '$dynamicAnchor');
    if (typeof anchor === 'string') bindings.set(anchor, boundBy(value, file, at));
  };
  if (typeof schema.$ref !== 'string') return bindings;
  add(schema, path);
  const { $defs } = schema;
  if (!isJsonObject($defs)) return bindings;
  for (const [name, value] of Object.entries($defs)) add(value, [...path, '$defs', name]);
  return bindings;
}

/** Returns the schema itself or, if it's only an alias, the schema behind the alias. */
function boundBy(value: JsonValue | undefined, file: string, path: Path): Bound {
  const isName = isJsonObject(value) && Object.keys(value).length === 2;
  const ref = isName ? value.$ref : undefined;
  const target = typeof ref === 'string' ? refTarget(ref, file) : undefined;
  if (target?.file === undefined || target.keys === undefined) {
    return { file, pointer: pointerOf(path) };
  }
  return { file: target.file, pointer: pointerOf(target.keys) };
}

/** True if any part of a schema depends on the bindings. */
export function isGeneric(value: JsonValue, bindings: Bindings): boolean {
  if (Array.isArray(value)) return value.some((item) => isGeneric(item, bindings));
  if (!isJsonObject(value)) return false;
  if (boundTo(value, bindings) !== undefined) return true;
  return Object.entries(value).some(([key, item]) => !VALUES.has(key) && isGeneric(item, bindings));
}

function boundTo({ $dynamicRef }: JsonObject, bindings: Bindings): Bound | undefined {
  if (typeof $dynamicRef !== 'string') return undefined;
  return bindings.get($dynamicRef.slice($dynamicRef.indexOf('#') + 1));
}

/**
 * Returns a copy of a generic schema with its dynamic references replaced. References to other generic schemas
 * (see `isGenericRef`) pass the bindings on.
 */
export function specialized(
  value: JsonValue,
  bindings: Bindings,
  file: string,
  isGenericRef: (ref: string) => boolean,
): JsonValue {
  const change = (item: JsonValue): JsonValue => {
    if (Array.isArray(item)) return item.map(change);
    if (!isJsonObject(item)) return item;
    const bound = boundTo(item, bindings);
    if (bound !== undefined) {
      const { $dynamicRef, ...others } = item;
      return { ...others, $ref: refFrom(file, bound) };
    }
    const copy: Record<string, JsonValue> = {};
    for (const [key, each] of Object.entries(item)) {
      setOwn(copy, key, VALUES.has(key) ? each : change(each));
    }
    const { $ref } = item;
    if (typeof $ref === 'string' && isGenericRef($ref)) copy.$defs = passedOn(item, bindings, file);
    return copy;
  };
  return change(value);
}

/** Adds bindings to a schema's own `$defs`. They come last, because the outermost binding of a name wins. */
function passedOn({ $defs }: JsonObject, bindings: Bindings, file: string): JsonObject {
  const own = isJsonObject($defs) ? $defs : {};
  const bound = [...bindings].map(([$dynamicAnchor, each]) => {
    return [`bound ${$dynamicAnchor}`, { $dynamicAnchor, $ref: refFrom(file, each) }] as const;
  });
  return { ...own, ...Object.fromEntries(bound) };
}

function refFrom(file: string, bound: Bound): string {
  const address = bound.file === file ? '' : posix.relative(posix.dirname(file), bound.file);
  return `${encodeURI(address)}#${encodeURI(bound.pointer)}`;
}
