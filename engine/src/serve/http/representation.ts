/** Prepares a file of the build for a response, in the best encoding for the client. */
import { createHash } from 'node:crypto';
import { constants, type Stats, statSync } from 'node:fs';
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type KnownFile, type Release, stampOf } from '../release.ts';
import type { Validators } from './conditional.ts';
import { type ContentEncoding, chooseEncoding } from './negotiate.ts';

export interface Representation extends Validators {
  /** The bytes of a small file, or an open file that the caller has to close. */
  source: Buffer | FileHandle;
  /** Size in bytes. */
  size: number;
  encoding: ContentEncoding;
  /** The file's stamp when it was opened. See `stampOf`. */
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
/**
 * Maximum size of one file in memory, and of all files in memory, in bytes. Pages have a few thousand bytes.
 */
const LARGEST_KEPT = 262_144;
const MOST_KEPT = 67_108_864;
/**
 * Time for which a file in memory is used without checking the disk. Builds replace the whole folder anyway.
 */
const LOOK_MILLISECONDS = 1000;

/**
 * Prepares the file at `path` of a release. Small files stay in memory, because opening, reading, and closing
 * them took nine tenths of a response's time.
 *
 * The entity tag is a hash of the bytes that are sent. So it's strong, each encoding has a different one, and
 * readers' cached copies stay valid if a rebuild changes nothing. Each file of a release is hashed once.
 *
 * @param acceptEncoding the request's header, or `undefined` for the uncompressed file
 * @throws the file system's error, which is `ENOENT` if the release is being replaced
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
    if (!(await isListedFile(release, file, stats))) throw missing(file);
    const { stamp, etag, lastModified } = await lookUpFile(release, file, handle, stats);
    return { source: handle, size: stats.size, stamp, encoding, etag, lastModified, negotiated };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Without `O_NONBLOCK`, opening a pipe would block. Windows has neither of these constants. */
const WITHOUT_LINKS =
  constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** Error codes for a link, a socket, and a folder that was replaced with a file. */
const REPLACED = new Set(['ELOOP', 'ENXIO', 'ENOTDIR']);

async function openWithoutLinks(root: string, file: string): Promise<FileHandle> {
  try {
    return await open(join(root, file), WITHOUT_LINKS);
  } catch (error) {
    throw REPLACED.has((error as NodeJS.ErrnoException).code ?? '') ? missing(file) : error;
  }
}

/**
 * True if the opened file is a regular file at its path below the root. Since the folder was listed, the file
 * or a folder above it can have become a link.
 */
async function isListedFile(
  { root, realRoot }: Release,
  file: string,
  opened: Stats,
): Promise<boolean> {
  const real = await realpath(join(root, file));
  // The folder may have been moved, with a link to its new location.
  const isBelowRoot = real === join(realRoot, file) || real === join(await realpath(root), file);
  if (!opened.isFile() || !isBelowRoot) return false;
  const { dev, ino } = await lstat(real);
  return dev === opened.dev && ino === opened.ino;
}

function missing(file: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${file} is no longer a regular file`), { code: 'ENOENT' });
}

/** Returns a file in memory if it's still the same as on the disk. */
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
    // A file that changed while it was being read isn't kept, so it's read again.
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
