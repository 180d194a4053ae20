/** Checks the folder that a build is about to replace. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../../core/files/file-reason.ts';
import { isInside, realPath } from '../../core/files/locate-file.ts';
import { SERVER_SETTINGS_FILE } from '../../core/outputs/hosts/server-settings.ts';
import { UsageError } from '../../core/problems/errors.ts';

/**
 * Maximum length of the output folder's name. While a build is writing, the name has a prefix and a suffix, and
 * file systems allow 255 bytes.
 */
const LONGEST_NAME = 200;

/** Throws a `UsageError` if replacing `output` would destroy something other than an earlier build. */
export function checkOutputFolder(output: string, root: string): void {
  if (Buffer.byteLength(path.basename(output)) > LONGEST_NAME) {
    throw wrong(output, `has a name longer than ${LONGEST_NAME} bytes`, 'Choose a shorter name');
  }
  // Because of symbolic links, a folder can have more than one path.
  if (isInside(realPath(root), realPath(output))) {
    throw wrong(output, 'contains the site itself', "Use a folder that's only for the build");
  }
  const names = namesIn(output);
  if (names.includes('.git')) {
    throw wrong(
      output,
      'is a Git repository, and a build replaces the whole folder',
      'Build to a different folder, and copy its files',
    );
  }
  if (names.length === 0 || names.includes(path.dirname(SERVER_SETTINGS_FILE))) return;
  throw wrong(
    output,
    "contains files that a build didn't write, and a build replaces the whole folder",
    'Use a different folder, or empty this one',
  );
}

function namesIn(output: string): string[] {
  try {
    if (statSync(output).isDirectory()) return readdirSync(output);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw wrong(output, `can't be read: ${reasonOf(error)}`, 'Use a different folder');
  }
  throw wrong(output, 'is a file', 'Use a folder');
}

function wrong(output: string, fault: string, remedy: string): UsageError {
  return new UsageError(`--out ${output} ${fault}. ${remedy}`);
}
