/** The files a description consists of: read once each, with places for problems. */
import { existsSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { readText } from '../../../engine/files/read-text.ts';
import { positionAt } from '../../../engine/problems/position.ts';
import type { Place, Problem } from '../../../engine/problems/problems.ts';
import type { JsonValue } from '../document/json.ts';
import { pointerOf } from '../document/pointer.ts';
import { JsonSyntaxError, type Path, parseJson } from './parse-json.ts';
import { locatingInYaml, parseYaml } from './parse-yaml.ts';

export interface SourceFile {
  /** Relative to the root, forward slashes. */
  file: string;
  value: JsonValue;
  /** Place of the key at a path, or of the nearest thing around it. */
  locate: (path: Path) => Place;
}

export interface SourceFiles {
  /** Reads a file, once. Nothing when it does not exist, or cannot be read: then there is a problem. */
  read: (file: string) => SourceFile | undefined;
  /** All files that were asked for, in that order. */
  readonly files: ReadonlySet<string>;
  readonly problems: Problem[];
}

/** Files below `root`. */
export function openSourceFiles(root: string): SourceFiles {
  const reads = new Map<string, SourceFile | undefined>();
  const files = new Set<string>();
  const problems: Problem[] = [];
  const read = (file: string): SourceFile | undefined => {
    const path = resolve(root, file);
    if (!existsSync(path)) return undefined;
    const result = readText(path, file);
    if ('text' in result) {
      const source = parseSource(file, result.text);
      if (!('severity' in source)) return source;
      problems.push(source);
    } else problems.push(result.problem);
    return undefined;
  };
  return {
    files,
    problems,
    read: (file) => {
      const name = posix.normalize(file);
      files.add(name);
      if (!reads.has(name)) reads.set(name, read(name));
      return reads.get(name);
    },
  };
}

/** Parses the text of `file`: JSON or YAML by its name, else by how it begins. */
export function parseSource(file: string, text: string): SourceFile | Problem {
  const isJson = /\.json$/i.test(file) || (!/\.ya?ml$/i.test(file) && /^\ufeff?\s*[{[]/.test(text));
  try {
    const value = isJson ? parseJson(text) : readYaml(text);
    const locate = isJson ? locatingInJson(text) : locatingInYaml(text);
    const position = positions(text);
    const place = (path: Path) => ({ file, ...position(locate(path)) });
    return { file, value, locate: place };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return {
      severity: 'error',
      place: { file, ...positionAt(text, error.offset) },
      message: `${isJson ? 'JSON' : 'YAML'} ${error.message}`,
      remedy: error.remedy,
    };
  }
}

function readYaml(text: string): JsonValue {
  return (text.startsWith('{') ? jsonOf(text) : undefined) ?? parseYaml(text);
}

/** JSON is YAML too, but as YAML it takes long to read. */
function jsonOf(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Offsets of all keys, made when the first is asked for. */
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

/** Line and column of offsets, for many of them: the lines are looked for once. */
function positions(text: string): (offset: number) => { line: number; column: number } {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
