/**
 * Writes all files of a migration. Their names come from untrusted configurations and documents. A file is
 * therefore written only if its path is inside the new site's folder, isn't hidden, and isn't taken. Links are
 * never copied or followed.
 */
import {
  chmodSync,
  constants,
  copyFileSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../../../core/files/file-reason.ts';
import { isInside } from '../../../core/files/locate-file.ts';
import { problem } from '../../project-files.ts';

export interface NewSite {
  /** Absolute path with all links followed. */
  root: string;
  /**
   * Files that have been written: their paths relative to the root, with forward slashes, and the file that each
   * one was made from.
   */
  written: Map<string, string | undefined>;
}

/** Hidden names that static files may have, because hosts and browsers look for them. */
export const HIDDEN_STATIC = ['.well-known', '.nojekyll'];
const ALLOWED_HIDDEN = new Set([...HIDDEN_STATIC, '.gitignore']);

/** Creates the folder of a new site. */
export function openNewSite(folder: string): NewSite {
  mkdirSync(folder, { recursive: true });
  return { root: realpathSync.native(folder), written: new Map() };
}

/**
 * Writes a file. If that's impossible, returns the reason, phrased to follow the old file's name. It's fine to
 * write the same file to the same path twice.
 *
 * @param source absolute path of the file that the text comes from
 */
export function writeNew(
  site: NewSite,
  name: string,
  text: string,
  source?: string,
): string | undefined {
  return add(site, name, source, (target) => writeFileSync(target, text, { flag: 'wx' }));
}

/**
 * Copies a file. If that's impossible, returns the reason like `writeNew`.
 *
 * @param source absolute path of a file that the migration may read
 */
export function copyNew(site: NewSite, name: string, source: string): string | undefined {
  return add(site, name, source, (target) => {
    copyFileSync(source, target, constants.COPYFILE_EXCL);
    // A site's files don't need to be executable.
    chmodSync(target, statSync(source).mode & 0o666);
  });
}

/** Changes the text of a file that this migration has written. */
export function changeNew(site: NewSite, name: string, change: (text: string) => string): void {
  const target = pathOfNew(site, name);
  if (target === undefined) return;
  const text = change(readFileSync(target, 'utf8'));
  rmSync(target);
  writeFileSync(target, text, { flag: 'wx' });
}

/** Returns the absolute path of a file that this migration has written, or nothing if it hasn't written it. */
export function pathOfNew({ root, written }: NewSite, name: string): string | undefined {
  const normal = path.posix.normalize(name);
  return written.has(normal) ? path.join(root, normal) : undefined;
}

function add(
  { root, written }: NewSite,
  name: string,
  source: string | undefined,
  write: (target: string) => void,
): string | undefined {
  const normal = path.posix.normalize(name);
  const target = path.join(root, normal);
  if (target === root || !isInside(target, root)) return 'would leave the new folder';
  if (normal.split('/').some((part) => part.startsWith('.') && !ALLOWED_HIDDEN.has(part))) {
    return `would be hidden in the new folder, at ${normal}`;
  }
  if (written.has(normal) && source !== undefined && written.get(normal) === source) {
    return undefined;
  }
  try {
    const folder = path.dirname(target);
    mkdirSync(folder, { recursive: true });
    if (!isInside(realpathSync.native(folder), root)) return 'would leave the new folder';
    write(target);
  } catch (error) {
    if (isTaken(error)) return `isn't copied, because a different file has its place, ${normal}`;
    throw problem(target, `The file can't be written: ${reasonOf(error)}`, REMEDY);
  }
  written.set(normal, source);
  return undefined;
}

const REMEDY = 'Make sure that the new folder can be written, or use a different one';

/** True if the path is taken, or if there's a file where the path needs a folder. Some file systems ignore case. */
function isTaken(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code);
}
