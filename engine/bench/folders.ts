/** Temporary folders of benchmarks. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY, WEBSITE } from './measure-command.ts';

/** Folders to be removed when all is done; absent while each is removed after its use. */
let used: string[] | undefined;

/**
 * Runs `work` and removes the folders that it has used only then: where thousands of files have just been
 * deleted, some file systems take seconds more to make new ones, and the next figure would pay for it.
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

/** Runs `work` with an empty folder and removes it afterwards, see `removingLast`. */
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

/** Writes files below a folder, by their paths there. Makes the folders that they need. */
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
 * Runs `work` with a copy of this repository's site that has a cache of its own. The copy lies in the
 * repository, so that packages resolve, in a folder that git ignores.
 */
export async function withSiteCopy<Result>(
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  return withFolder(
    async (root) => {
      // Pages show files of the last two. They can't be links: a build reads nothing outside its site.
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

/** Handler of errors of file calls: what does not exist need not be handled. */
export function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
