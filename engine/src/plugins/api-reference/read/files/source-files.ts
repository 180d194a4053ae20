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
  /** Returns the location of the key at a path or, if there's none, of its closest parent. */
  locate: (path: Path) => Place;
  /** Returns the value's original text if the parsed value can differ from it. */
  writtenAt?: (path: Path) => string | undefined;
  /** Paths of the strings and keys in which U+0000 was replaced with U+FFFD. */
  replaced?: readonly Path[];
}

export interface SourceFiles {
  /**
   * Reads a file named in the configuration, at most once. Returns nothing if it doesn't exist or has a problem.
   */
  read: (file: string) => SourceFile | undefined;
  /** Reads a referenced file, at most once. Returns nothing if it can't be read or its text has a problem. */
  readReferred: (file: string) => SourceFile | undefined;
  /** Returns the reason why a referenced file isn't read. */
  faultOf: (file: string) => FileFault | undefined;
  /** Files that were requested, in that order. They include files that don't exist. */
  readonly files: ReadonlySet<string>;
  readonly problems: Problem[];
}

/** Why a file can't be read. */
export type FileFault = Extract<ReturnType<typeof locateFile>, { fault: unknown }>['fault'];

type Read = { source?: SourceFile; fault?: FileFault };

/**
 * Opens a site's files. If `folders` is missing, no files exist, so every reference to another file is unresolved.
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
 * The result for any other file. Such a file isn't parsed, because a syntax error would quote its lines, and files
 * with keys or settings can be next to descriptions.
 */
const OTHER: Read = {
  fault: {
    kind: 'forbidden',
    message: "isn't an API description, because its name doesn't end in .json, .yaml, or .yml",
    remedy: 'Rename the file, or refer to a different one',
  },
};

/** Matches U+0000, or an escape for it in JSON or YAML. */
const NUL = /\0|\\(?:0|x00|u0000|U00000000)/;

/**
 * Parses the text of `file` as JSON or YAML. The file's extension decides which or, without one, the first
 * character.
 */
export function parseSource(file: string, text: string): SourceFile | Problem {
  const isJson = /\.json$/i.test(file) || (!/\.ya?ml$/i.test(file) && /^\ufeff?\s*[{[]/.test(text));
  try {
    const parsed = isJson ? parseJson(text) : readYaml(text);
    const replaced: Path[] = [];
    // Copies the values only if one of them can contain the character.
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
 * Replaces U+0000 with U+FFFD, as Markdown does (https://spec.commonmark.org/0.31.2/#insecure-characters). Adds the
 * paths of changed strings and keys to `replaced`.
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

/** Parses the text as JSON if possible, because parsing JSON as YAML is slow. */
function jsonOf(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Returns a function that returns a key's offset. The first call computes the offsets of all keys. */
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

/** Returns a function that converts offsets to lines and columns. Line breaks are searched for only once. */
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
