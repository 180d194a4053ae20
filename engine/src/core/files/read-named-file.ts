/** Reads files that a page refers to: images, snippets, partials, and imported texts. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Place, type ProblemKind, ProblemsError } from '../problems/problems.ts';
import { suggest } from '../problems/suggest.ts';
import { reasonOf } from './file-reason.ts';
import { type FileFault, locateFile, type SiteFolders } from './locate-file.ts';
import { decodeText } from './read-text.ts';

export interface NamedFile {
  /** Absolute path, or relative to the root. */
  path: string;
  /** Folders that can contain the file. */
  folders: SiteFolders;
  /** The name in messages, such as "Snippet file ../a.ts". */
  name: string;
  /** The location of the reference. */
  place: Place;
  /** Remedy if the file doesn't exist. */
  remedy: string;
  /** Kind of problem if the file doesn't exist. */
  kind?: ProblemKind;
}

/**
 * Returns the file's bytes. Throws a `ProblemsError` whose message is different for missing, unreadable, and
 * forbidden files.
 */
export async function readNamedFile(named: NamedFile): Promise<Buffer> {
  const located = locateFile(named.path, named.folders);
  if ('fault' in located) {
    const { root, missing } = named.folders;
    if (located.fault.kind === 'missing') missing?.add(path.resolve(root, named.path));
    throw faultProblem(located.fault, withNearestName(named));
  }
  try {
    return await readFile(located.path);
  } catch (error) {
    const message = `can't be read: ${reasonOf(error)}`;
    throw faultProblem({ kind: 'unreadable', message, remedy: READABLE }, named);
  }
}

/** Returns the same file with a remedy that names the most similar file in its folder, if there's one. */
function withNearestName(named: NamedFile): NamedFile {
  const { dir, base } = path.parse(named.path);
  const folder = locateFile(dir, named.folders, { kind: 'folder' });
  if ('fault' in folder) return named;
  const nearest = suggest(base, readdirSync(folder.path));
  if (nearest === undefined || nearest.startsWith('.')) return named;
  return { ...named, remedy: `Did you mean ${nearest}? It's in the same folder.` };
}

const READABLE = 'Make the file readable, or use a different one';

function faultProblem(fault: FileFault, { name, place, remedy, kind }: NamedFile): ProblemsError {
  return new ProblemsError([
    {
      severity: 'error',
      ...(fault.kind === 'missing' && kind !== undefined && { kind }),
      place,
      message: `${name} ${fault.message}`,
      remedy: fault.kind === 'missing' ? remedy : `${fault.remedy}.`,
    },
  ]);
}

/**
 * Returns the file's text with Unix line endings. Also throws a `ProblemsError` if the file isn't UTF-8 or
 * contains a NUL byte.
 */
export async function readNamedText(file: NamedFile): Promise<string> {
  const result = decodeText(await readNamedFile(file), file.path);
  if ('text' in result) return result.text.replace(/\r\n?/g, '\n');
  const { message, remedy, place } = result.problem;
  const at = place.line === undefined ? '' : ` (line ${place.line}, column ${place.column})`;
  throw new ProblemsError([
    { severity: 'error', place: file.place, message: `${file.name} ${message}${at}`, remedy },
  ]);
}
