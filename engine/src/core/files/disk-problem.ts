/** Explains errors that concern the disk, whatever file is written. */
import type { Problem } from '../problems/problems.ts';
import { reasonOf } from './file-reason.ts';

const OF_DISK = ['ENOSPC', 'EDQUOT', 'EROFS'];

/**
 * Returns the problem that a disk has with a file, or nothing if the error has a different cause. If the error has no
 * path, names the site's folder.
 */
export function diskProblem(error: unknown, root: string): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path = root, dest = path }: NodeJS.ErrnoException & { dest?: string } = error;
  if (!OF_DISK.includes(code)) return undefined;
  return {
    severity: 'error',
    place: { file: dest },
    message: `can't be written: ${reasonOf(error)}`,
    remedy:
      code === 'EROFS'
        ? 'Use a folder that can be written'
        : 'Free some space, or use a folder on a different disk. Then run the command again',
  };
}
