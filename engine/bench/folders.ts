/** Manages temporary folders for benchmarks. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY, WEBSITE } from './measure-command.ts';

/** Folders to remove at the end. While this is `undefined`, each folder is removed right after use. */
let used: string[] | undefined;

/**
 * Runs `work`, and doesn't remove the folders that it used until the end. After thousands of files have been
 * deleted, creating new ones takes some file systems seconds longer, which would distort the next figure.
 */
export async function removingLast<Result>(work: () => Promise<Result>): Promise<Result> {
  used = [];
  try {
    return await work();
  } finally {
    for (const folder of used) await rm(folder, { recursive: true, force: true });
    used = undefined;
  }
}

/** Runs `work` with an empty folder, which is then removed (see `removingLast`). */
export async function withFolder<Result>(
  work: (folder: string) => Promise<Result>,
  parent: string = tmpdir(),
): Promise<Result> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'bench-'));
  try {
    return await work(folder);
  } finally {
    if (used === undefined) await rm(folder, { recursive: true, force: true });
    else used.push(folder);
  }
}

/** Writes files to a folder, keyed by their paths in it. Missing folders are created. */
export async function writeFiles(
  root: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const folders = new Set(Object.keys(files).map((file) => path.join(root, path.dirname(file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    await writeFile(path.join(root, file), content);
  }
}

/**
 * Runs `work` with a copy of this repository's site that has a cache of its own. The copy is in a folder of the
 * repository that Git ignores, so that packages resolve.
 */
export async function withSiteCopy<Result>(
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  return withFolder(
    async (root) => {
      // Files in the last two folders appear on pages. Links won't do, because a build reads only what's inside the
      // site.
      for (const name of ['docs', 'site', 'openapi', 'samples', 'product']) {
        await cp(path.join(WEBSITE, name), path.join(root, name), {
          recursive: true,
          filter: (source) => path.basename(source) !== 'node_modules',
        }).catch(ignoreMissing);
      }
      return work(root);
    },
    path.join(REPOSITORY, '.cache'),
  );
}

/** Ignores the error of a file operation if a file is missing. Rethrows all other errors. */
export function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
