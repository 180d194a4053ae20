/**
 * Bundles a description and the files that it refers to. In the result, every `$ref` is `#/components/<section>/<Name>`
 * (`#/definitions/<Name>` in Swagger 2.0), and its target exists. Referenced values that aren't components yet become
 * components.
 */
import type { Place, Problem } from '../../../../core/plugin-api.ts';
import { REFERENCE_LIMITS } from '../../limits.ts';
import { type Kind, rewrite } from '../document/grammar.ts';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  jsonText,
  type Path,
  setOwn,
} from '../document/json.ts';
import { memberOf, pointerOf, refTo } from '../document/pointer.ts';
import type { SourceFile, SourceFiles } from '../files/source-files.ts';
import type { Bundling, Found } from './bundling.ts';
import { bindingsOf, isGeneric, specialized } from './dynamic-references.ts';
import { findReferred } from './find-referred.ts';
import { addComponent, componentRef, hoistedRef } from './hoist.ts';
import { mapsWrittenOut, withMaps } from './map-references.ts';
import { isRef, readReferred } from './read-referred.ts';
import { sectionOf, unresolvedProblem } from './references.ts';

export interface Bundled {
  source: SourceFile;
  problems: readonly Problem[];
}

/** Kinds of objects that can't be components, so each reference to one is replaced by a copy of its target. */
const inlined: ReadonlySet<Kind> = new Set<Kind>(['PathItem', 'Operation', 'MediaType']);

/** Bundles a file with every file that it refers to, directly or indirectly. Reads those files through `files`. */
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
  // The map grows during the loop if new components refer to more values.
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

/** The minimum size, in characters, that a value counts as, because resolving any reference takes time. */
const SMALLEST = 2_000;

const sizes = new WeakMap<object, number>();

/** Returns the length of a value's JSON text. Cached, because a thousand references can point to the same value. */
function sizeOf(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 0;
  const size = sizes.get(value) ?? jsonText(value).length;
  sizes.set(value, size);
  return size;
}

/** Returns a single warning for all the characters that were replaced in a file. */
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

/** Returns a function that rewrites every `$ref` in a value from `source` to point to a component. */
function referring(bundling: Bundling, source: SourceFile) {
  const change = (value: JsonObject, kind: Kind, path: Path): JsonValue => {
    const whole = mapsWrittenOut(value, kind, source.file, bundling.sources);
    const mapped = kind === 'Schema' ? schemaReferences(bundling, source, whole, path) : whole;
    const { $ref, ...others } = mapped;
    if (typeof $ref !== 'string') return mapped;
    const found = findReferred(bundling, source, $ref, kind, [...path, '$ref']);
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

/**
 * Returns a reference to a component, with the component's dynamic references bound by the schema that refers to
 * it.
 */
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
    const inner = findReferred(bundling, source, ref, 'Schema', keys);
    return inner !== undefined && isGeneric(inner.value, bindings);
  });
  const variant = JSON.stringify([...bindings]);
  return hoistedRef(bundling, { ...found, value: bound }, 'Schema', variant);
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

/** Rewrites a schema's other kinds of references: `$dynamicRef`, and the discriminator's mapping. */
function schemaReferences(
  bundling: Bundling,
  source: SourceFile,
  schema: JsonObject,
  path: Path,
): JsonObject {
  const { $dynamicRef, ...others } = mapDiscriminator(bundling, source, schema, path);
  if ($dynamicRef === undefined) return others;
  // A `$dynamicRef` can depend on the path of references that led here. Without such a path, it acts like a `$ref`.
  return { $ref: $dynamicRef, ...others };
}

/** Turns the names and paths in a discriminator's mapping into references. */
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
    if (typeof name !== 'string') {
      // Validation reports the invalid value.
      setOwn(refs, value, name);
      continue;
    }
    const section = sectionOf('Schema', bundling.main.value) ?? [];
    const ref = isRef(name) ? name : refTo([...section, name]);
    const at = [...path, 'discriminator', 'mapping', value];
    const found = findReferred(bundling, source, ref, 'Schema', at);
    if (found !== undefined) setOwn(refs, value, componentRef(bundling, found, 'Schema'));
  }
  return { ...schema, discriminator: { ...discriminator, mapping: refs } };
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
