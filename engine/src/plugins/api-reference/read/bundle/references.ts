/** Resolves references to their targets, and names the components that the targets become. */
import { posix } from 'node:path';
import { type Place, type Problem, suggest } from '../../../../core/plugin-api.ts';
import { decodeAddress } from '../../../../shared/routes.ts';
import type { Kind } from '../document/grammar.ts';
import { isJsonObject, type JsonValue } from '../document/json.ts';
import { keysOf, valueAt } from '../document/pointer.ts';
import type { FileFault } from '../files/source-files.ts';

export interface RefTarget {
  /** Path relative to the root, or `undefined` for a URL on the web. */
  file: string | undefined;
  /** Keys of the value in the file, or `undefined` if the fragment isn't a JSON pointer. */
  keys: readonly string[] | undefined;
}

/** Returns the target of a `$ref` in `file`. */
export function refTarget(ref: string, file: string): RefTarget {
  const [address = '', fragment = ''] = ref.split('#', 2);
  const isWeb = /^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//');
  const path = address === '' ? file : posix.join(posix.dirname(file), decodeAddress(address));
  const pointer = decodeAddress(fragment);
  const isPointer = pointer === '' || pointer.startsWith('/');
  return { file: isWeb ? undefined : path, keys: isPointer ? keysOf(pointer) : undefined };
}

const sections: Partial<Record<Kind, string>> = {
  Schema: 'schemas',
  Parameter: 'parameters',
  Header: 'headers',
  RequestBody: 'requestBodies',
  Response: 'responses',
  Example: 'examples',
  Link: 'links',
  Callback: 'callbacks',
  SecurityScheme: 'securitySchemes',
};

const swaggerSections: Partial<Record<Kind, string>> = {
  Schema: 'definitions',
  Parameter: 'parameters',
  Response: 'responses',
};

/** Returns the keys of the section for components of a kind, or `undefined` if the kind can't be a component. */
export function sectionOf(kind: Kind, document: JsonValue): readonly string[] | undefined {
  const isSwagger = isJsonObject(document) && document.swagger !== undefined;
  const section = isSwagger ? swaggerSections[kind] : sections[kind];
  if (section === undefined) return undefined;
  return isSwagger ? [section] : ['components', section];
}

const structural = new Set([
  'components',
  'schemas',
  'definitions',
  'parameters',
  'responses',
  'requestBodies',
  'headers',
  'examples',
  'properties',
  'paths',
  'content',
  'schema',
  'items',
  '$defs',
]);

/** Returns the name of a new component, based on its keys or its file. */
export function nameOf(file: string, keys: readonly string[]): string {
  const meaningful = keys.filter((key) => !structural.has(key));
  const base = posix.basename(file).replace(/\.[^.]*$/, '');
  const name = meaningful.length === 0 ? base : meaningful.slice(-2).join('_');
  return name.replace(/[^\w.-]+/g, '_').replace(/^_+|_+$/g, '') || 'component';
}

/** A `$ref` without a target, and all locations where it occurs. */
export interface Unresolved {
  ref: string;
  kind: Kind;
  target: RefTarget;
  /**
   * True if only a discriminator's mapping contains this reference. The description is complete without that entry.
   */
  isMapping: boolean;
  /** Why the target's file can't be read. */
  fault: FileFault | undefined;
  places: Place[];
}

/** Returns the problem for a missing target, listing every location that refers to it. */
export function unresolvedProblem(
  { ref, kind, target, fault, places, isMapping }: Unresolved,
  document: JsonValue,
): Problem {
  const [first = { file: target.file ?? ref }, ...others] = places;
  const also =
    others.length === 0
      ? ''
      : `. The same reference is also at ${others.map(({ file, line, column }) => [file, line, column].filter(Boolean).join(':')).join(', ')}`;
  return {
    severity: isMapping ? 'warning' : 'error',
    place: first,
    message: `refers to '${ref}', ${reason(ref, target, fault)}${also}`,
    remedy: remedy(target, fault, kind, document),
  };
}

function reason(ref: string, { file, keys }: RefTarget, fault: FileFault | undefined): string {
  if (/^file:/i.test(ref)) return "which isn't a path relative to this file";
  if (file === undefined) return 'which is a URL on the web';
  if (keys === undefined) return "which isn't a JSON pointer";
  if (fault === undefined) return "which doesn't exist";
  return fault.kind === 'missing' ? `but there's no file ${file}` : `which ${fault.message}`;
}

function remedy(
  target: RefTarget,
  fault: FileFault | undefined,
  kind: Kind,
  document: JsonValue,
): string {
  if (target.file === undefined)
    return 'Save the file next to this one, and refer to it by its path';
  if (fault !== undefined && fault.kind !== 'missing') return fault.remedy;
  const section = sectionOf(kind, document);
  if (section === undefined) return 'Replace the reference with the value itself';
  const known = valueAt(document, section);
  const names = isJsonObject(known) ? Object.keys(known) : [];
  const wanted = target.keys?.at(-1) ?? nameOf(target.file, []);
  // A much longer name is usually a different schema, even if it begins the same way.
  const near = names.filter((name) => Math.abs(name.length - wanted.length) <= 3);
  const nearest = suggest(wanted, near);
  const prefix = `#/${section.join('/')}/`;
  if (nearest !== undefined) return `Use '${prefix}${nearest}'`;
  if (names.length === 0) return `Add it to ${prefix.slice(0, -1)}`;
  if (fault !== undefined) return `Create the file, or refer to an existing entry in ${prefix}…`;
  return `Add it, or refer to an existing entry in ${prefix}…`;
}
