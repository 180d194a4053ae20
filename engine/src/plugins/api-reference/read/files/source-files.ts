/**
 * The files that make up a description. Each file is read once, along with the locations of its values.
 */
import { posix } from 'node:path';
import {
  locateFile,
  type Place,
  type Problem,
  readText,
  type SiteFolders,
} from '../../../../core/plugin-api.ts';
import { isJsonObject, type JsonValue, type Path, setOwn } from '../document/json.ts';
import { pointerOf } from '../document/pointer.ts';
import { JsonSyntaxError, parseJson } from './parse-json.ts';
import { locatingInYaml, parseYaml, writtenInYaml } from './parse-yaml.ts';

export interface SourceFile {
  /** Path relative to the root, with forward slashes. */
  file: string;
  value: JsonValue;
  /** Returns the location of the key at a path, or of the nearest key around it. */
  locate: (path: Path) => Place;
  /** Returns the original text of the value at a path, if it can differ from the value. */
  writtenAt?: (path: Path) => string | undefined;
  /** Paths of the texts and keys where U+FFFD replaces U+0000. */
  replaced?: readonly Path[];
}

export interface SourceFiles {
  /** Reads a file from the configuration once. Returns nothing if it doesn't exist or has a problem. */
  read: (file: string) => SourceFile | undefined;
  /** Reads a referenced file once. Returns nothing if it can't be read or its text has a problem. */
  readReferred: (file: string) => SourceFile | undefined;
  /** Returns why a referenced file isn't read. */
  faultOf: (file: string) => FileFault | undefined;
  /** Files that were read or don't exist, in the order in which they were requested. */
  readonly files: ReadonlySet<string>;
  readonly problems: Problem[];
}

/** Why a file can't be read. */
export type FileFault = Extract<ReturnType<typeof locateFile>, { fault: unknown }>['fault'];

type Read = { source?: SourceFile; fault?: FileFault };

/**
 * Opens a site's files. Without folders, there are no files, so everything that a description refers to is
 * missing.
 */
export function openSourceFiles(folders: SiteFolders | undefined): SourceFiles {
  const reads = new Map<string, Read>();
  const files = new Set<string>();
  const problems: Problem[] = [];
  const read = (file: string): Read => {
    if (folders === undefined) return MISSING;
    const located = locateFile(file, folders);
    if (!('fault' in located) || located.fault.kind === 'missing') files.add(file);
    if ('fault' in located) return located;
    const result = readText(file, folders);
    const source = 'text' in result ? parseSource(file, result.text) : result.problem;
    if (!('severity' in source)) return { source };
    problems.push(source);
    return {};
  };
  const remembered = (file: string, isReferred: boolean): Read => {
    const name = posix.normalize(file);
    const known = reads.get(name);
    if (known !== undefined) return known;
    const found = isReferred && !DESCRIPTION.test(name) ? OTHER : read(name);
    reads.set(name, found);
    return found;
  };
  return {
    files,
    problems,
    read: (file) => {
      const { source, fault } = remembered(file, false);
      if (fault !== undefined && fault.kind !== 'missing') {
        const { message, remedy } = fault;
        problems.push({ severity: 'error', place: { file }, message, remedy });
      }
      return source;
    },
    readReferred: (file) => remembered(file, true).source,
    faultOf: (file) => reads.get(posix.normalize(file))?.fault,
  };
}

const DESCRIPTION = /\.(?:json|ya?ml)$/i;

const MISSING: Read = {
  fault: { kind: 'missing', message: "doesn't exist", remedy: 'Create it' },
};

/**
 * Other files aren't parsed, because a syntax error would quote lines from them, and keys and settings can be
 * next to descriptions.
 */
const OTHER: Read = {
  fault: {
    kind: 'forbidden',
    message: "isn't an API description, because its name doesn't end in .json, .yaml, or .yml",
    remedy: 'Rename the file, or refer to a different one',
  },
};

/** U+0000, or an escape for it in JSON or YAML. */
const NUL = /\0|\\(?:0|x00|u0000|U00000000)/;

/** Parses the text of `file` as JSON or YAML, depending on its name, or otherwise on its first character. */
export function parseSource(file: string, text: string): SourceFile | Problem {
  const isJson = /\.json$/i.test(file) || (!/\.ya?ml$/i.test(file) && /^\ufeff?\s*[{[]/.test(text));
  try {
    const parsed = isJson ? parseJson(text) : readYaml(text);
    const replaced: Path[] = [];
    // The values are only copied if one of them can contain the character.
    const value = NUL.test(text) ? withoutNul(parsed, [], replaced) : parsed;
    const locate = isJson ? locatingInJson(text) : locatingInYaml(text);
    const position = positions(text);
    const place = (path: Path) => ({ file, ...position(locate(path)) });
    const writtenAt = isJson ? undefined : writtenInYaml(text);
    return { file, value, locate: place, writtenAt, replaced };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return {
      severity: 'error',
      place: { file, ...positions(text)(error.offset) },
      message: `${isJson ? 'JSON' : 'YAML'} ${error.message}`,
      remedy: error.remedy,
    };
  }
}

/**
 * Replaces U+0000 with U+FFFD, like Markdown does (https://spec.commonmark.org/0.31.2/#insecure-characters). Adds the
 * paths of changed texts and keys to `replaced`.
 */
function withoutNul(value: JsonValue, path: Path, replaced: Path[]): JsonValue {
  if (typeof value === 'string') {
    if (value.includes('\0')) replaced.push(path);
    return value.replaceAll('\0', '\ufffd');
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => withoutNul(item, [...path, index], replaced));
  }
  if (!isJsonObject(value)) return value;
  const object: Record<string, JsonValue> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key.includes('\0')) replaced.push([...path, key]);
    setOwn(object, key.replaceAll('\0', '\ufffd'), withoutNul(item, [...path, key], replaced));
  }
  return object;
}

function readYaml(text: string): JsonValue {
  return (text.startsWith('{') ? jsonOf(text) : undefined) ?? parseYaml(text);
}

/** Recognizes JSON, because reading it as YAML is slow. */
function jsonOf(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that returns a key's offset. The offsets of all keys are computed when the first one is
 * requested.
 */
function locatingInJson(text: string): (path: Path) => number {
  let offsets: Map<string, number> | undefined;
  return (path) => {
    if (offsets === undefined) {
      const found = new Map<string, number>();
      parseJson(text, (at, offset) => found.set(pointerOf(at), offset));
      offsets = found;
    }
    for (let length = path.length; length > 0; length -= 1) {
      const offset = offsets.get(pointerOf(path.slice(0, length)));
      if (offset !== undefined) return offset;
    }
    return 0;
  };
}

/** Returns a function that converts offsets to lines and columns. It searches for line breaks only once. */
function positions(text: string): (offset: number) => { line: number; column: number } {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
