/** Temporary folders for benchmarks. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY, WEBSITE } from './measure-command.ts';

/** Folders to remove when everything is done. `undefined` while each folder is removed after its use. */
let used: string[] | undefined;

/**
 * Runs `work`, and removes the folders that it has used only at the end. After thousands of files have been
 * deleted, some file systems take seconds longer to create new ones, which would affect the next figure.
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

/** Runs `work` with an empty folder, and removes the folder afterward (see `removingLast`). */
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

/** Writes files to a folder, by their paths in it. Creates missing folders. */
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
 * Runs `work` with a copy of this repository's site that has its own cache. The copy is in the repository, so
 * that packages resolve, in a folder that Git ignores.
 */
export async function withSiteCopy<Result>(
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  return withFolder(
    async (root) => {
      // Pages show files from the last two folders. They can't be links, because a build reads nothing outside
      // its site.
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

/** Handles errors of file operations. Ignores a missing file, and throws all other errors. */
export function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
