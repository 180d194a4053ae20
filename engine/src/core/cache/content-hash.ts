/** Hashes content for the keys of caches and the URLs of files. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The length of a hash: 96 bits, so collisions are practically impossible. */
const LENGTH = 24;

/** Returns the hash of all parts in order, as 24 hexadecimal digits. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, LENGTH);
}

/** Returns the hash of a file's content, or `missing` if it can't be read. */
export function hashOfFile(file: string): string {
  try {
    return hashOf(readFileSync(file));
  } catch {
    return 'missing';
  }
}
