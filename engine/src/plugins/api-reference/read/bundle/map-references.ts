/** Expands references that replace a whole map: `schemas: { $ref: './schemas.yaml' }`. */
import { type Kind, mapsOf, rewrite } from '../document/grammar.ts';
import { isJsonObject, type JsonObject, type JsonValue, setOwn } from '../document/json.ts';
import { escapeKey, pointerOf, valueAt } from '../document/pointer.ts';
import type { SourceFile } from '../files/source-files.ts';
import { refTarget } from './references.ts';

type Sources = ReadonlyMap<string, SourceFile>;

/**
 * Replaces each map that is a single reference with a map that refers to each member. Returns the resulting file.
 */
export function withMaps(main: SourceFile, sources: Sources): SourceFile {
  const value = rewrite(main.value, 'Document', (each, kind) =>
    mapsWrittenOut(each, kind, main.file, sources),
  );
  return value === main.value ? main : { ...main, value };
}

/**
 * Returns an object with its map references expanded. References without a target stay, and later checks report
 * them.
 */
export function mapsWrittenOut(
  value: JsonObject,
  kind: Kind,
  file: string,
  sources: Sources,
): JsonObject {
  let result = value;
  for (const key of mapsOf(kind)) {
    const map = Object.hasOwn(value, key) ? value[key] : undefined;
    // If `$ref` is an object, it's a property named "$ref" and not a reference.
    if (!isJsonObject(map) || typeof map.$ref !== 'string') continue;
    const { $ref, ...own } = map;
    const members = membersOf($ref, file, sources);
    if (members !== undefined) result = { ...result, [key]: { ...members, ...own } };
  }
  return result;
}

function membersOf(ref: string, from: string, sources: Sources): JsonObject | undefined {
  const { file, keys } = refTarget(ref, from);
  const source = file === undefined ? undefined : sources.get(file);
  const value = source && keys && valueAt(source.value, keys);
  if (!isJsonObject(value) || keys === undefined) return undefined;
  const [address = ''] = ref.split('#', 1);
  const members: Record<string, JsonValue> = {};
  for (const name of Object.keys(value)) {
    const pointer = encodeURI(`${pointerOf(keys)}/${escapeKey(name)}`);
    setOwn<JsonValue>(members, name, { $ref: `${address}#${pointer}` });
  }
  return members;
}
