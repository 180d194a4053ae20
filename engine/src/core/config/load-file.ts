/** Reads a file in `site/` and checks its exports. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { nulPaths, nulProblems } from '../problems/nul-characters.ts';
import type { Problem } from '../problems/problems.ts';
import { positionAt } from '../problems/problems.ts';
import { checkAgainst, type SchemaProblem } from '../problems/schema-problems.ts';
import { type ImportedModule, importModule } from './import-module.ts';
import { problemOfImport } from './import-problem.ts';
import { locate } from './locate-value.ts';
import { parseTypeScript } from './syntax-tree.ts';

export interface Loaded<Data> {
  data?: Data;
  problems: readonly Problem[];
}

export interface ExportedDefault extends Omit<ImportedModule, 'exports'> {
  /** The exported value without properties that are `undefined`. */
  value: unknown;
}

/**
 * Reads and checks a file. If the file doesn't exist, the result has neither data nor problems.
 *
 * @param rootName name of the value in messages
 */
export async function loadFile<Data>(
  root: string,
  file: string,
  schema: z.ZodType<Data>,
  rootName: string,
): Promise<Loaded<Data>> {
  const read = await readDefault(root, file, rootName);
  if (read === undefined || 'problems' in read) return { problems: read?.problems ?? [] };
  const { data, problems } = checkAgainst(schema, read.value, { rootName });
  return {
    data,
    problems: await placed([...nulsIn(read.value, rootName), ...problems], root, file),
  };
}

/** Returns a file's default export or the problems with reading it. Returns `undefined` if the file doesn't exist. */
export async function readDefault(
  root: string,
  file: string,
  rootName: string,
): Promise<ExportedDefault | { problems: readonly Problem[] } | undefined> {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  try {
    const { exports, ...imported } = await importModule(path, root);
    if (exports.default === undefined) return { problems: [noDefaultExport(file, rootName)] };
    return { ...imported, value: withoutUndefined(exports.default) };
  } catch (error) {
    return { problems: [await problemOfImport(error, path, root)] };
  }
}

/** Returns a problem for each text in `value` that contains a NUL character. */
export function nulsIn(value: unknown, rootName: string): SchemaProblem[] {
  return nulProblems(nulPaths(value), rootName);
}

/** Adds the line and column to each problem, and sorts the problems by position. */
export async function placed(
  problems: readonly SchemaProblem[],
  root: string,
  file: string,
): Promise<Problem[]> {
  if (problems.length === 0) return [];
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  const tree = await parseTypeScript(path, text);
  return problems
    .map((problem) => ({ ...problem, offset: locate(tree, problem.path, problem.atKey) }))
    .sort((a, b) => a.offset - b.offset)
    .map(({ message, remedy, offset }) => ({
      severity: 'error',
      place: { file, ...positionAt(text, offset) },
      message,
      remedy,
    }));
}

/**
 * Removes properties that are `undefined`, because `{ href: undefined }` means the same as no `href`. Only
 * plain objects are data.
 */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutUndefined(item)]));
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function noDefaultExport(file: string, rootName: string): Problem {
  const helpers: Record<string, string> = {
    site: 'defineSite({ … })',
    sidebars: 'defineSidebars({ … })',
    redirects: 'defineRedirects({ … })',
    formerAnchors: 'defineFormerAnchors({ … })',
  };
  const helper = helpers[rootName];
  return {
    severity: 'error',
    place: { file },
    message: 'has no default export',
    remedy: helper === undefined ? 'Add a default export' : `Add export default ${helper}`,
  };
}
