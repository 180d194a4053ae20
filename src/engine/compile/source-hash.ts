/** Hash over source folders, so that results made by that code are thrown away when it changes. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SOURCE = /\.(?:tsx?|jsx?|css)$/;

/** Returns a hash over names and contents of all code and style files below these files and folders. */
export async function hashSources(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const name of await sourceFiles(place)) {
      hash.update(name).update(await readFile(path.join(place, name)));
    }
  }
  return hash.digest('hex').slice(0, 24);
}

async function sourceFiles(folder: string): Promise<string[]> {
  // A site without this folder has nothing there to depend on.
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => SOURCE.test(name) && !name.includes('.test.')).sort();
}
