/** Turns the bundler's errors in components into problems. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Place, type Problem, ProblemsError, positionAt } from '../problems/problems.ts';
import { placeInSite } from '../problems/stack-frames.ts';

/** The location in a bundler's error. Lines start at 1, and columns start at 0. */
interface BundlerError {
  message: string;
  id?: string;
  loc?: { file?: string; line: number; column: number };
}

/**
 * Turns the bundler's errors into a `ProblemsError`. They can come from a whole build or from one module.
 * Returns other errors unchanged.
 */
export function bundleProblems(error: unknown, root: string): unknown {
  if (!(error instanceof Error)) return error;
  const errors = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const all: BundlerError[] = errors.length > 0 ? errors : [error];
  const known = all.flatMap((each) => (each instanceof ProblemsError ? each.problems : []));
  if (known.length > 0) return new ProblemsError(known.map((each) => belowRoot(each, root)));
  const isPlaced = (each: BundlerError) =>
    each.id !== undefined ||
    each.loc !== undefined ||
    [FRAME_PLACE, UNRESOLVED].some((pattern) => pattern.test(plainMessage(each)));
  if (!all.every(isPlaced)) return error;
  return new ProblemsError(all.map((each) => bundleProblem(each, root)));
}

/**
 * Turns errors that the site's own modules throw while they're loaded into a `ProblemsError`. Returns other
 * errors unchanged.
 */
export function loadProblems(error: unknown, root: string): unknown {
  const place = placeInSite(error, root);
  if (place === undefined || !(error instanceof Error)) return error;
  return new ProblemsError([
    {
      severity: 'error',
      place,
      message: `The module can't be loaded: ${error.message}`,
      remedy: 'Fix the code here. It runs at build time, without a browser.',
    },
  ]);
}

/** Returns a problem from one of the bundler's plugins, with a file that's relative to the root. */
function belowRoot(problem: Problem, root: string): Problem {
  const file = path.relative(root, path.resolve(root, problem.place.file));
  return { ...problem, place: { ...problem.place, file: file.split(path.sep).join('/') } };
}

function bundleProblem(error: BundlerError, root: string): Problem {
  const text = plainMessage(error);
  const [firstLine = ''] = text.split('\n');
  const [, name, importer] = UNRESOLVED.exec(text) ?? MISSING.exec(firstLine) ?? [];
  if (name !== undefined && importer !== undefined) return unresolved(name, importer, root);
  return {
    severity: 'error',
    place: placeOfError(error, text, root),
    message: firstLine
      .replace(/^\[[\w:.-]+\]\s*/, '')
      .replace(/ in \S+$/, '')
      .replace(/\.$/, ''),
    remedy: 'Fix the module here.',
  };
}

/** Returns an error's message without colors, and without the line that only counts the errors. */
function plainMessage({ message }: BundlerError): string {
  return stripVTControlCharacters(message).replace(/^Transform failed with \d+ errors?:\s*/, '');
}

/**
 * Matches Vite's message for an unresolved import, which is meant for people who configure Vite.
 */
const UNRESOLVED = /failed to resolve import "(.*?)" from "(.*?)"/;

/** Matches Rolldown's message for an unresolved import. */
const MISSING = /Could not resolve '([^']+)' in (\S+)/;

function unresolved(name: string, importer: string, root: string): Problem {
  return {
    severity: 'error',
    place: placeOfImport(name, importer, root),
    message: `imports ${name}, which doesn't exist`,
    remedy: 'Correct the path, or install the package.',
  };
}

/**
 * Returns where a module imports a name. Vite doesn't know it, and Rolldown's location of a dynamic import is wrong.
 */
function placeOfImport(name: string, importer: string, root: string): Place {
  const file = path.relative(root, importer).split(path.sep).join('/');
  const text = existsSync(importer) ? readFileSync(importer, 'utf8') : '';
  const words = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(?=(["'`])(.*?)\1)/g;
  const found = [...text.matchAll(words)].find(([, , imported]) => imported === name);
  if (found === undefined) return { file, near: name };
  return { file, ...positionAt(text, found.index + found[0].length) };
}

const FRAME_PLACE = /─\[ (.+?):(\d+):(\d+) \]/;

/**
 * Returns an error's location. Some errors contain it only in the message's frame, with a path that's relative
 * to the current folder: `╭─[ site/a.tsx:1:48 ]`.
 */
function placeOfError({ id, loc }: BundlerError, text: string, root: string): Place {
  const frame = FRAME_PLACE.exec(text);
  const shown = frame?.[1] === undefined ? undefined : path.resolve(frame[1]);
  const file = loc?.file ?? id ?? shown;
  if (file === undefined) return { file: 'site' };
  return {
    file: path.relative(root, file).split(path.sep).join('/'),
    line: loc?.line ?? numberOf(frame?.[2]),
    column: loc === undefined ? numberOf(frame?.[3]) : loc.column + 1,
  };
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
