/**
 * Makes one document of a description and the files it refers to. Afterwards every `$ref` is
 * `#/components/<section>/<Name>` (Swagger 2.0: `#/definitions/<Name>`, …) and leads somewhere:
 * what stood in other files, or deep inside of the document, has become a component.
 */
import { REFERENCE_LIMITS } from '../../../../core/limits/limits.ts';
import type { Place, Problem } from '../../../../core/problems/problems.ts';
import { uniqueNames } from '../../../../shared/unique-names.ts';
import { type Kind, rewrite } from '../document/grammar.ts';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  jsonText,
  setOwn,
} from '../document/json.ts';
import { keysOf, memberOf, pointerOf, refTo, valueAt } from '../document/pointer.ts';
import type { Path } from '../files/parse-json.ts';
import type { SourceFile, SourceFiles } from '../files/source-files.ts';
import { bindingsOf, isGeneric, specialized } from './dynamic-references.ts';
import { mapsWrittenOut, withMaps } from './map-references.ts';
import { namesOfSchemas } from './named-schemas.ts';
import { isRef, readReferred } from './read-referred.ts';
import { nameOf, refTarget, sectionOf, type Unresolved, unresolvedProblem } from './references.ts';

export interface Bundled {
  source: SourceFile;
  problems: readonly Problem[];
}

/** The place that a value comes from. */
interface Origin {
  source: SourceFile;
  keys: readonly string[];
}

/** A component made of what stands elsewhere. */
interface Hoisted extends Origin {
  section: readonly string[];
  name: string;
  kind: Kind;
  value: JsonValue;
}

interface Bundling {
  main: SourceFile;
  sources: ReadonlyMap<string, SourceFile>;
  faultOf: SourceFiles['faultOf'];
  /** Pointers of the schemas that have a name of their own, by file. */
  anchors: Map<string, ReadonlyMap<string, string>>;
  /** By where they stand and what they are used as. */
  hoisted: Map<string, Hoisted>;
  /** The same by the pointers of the new components. */
  components: Map<string, Hoisted>;
  unresolved: Map<string, Unresolved>;
  /** Values that were written out in place, by their pointers in the main file. */
  inlined: Map<string, Origin>;
  /** References that are being written out in place, against endless repetition. */
  inlining: Set<string>;
  /** Characters that were written out in place. */
  written: number;
  /** By section of the components. */
  unusedNames: Map<string, (wanted: string) => string>;
}

/** Kinds without components: what they refer to is written out in place. */
const inlined: ReadonlySet<Kind> = new Set<Kind>(['PathItem', 'Operation', 'MediaType']);

/** Bundles a file with everything it refers to, read through `files`. */
export function bundle(written: SourceFile, files: SourceFiles): Bundled {
  const sources = readReferred(written, files);
  const main = withMaps(written, sources);
  const bundling: Bundling = {
    main,
    sources: new Map([...sources, [main.file, main]]),
    anchors: new Map(),
    faultOf: files.faultOf,
    hoisted: new Map(),
    components: new Map(),
    unresolved: new Map(),
    inlined: new Map(),
    inlining: new Set(),
    written: 0,
    unusedNames: new Map(),
  };
  const rewritten = rewrite(main.value, 'Document', referring(bundling, main));
  const document = isJsonObject(rewritten) ? { ...rewritten } : {};
  // The map grows while what was hoisted refers to more.
  for (const item of bundling.hoisted.values()) {
    const value = rewrite(item.value, item.kind, referring(bundling, item.source), item.keys);
    addComponent(document, item, value);
  }
  const problems = [
    ...[...sources.values()].flatMap(replacedProblem),
    ...[...bundling.unresolved.values()].map((one) => unresolvedProblem(one, main.value)),
    ...(bundling.written > REFERENCE_LIMITS.inlined ? [tooMuchWritten(main)] : []),
  ];
  const locate = locating(bundling);
  const { file, writtenAt } = main;
  return { source: { file, value: document, locate, writtenAt }, problems };
}

function tooMuchWritten({ file }: SourceFile): Problem {
  const limit = REFERENCE_LIMITS.inlined.toLocaleString('en-US');
  return {
    severity: 'error',
    place: { file },
    message: `References to path items, operations, and media types expand to more than ${limit} characters`,
    remedy: 'Reference schemas, parameters, and responses instead, because pages share them',
  };
}

/** Characters that even a short value counts as, because each reference takes time. */
const SMALLEST = 2_000;

const sizes = new WeakMap<object, number>();

/** Characters of a value as JSON, counted once: a thousand references can lead to it. */
function sizeOf(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 0;
  const size = sizes.get(value) ?? jsonText(value).length;
  sizes.set(value, size);
  return size;
}

/** One warning for all characters that were replaced in a file. */
function replacedProblem({ locate, replaced: [first, ...others] = [] }: SourceFile): Problem[] {
  if (first === undefined) return [];
  const more =
    others.length === 0 ? '' : `. Other texts and keys with this character: ${others.length}`;
  return [
    {
      severity: 'warning',
      place: locate(first),
      message: `#${pointerOf(first)} contains the character U+0000, which is replaced with U+FFFD (�)${more}`,
      remedy: 'Remove the character, or replace the text in an overlay',
    },
  ];
}

/** The change that turns every `$ref` of values from `source` into one to a component. */
function referring(bundling: Bundling, source: SourceFile) {
  const change = (value: JsonObject, kind: Kind, path: Path): JsonValue => {
    const whole = mapsWrittenOut(value, kind, source.file, bundling.sources);
    const mapped = kind === 'Schema' ? schemaReferences(bundling, source, whole, path) : whole;
    const { $ref, ...others } = mapped;
    if (typeof $ref !== 'string') return mapped;
    const found = find(bundling, source, $ref, kind, [...path, '$ref']);
    if (found === undefined) return others;
    if (!inlined.has(kind)) {
      const component =
        kind === 'Schema'
          ? boundRef(bundling, source, found, mapped, path)
          : componentRef(bundling, found, kind);
      return component === $ref ? mapped : { ...mapped, $ref: component };
    }
    if (source === bundling.main) bundling.inlined.set(pointerOf(path), found);
    return inline(bundling, found, kind, others);
  };
  return change;
}

/** The component that a schema refers to, with the dynamic references in it as the schema binds them. */
function boundRef(
  bundling: Bundling,
  from: SourceFile,
  found: Found,
  schema: JsonObject,
  path: Path,
): string {
  const { source, keys, value } = found;
  const bindings = bindingsOf(schema, from.file, path);
  if (bindings.size === 0 || !isGeneric(value, bindings)) {
    return componentRef(bundling, found, 'Schema');
  }
  bundling.written += Math.max(sizeOf(value), SMALLEST);
  if (bundling.written > REFERENCE_LIMITS.inlined) return componentRef(bundling, found, 'Schema');
  const bound = specialized(value, bindings, source.file, (ref) => {
    const inner = find(bundling, source, ref, 'Schema', keys);
    return inner !== undefined && isGeneric(inner.value, bindings);
  });
  const variant = JSON.stringify([...bindings]);
  return hoistedRef(bundling, { ...found, value: bound }, 'Schema', variant);
}

interface Found {
  source: SourceFile;
  keys: readonly string[];
  value: JsonValue;
}

function find(
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
  noteUnresolved(bundling, { ref, kind, target, place: from.locate(path) });
  return undefined;
}

/** A schema by its `$anchor`, `$dynamicAnchor`, or `$id`. */
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

/** References of values that were written out in place: they lead to components that the document does not have yet. */
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
  if (known !== undefined) known.places.push(place);
  else {
    const fault = target.file === undefined ? undefined : faultOf(target.file);
    unresolved.set(key, { ...reference, fault, places: [place] });
  }
}

/** `#/components/schemas/Name` for what was found; a new component unless it is one already. */
function componentRef(bundling: Bundling, { source, keys, value }: Found, kind: Kind): string {
  const section = sectionOf(kind, bundling.main.value) ?? ['components', 'schemas'];
  const isComponent =
    source === bundling.main &&
    keys.length === section.length + 1 &&
    section.every((key, index) => keys[index] === key);
  return isComponent ? refTo(keys) : hoistedRef(bundling, { source, keys, value }, kind);
}

/** The new component for a value, or for a variant of it. */
function hoistedRef(
  bundling: Bundling,
  { source, keys, value }: Found,
  kind: Kind,
  variant = '',
): string {
  const section = sectionOf(kind, bundling.main.value) ?? ['components', 'schemas'];
  const id = `${kind} ${source.file}#${pointerOf(keys)} ${variant}`;
  const known = bundling.hoisted.get(id);
  if (known !== undefined) return refTo([...section, known.name]);
  const name = freeName(bundling, section, nameOf(source.file, keys));
  const item = { section, name, kind, source, keys, value };
  bundling.hoisted.set(id, item);
  bundling.components.set(pointerOf([...section, name]), item);
  return refTo([...section, name]);
}

function freeName(bundling: Bundling, section: readonly string[], wanted: string): string {
  const { main, components, unusedNames } = bundling;
  const key = pointerOf(section);
  const isUsed = (name: string) => {
    const keys = [...section, name];
    return valueAt(main.value, keys) !== undefined || components.has(pointerOf(keys));
  };
  const unused = unusedNames.get(key) ?? uniqueNames(isUsed, { separator: '' });
  unusedNames.set(key, unused);
  return unused(wanted);
}

function inline(
  bundling: Bundling,
  { source, keys, value }: Found,
  kind: Kind,
  others: JsonObject,
): JsonValue {
  const id = `${source.file}#${pointerOf(keys)}`;
  if (bundling.inlining.has(id)) return others;
  bundling.written += Math.max(sizeOf(value), SMALLEST);
  if (bundling.written > REFERENCE_LIMITS.inlined) return others;
  bundling.inlining.add(id);
  const written = rewrite(value, kind, referring(bundling, source), keys);
  bundling.inlining.delete(id);
  return isJsonObject(written) ? { ...written, ...others } : others;
}

/** The references of a schema that are not a `$ref` as OpenAPI 3.0 has it. */
function schemaReferences(
  bundling: Bundling,
  source: SourceFile,
  schema: JsonObject,
  path: Path,
): JsonObject {
  const { $dynamicRef, ...others } = mapDiscriminator(bundling, source, schema, path);
  if ($dynamicRef === undefined) return others;
  // Which schema it means can depend on where a reader came from; without that it means this one.
  return { $ref: $dynamicRef, ...others };
}

/** Names and paths of a discriminator's mapping become references. */
function mapDiscriminator(
  bundling: Bundling,
  source: SourceFile,
  schema: JsonObject,
  path: Path,
): JsonObject {
  const { discriminator } = schema;
  const mapping = memberOf(discriminator, 'mapping');
  if (!isJsonObject(discriminator) || !isJsonObject(mapping)) return schema;
  const refs: Record<string, JsonValue> = {};
  for (const [value, name] of Object.entries(mapping)) {
    if (typeof name !== 'string') continue;
    const section = sectionOf('Schema', bundling.main.value) ?? [];
    const ref = isRef(name) ? name : refTo([...section, name]);
    const at = [...path, 'discriminator', 'mapping', value];
    const found = find(bundling, source, ref, 'Schema', at);
    if (found !== undefined) setOwn(refs, value, componentRef(bundling, found, 'Schema'));
  }
  return { ...schema, discriminator: { ...discriminator, mapping: refs } };
}

function addComponent(
  document: Record<string, JsonValue>,
  { section, name }: Hoisted,
  value: JsonValue,
): void {
  let owner = document;
  for (const key of section) {
    const member = memberOf(owner, key);
    const copy = isJsonObject(member) ? { ...member } : {};
    setOwn<JsonValue>(owner, key, copy);
    owner = copy;
  }
  setOwn(owner, name, value);
}

function locating({ main, components, inlined }: Bundling) {
  return (path: Path): Place => {
    for (let length = path.length; length > 1; length -= 1) {
      const pointer = pointerOf(path.slice(0, length));
      const origin = components.get(pointer) ?? inlined.get(pointer);
      if (origin !== undefined)
        return origin.source.locate([...origin.keys, ...path.slice(length)]);
    }
    return main.locate(path);
  };
}
