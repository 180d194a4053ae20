/** Finds the targets of references. */
import type { Place } from '../../../../core/plugin-api.ts';
import type { Kind } from '../document/grammar.ts';
import type { JsonValue, Path } from '../document/json.ts';
import { keysOf, pointerOf, valueAt } from '../document/pointer.ts';
import type { SourceFile } from '../files/source-files.ts';
import type { Bundling, Found } from './bundling.ts';
import { namesOfSchemas } from './named-schemas.ts';
import { refTarget, type Unresolved } from './references.ts';

/** Returns a reference's target. If there's none, records the reference as unresolved. */
export function findReferred(
  bundling: Bundling,
  from: SourceFile,
  ref: string,
  kind: Kind,
  path: Path,
): Found | undefined {
  const named = kind === 'Schema' ? findNamed(bundling, from, ref) : undefined;
  if (named !== undefined) return named;
  const target = refTarget(ref, from.file);
  const source = target.file === undefined ? undefined : bundling.sources.get(target.file);
  const { keys } = target;
  if (source !== undefined && keys !== undefined) {
    const value = valueAt(source.value, keys) ?? hoistedValue(bundling, source, keys);
    if (value !== undefined) return { source, keys, value };
  }
  const isMapping = path.at(-2) === 'mapping' && path.at(-3) === 'discriminator';
  noteUnresolved(bundling, { ref, kind, target, isMapping, place: from.locate(path) });
  return undefined;
}

/** Finds a schema by its `$anchor`, `$dynamicAnchor`, or `$id`. */
function findNamed(bundling: Bundling, from: SourceFile, ref: string): Found | undefined {
  const [address = '', fragment = ''] = ref.split('#', 2);
  if (fragment.startsWith('/')) return undefined;
  const { file } = refTarget(ref, from.file);
  for (const source of bundling.sources.values()) {
    if (address === '' ? source !== from : file !== undefined && source.file !== file) continue;
    const name = fragment !== '' && source.file === file ? `#${fragment}` : ref;
    const known = bundling.anchors.get(source.file) ?? namesOfSchemas(source.value);
    bundling.anchors.set(source.file, known);
    const pointer = known.get(name);
    if (pointer === undefined) continue;
    const keys = keysOf(pointer);
    const value = valueAt(source.value, keys);
    if (value !== undefined) return { source, keys, value };
  }
  return undefined;
}

/** Finds a new component that isn't in the document yet. References inside inlined values can point to one. */
function hoistedValue(
  { main, components }: Bundling,
  source: SourceFile,
  keys: readonly string[],
): JsonValue | undefined {
  return source === main ? components.get(pointerOf(keys))?.value : undefined;
}

function noteUnresolved(
  { unresolved, faultOf }: Bundling,
  { place, ...reference }: Omit<Unresolved, 'places' | 'fault'> & { place: Place },
): void {
  const { ref, target } = reference;
  const key = `${target.file ?? ref}#${target.keys === undefined ? ref : pointerOf(target.keys)}`;
  const known = unresolved.get(key);
  if (known !== undefined) {
    known.places.push(place);
    known.isMapping &&= reference.isMapping;
  } else {
    const fault = target.file === undefined ? undefined : faultOf(target.file);
    unresolved.set(key, { ...reference, fault, places: [place] });
  }
}
