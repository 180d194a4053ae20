/** Writes and copies the files of a build. */
import { constants } from 'node:fs';
import { copyFile, cp, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STATIC_FOLDER } from '../assemble/static-files.ts';

/** Writes files below an output folder, making each folder once. */
export function createWriter(output: string) {
  const made = new Map<string, Promise<unknown>>();
  const folderOf = (file: string) => {
    const folder = path.dirname(file);
    const known = made.get(folder) ?? mkdir(folder, { recursive: true });
    made.set(folder, known);
    return known;
  };
  return {
    async write(name: string, content: string | Uint8Array): Promise<void> {
      const file = path.join(output, name);
      await folderOf(file);
      await writeFile(file, content);
    },
    /** Copies a file; on file systems that can, without copying its blocks. */
    async copy(name: string, from: string): Promise<void> {
      const file = path.join(output, name);
      await folderOf(file);
      await copyFile(from, file, constants.COPYFILE_FICLONE);
    },
  };
}

export type Writer = ReturnType<typeof createWriter>;

/** Copies `site/static` to the top of the output. */
export async function copyStatic(root: string, output: string): Promise<void> {
  const folder = path.join(root, STATIC_FOLDER);
  const exists = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (exists) await cp(folder, output, { recursive: true });
}
