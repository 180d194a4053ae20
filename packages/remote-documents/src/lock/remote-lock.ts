/**
 * The lock of external documents: the commit of each document, and hashes of the downloaded files. The lock and
 * the files are in `site/remote/`, which Git ignores, so a site's repository contains no external texts.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, type Problem, readText, type SiteFolders } from 'pagewright/plugin';
import { z } from 'zod';
import type { RemoteDocumentConfig } from '../settings.ts';

/** The folder of the lock and the downloaded files, relative to the root. */
export const REMOTE_FOLDER = 'site/remote';

export const LOCK_FILE = `${REMOTE_FOLDER}/lock.json`;

/** The remedy for a lock or locked files that have been changed. */
export const UPDATE_AGAIN = `Run ${commandLine('remote:update')}, or remove the site/remote folder`;

/** Increased when the lock's format changes. */
const VERSION = 1;

/**
 * A locked file. Its name can't contain folders and begins with a letter or digit, so it can't lead out of the
 * folder.
 */
const lockedFile = z.strictObject({
  name: z.string().regex(/^[a-z0-9][\w.-]*$/i),
  sha256: z.hex().length(64),
});

const lockedDocument = z.strictObject({
  route: z.string(),
  repository: z.string(),
  ref: z.string(),
  file: z.string(),
  commit: z.hex().length(40),
  /** The time of the commit. */
  date: z.iso.datetime({ offset: true }),
  document: lockedFile,
  /** Copied images by URL. */
  images: z.record(z.string(), lockedFile),
});

const lockSchema = z.strictObject({
  version: z.literal(VERSION),
  documents: z.array(lockedDocument),
});

export type LockedFile = z.output<typeof lockedFile>;
export type LockedDocument = z.output<typeof lockedDocument>;

/** Returns the documents in a site's lock, or none if there's no lock. */
export async function readLock(
  folders: SiteFolders,
): Promise<{ documents: readonly LockedDocument[]; problems: readonly Problem[] }> {
  if (!existsSync(join(folders.root, LOCK_FILE))) return { documents: [], problems: [] };
  const read = readText(LOCK_FILE, folders);
  if ('problem' in read) return { documents: [], problems: [read.problem] };
  const lock = lockSchema.safeParse(parseJson(read.text));
  if (lock.success) return { documents: lock.data.documents, problems: [] };
  const [issue] = lock.error.issues;
  const where = issue?.path.join('.') ?? '';
  const problem: Problem = {
    severity: 'error',
    place: { file: LOCK_FILE },
    message: `isn't a lock file that this version can read${where === '' ? '' : ` (${where})`}`,
    remedy: UPDATE_AGAIN,
  };
  return { documents: [], problems: [problem] };
}

/** Returns the text of the lock. The same documents always produce the same bytes. */
export function lockText(documents: readonly LockedDocument[]): string {
  const byRoute = [...documents].sort((a, b) => (a.route < b.route ? -1 : 1));
  const sorted = byRoute.map((document) => ({
    ...document,
    images: Object.fromEntries(Object.entries(document.images).sort()),
  }));
  return `${JSON.stringify({ version: VERSION, documents: sorted }, null, 2)}\n`;
}

/** True if the locked document is the one in the configuration. */
export function isLockOf(locked: LockedDocument, config: RemoteDocumentConfig): boolean {
  return (['route', 'repository', 'ref', 'file'] as const).every(
    (key) => locked[key] === config[key],
  );
}

export function sha256Of(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
