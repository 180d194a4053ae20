/** Writes files so that errors name them. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** Writes a file, which other processes and threads see either whole or not at all. Creates the folder if necessary. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const partial = `${file}.${process.pid}.${threadId}`;
  const write = () => naming(file, () => writeFileSync(partial, content));
  try {
    try {
      write();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(path.dirname(file), { recursive: true });
      write();
    }
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/**
 * Runs `write`, and adds the file's path to its error. Node.js omits the path if the file was opened, but writing to it
 * failed.
 */
export function naming<Result>(file: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    if (error instanceof Error && 'code' in error) Object.assign(error, { path: file });
    throw error;
  }
}
