/** A file of the build made ready for one answer, in the encoding that suits the client. */
import { createHash } from 'node:crypto';
import { constants, type Stats, statSync } from 'node:fs';
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type KnownFile, type Release, stampOf } from '../release.ts';
import type { Validators } from './conditional.ts';
import { type ContentEncoding, chooseEncoding } from './negotiate.ts';

export interface Representation extends Validators {
  /** The bytes of a small file, or the open file, which the caller closes. */
  source: Buffer | FileHandle;
  /** Bytes. */
  size: number;
  encoding: ContentEncoding;
  /** Look of the file when it was opened, see `stampOf`. */
  stamp: string;
  /** True if other clients can get a different encoding of this file. */
  negotiated: boolean;
}

const EXTENSIONS: Readonly<Record<ContentEncoding, string>> = {
  br: '.br',
  gzip: '.gz',
  identity: '',
};

const READ_BYTES = 65_536;
/** Bytes of the largest file that is kept in memory, and of all of them. Pages have some thousands. */
const LARGEST_KEPT = 262_144;
const MOST_KEPT = 67_108_864;
/** Time for which a file in memory is taken for what lies on the disk: builds replace the whole folder anyway. */
const LOOK_MILLISECONDS = 1000;

/**
 * Makes `path` of a release ready. Small files stay in memory: opening, reading and closing them took nine
 * tenths of the time of an answer.
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
  const negotiated = available.size > 1;
  const file = path + EXTENSIONS[encoding];
  const kept = keptFile(release, file);
  if (kept?.bytes !== undefined) {
    const { bytes, stamp, etag, lastModified } = kept;
    return { source: bytes, size: bytes.length, stamp, encoding, etag, lastModified, negotiated };
  }
  const handle = await openWithoutLinks(release.root, file);
  try {
    const stats = await handle.stat();
    if (!(await isListedFile(release.root, file, stats))) throw missing(file);
    const { stamp, etag, lastModified } = await lookUpFile(release, file, handle, stats);
    return { source: handle, size: stats.size, stamp, encoding, etag, lastModified, negotiated };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** A pipe would block without `O_NONBLOCK`. Windows has neither of these constants. */
const WITHOUT_LINKS =
  constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** Codes for a link, a socket, and a folder that became a file. */
const REPLACED = new Set(['ELOOP', 'ENXIO', 'ENOTDIR']);

async function openWithoutLinks(root: string, file: string): Promise<FileHandle> {
  try {
    return await open(join(root, file), WITHOUT_LINKS);
  } catch (error) {
    throw REPLACED.has((error as NodeJS.ErrnoException).code ?? '') ? missing(file) : error;
  }
}

/**
 * True if what was opened is a regular file at its place below the root. Since the folder was listed, the file, or a
 * folder above it, can have become a link.
 */
async function isListedFile(root: string, file: string, opened: Stats): Promise<boolean> {
  const [realRoot, real] = await Promise.all([realpath(root), realpath(join(root, file))]);
  if (!opened.isFile() || real !== join(realRoot, file)) return false;
  const { dev, ino } = await lstat(real);
  return dev === opened.dev && ino === opened.ino;
}

function missing(file: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${file} is no longer a regular file`), { code: 'ENOENT' });
}

/** Content of a file in memory, if it is what lies on the disk. */
function keptFile(release: Release, file: string): KnownFile | undefined {
  const known = release.known.get(file);
  if (known?.bytes === undefined) return undefined;
  const now = performance.now();
  if (now - known.seen < LOOK_MILLISECONDS) return known;
  known.seen = now;
  const stats = statSync(join(release.root, file), { throwIfNoEntry: false });
  return stats !== undefined && stampOf(stats) === known.stamp ? known : undefined;
}

function encodingsOf(release: Release, path: string): Set<ContentEncoding> {
  const available = new Set<ContentEncoding>(['identity']);
  for (const encoding of ['br', 'gzip'] as const) {
    if (release.files.has(path + EXTENSIONS[encoding])) available.add(encoding);
  }
  return available;
}

/** Returns a file's properties. Simultaneous requests for a new file share one read. */
async function lookUpFile(
  release: Release,
  file: string,
  handle: FileHandle,
  stats: Stats,
): Promise<KnownFile> {
  const stamp = stampOf(stats);
  const before = release.known.get(file);
  if (before?.stamp === stamp) return before;
  const key = `${file}:${stamp}`;
  const shared = release.reading.get(key);
  if (shared !== undefined) return shared;
  const reading = readFile(release, file, handle, stats);
  release.reading.set(key, reading);
  try {
    return await reading;
  } finally {
    release.reading.delete(key);
  }
}

async function readFile(
  release: Release,
  file: string,
  handle: FileHandle,
  stats: Stats,
): Promise<KnownFile> {
  const stamp = stampOf(stats);
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  const isKept = stats.size <= LARGEST_KEPT && keptBytes(release) + stats.size <= MOST_KEPT;
  for (let position = 0; ; ) {
    const buffer = Buffer.allocUnsafe(READ_BYTES);
    const { bytesRead } = await handle.read(buffer, 0, READ_BYTES, position);
    if (bytesRead === 0) break;
    const part = buffer.subarray(0, bytesRead);
    hash.update(part);
    if (isKept) parts.push(part);
    position += bytesRead;
  }
  const bytes = Buffer.concat(parts);
  const known: KnownFile = {
    stamp,
    seen: performance.now(),
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    lastModified: stats.mtime.toUTCString(),
    // A file that changed while it was read is read again.
    bytes: isKept && bytes.length === stats.size ? bytes : undefined,
  };
  release.known.set(file, known);
  return known;
}

function keptBytes({ known }: Release): number {
  let sum = 0;
  for (const { bytes } of known.values()) sum += bytes?.length ?? 0;
  return sum;
}
