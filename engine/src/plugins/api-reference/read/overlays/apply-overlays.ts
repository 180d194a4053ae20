/** Applies OpenAPI Overlay 1.0 files to a document. */

import { jsonpath } from 'json-p3';
import { messageOf, type Place, type Problem, suggest } from '../../../../core/plugin-api.ts';
import {
  copyOf,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Path,
  setOwn,
} from '../document/json.ts';
import { memberOf, pointerOf, valueAt } from '../document/pointer.ts';
import type { SourceFile } from '../files/source-files.ts';
import type { Overlay, OverlayAction } from './overlay-file.ts';

/** The overlay location that set a value. */
interface Origin {
  source: SourceFile;
  path: Path;
}

interface Application {
  document: JsonValue;
  origins: Map<string, Origin>;
  problems: Problem[];
}

/**
 * Applies all overlays to the document in order. The location of a value that an overlay sets is in that overlay. A
 * target that matches nothing is an error, because its change would be silently lost.
 */
export function applyOverlays(
  source: SourceFile,
  overlays: readonly Overlay[],
): { source: SourceFile; problems: readonly Problem[] } {
  const application: Application = {
    document: copyOf(source.value),
    origins: new Map(),
    problems: [],
  };
  for (const overlay of overlays) {
    for (const [index, action] of overlay.actions.entries()) {
      applyAction(application, overlay.source, action, index);
    }
  }
  const { document, origins, problems } = application;
  return { source: { ...source, value: document, locate: locating(source, origins) }, problems };
}

function applyAction(
  application: Application,
  overlay: SourceFile,
  action: OverlayAction,
  index: number,
): void {
  const path = ['actions', index];
  const problem = (message: string, remedy: string) => {
    const place = overlay.locate([...path, 'target']);
    application.problems.push({ severity: 'error', place, message, remedy });
  };
  const found = query(application.document, action.target);
  if (typeof found === 'string') {
    problem(`target '${action.target}' isn't a valid JSONPath: ${found}`, pathRemedy);
    return;
  }
  if (found.length === 0) {
    problem(
      `target '${action.target}' doesn't match anything`,
      nearestMatch(application, action.target),
    );
    return;
  }
  if (action.remove === true) {
    for (const location of found.reverse()) remove(application.document, location);
    return;
  }
  if (action.update === undefined) {
    problem(
      'the action has neither update nor remove',
      'Add update: with the descriptions for this target',
    );
    return;
  }
  for (const location of found) {
    const reason = update(application, location, action.update, {
      source: overlay,
      path: [...path, 'update'],
    });
    if (reason !== undefined) {
      problem(`target '${action.target}' is ${reason}`, 'Target the object that contains it');
      return;
    }
  }
}

const pathRemedy = "Use a path such as $.paths['/users/{id}'].get.parameters[?@.name=='id']";

/** Returns the locations that the path selects, or the path's error. */
function query(document: JsonValue, target: string): (string | number)[][] | string {
  try {
    // The library's type doesn't include `bigint`, but it handles such values like any other primitive.
    return jsonpath.query(target, document as Parameters<typeof jsonpath.query>[1]).locations();
  } catch (error) {
    return messageOf(error);
  }
}

/** Returns advice based on the longest part of the target, from its start, that matches something. */
function nearestMatch({ document }: Application, target: string): string {
  for (let end = target.length - 1; end > 0; end -= 1) {
    if (!'.['.includes(target[end] ?? '')) continue;
    const beginning = target.slice(0, end);
    const found = query(document, beginning);
    if (typeof found === 'string' || found.length === 0) continue;
    const nearest = suggest(firstName(target.slice(end)), keysAt(document, found[0] ?? []));
    if (nearest !== undefined) return `Use '${nearest}' after ${beginning}`;
    return `Correct the rest of the path. Only ${beginning} exists in the description`;
  }
  return 'Start the path with $, and make sure that it exists in the description';
}

/** Returns the first name in a path: `users` for `.users[0]` and for `['users'].get`. */
function firstName(path: string): string {
  return /^\.?\[?['"]?([^'".[\]]*)/.exec(path)?.[1] ?? '';
}

function keysAt(document: JsonValue, location: Path): string[] {
  const value = valueAt(document, location.map(String));
  return isJsonObject(value) ? Object.keys(value) : [];
}

/** Merges an update into the value at `location`. If that's impossible, returns the reason. */
function update(
  { document, origins }: Application,
  location: Path,
  value: JsonValue,
  origin: Origin,
): string | undefined {
  const target = valueAt(document, location.map(String));
  if (Array.isArray(target)) {
    const items = Array.isArray(value) ? value : [value];
    for (const item of items) {
      origins.set(pointerOf([...location, target.length]), origin);
      target.push(copyOf(item));
    }
    return undefined;
  }
  if (!isJsonObject(target)) return "a single value, which can't be updated";
  if (!isJsonObject(value)) return "an object, but update isn't";
  merge(target, value, [...location], origin, origins);
  return undefined;
}

/** Merges objects key by key, and joins lists. Other values replace the previous value. */
function merge(
  target: JsonObject,
  value: JsonObject,
  location: Path,
  { source, path }: Origin,
  origins: Map<string, Origin>,
): void {
  for (const [key, item] of Object.entries(value)) {
    const existing = memberOf(target, key);
    const at = [...location, key];
    const origin = { source, path: [...path, key] };
    if (isJsonObject(existing) && isJsonObject(item)) {
      merge(existing, item, at, origin, origins);
    } else if (Array.isArray(existing) && Array.isArray(item)) {
      existing.push(...item.map(copyOf));
    } else {
      origins.set(pointerOf(at), origin);
      setOwn(writable(target), key, copyOf(item));
    }
  }
}

/** Casts an object to a writable type, which is safe because the document is a copy. */
function writable(object: JsonObject): Record<string, JsonValue> {
  return object as Record<string, JsonValue>;
}

function remove(document: JsonValue, location: Path): void {
  const key = location.at(-1);
  const owner = valueAt(document, location.slice(0, -1).map(String));
  if (Array.isArray(owner) && typeof key === 'number') owner.splice(key, 1);
  else if (isJsonObject(owner)) delete writable(owner)[String(key)];
}

/**
 * Returns a function that finds a value's location. If an overlay set the value or one of its parents, it's in the
 * overlay, and otherwise in the file.
 */
function locating(source: SourceFile, origins: ReadonlyMap<string, Origin>) {
  return (path: Path): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const origin = origins.get(pointerOf(path.slice(0, length)));
      if (origin === undefined) continue;
      return origin.source.locate([...origin.path, ...path.slice(length)]);
    }
    return source.locate(path);
  };
}
