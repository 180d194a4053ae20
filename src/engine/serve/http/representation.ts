/** A file of the build opened for one answer, in the encoding that suits the client. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../release.ts';
import type { Validators } from './conditional.ts';
import { type ContentEncoding, chooseEncoding } from './negotiate.ts';

export interface Representation extends Validators {
  handle: FileHandle;
  /** Bytes. */
  size: number;
  encoding: ContentEncoding;
  /** True when other clients may get another encoding of this file. */
  negotiated: boolean;
}

const EXTENSIONS: Readonly<Record<ContentEncoding, string>> = {
  br: '.br',
  gzip: '.gz',
  identity: '',
};

const READ_BYTES = 65_536;

/**
 * Opens `path` of a release. The caller closes the handle.
 *
 * The entity tag is a hash of the bytes that are sent, so it is strong, each encoding has its own, and
 * a rebuild that changes nothing keeps every copy that readers hold. Hashing happens once per file and
 * release.
 *
 * @param acceptEncoding header of the request; `undefined` for the plain file
 * @throws the file system's error, `ENOENT` when the release is being replaced
 */
export async function openRepresentation(
  release: Release,
  path: string,
  acceptEncoding: string | undefined,
): Promise<Representation> {
  const available = encodingsOf(release, path);
  const encoding = chooseEncoding(acceptEncoding, available);
  const file = path + EXTENSIONS[encoding];
  const handle = await open(join(release.root, file), 'r');
  try {
    const { size, mtimeMs, ino } = await handle.stat();
    const etag = await entityTag(release, file, handle, `${size}:${mtimeMs}:${ino}`);
    const lastModified = new Date(mtimeMs).toUTCString();
    return { handle, size, encoding, etag, lastModified, negotiated: available.size > 1 };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function encodingsOf(release: Release, path: string): Set<ContentEncoding> {
  const available = new Set<ContentEncoding>(['identity']);
  for (const encoding of ['br', 'gzip'] as const) {
    if (release.files.has(path + EXTENSIONS[encoding])) available.add(encoding);
  }
  return available;
}

async function entityTag(
  release: Release,
  file: string,
  handle: FileHandle,
  stamp: string,
): Promise<string> {
  const known = release.tags.get(file);
  if (known?.stamp === stamp) return known.etag;
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  for (let position = 0; ; ) {
    const { bytesRead } = await handle.read(buffer, 0, READ_BYTES, position);
    if (bytesRead === 0) break;
    hash.update(buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  release.tags.set(file, { stamp, etag });
  return etag;
}
