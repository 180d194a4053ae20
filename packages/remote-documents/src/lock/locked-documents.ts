/** Reads locked documents, without any network requests. */

import { readFile } from 'node:fs/promises';
import { locateFile, type Problem, readText, type SiteFolders } from 'pagewright/plugin';
import type { RemoteConfig, RemoteDocumentConfig, RemoteHost } from '../settings.ts';
import {
  isLockOf,
  LOCK_FILE,
  type LockedDocument,
  type LockedFile,
  REMOTE_FOLDER,
  readLock,
  sha256Of,
  UPDATE_AGAIN,
} from './remote-lock.ts';

export interface RemoteDocument extends RemoteDocumentConfig {
  host: RemoteHost;
  /** Full hash of the text's commit. */
  commit: string;
  /** The time of the commit. */
  date: string;
  text: string;
  /** The path of the locked copy, relative to the root. */
  copy: string;
  /** Files of copied images, keyed by URL, relative to the copy. */
  images: Readonly<Record<string, string>>;
}

export interface LockedDocuments {
  documents: readonly RemoteDocument[];
  problems: readonly Problem[];
}

/**
 * Returns the documents that `remote` lists and that are locked. If a file is missing or differs from the
 * downloaded file, that's an error, because a build must match the lock.
 */
export async function readLockedDocuments(
  folders: SiteFolders,
  remote: RemoteConfig,
): Promise<LockedDocuments> {
  const lock = await readLock(folders);
  const problems = [...lock.problems];
  const documents: RemoteDocument[] = [];
  for (const locked of lock.documents) {
    const config = remote.documents.find((each) => isLockOf(locked, each));
    if (config === undefined) {
      problems.push(notConfigured(locked));
      continue;
    }
    const read = await readLocked(folders, locked, remote.host, config);
    if ('problem' in read) problems.push(read.problem);
    else documents.push(read);
  }
  return { documents, problems };
}

async function readLocked(
  folders: SiteFolders,
  { commit, date, document, images }: LockedDocument,
  host: RemoteHost,
  config: RemoteDocumentConfig,
): Promise<RemoteDocument | { problem: Problem }> {
  for (const image of Object.values(images)) {
    const read = await readIntact(folders, image);
    if ('problem' in read) return read;
  }
  const read = await readIntact(folders, document);
  if ('problem' in read) return read;
  const copy = `${REMOTE_FOLDER}/${document.name}`;
  const decoded = readText(copy, folders);
  if ('problem' in decoded) return decoded;
  const names = Object.entries(images).map(([address, { name }]) => [address, `./${name}`]);
  return {
    ...config,
    host,
    commit,
    date,
    text: decoded.text,
    copy,
    images: Object.fromEntries(names),
  };
}

/** Returns the bytes of a locked file, or the problem with it. */
export async function readIntact(
  folders: SiteFolders,
  { name, sha256 }: LockedFile,
): Promise<{ bytes: Buffer } | { problem: Problem }> {
  const file = `${REMOTE_FOLDER}/${name}`;
  const located = locateFile(file, folders);
  const bytes =
    'fault' in located ? undefined : await readFile(located.path).catch(() => undefined);
  if (bytes !== undefined && sha256Of(bytes) === sha256) return { bytes };
  const message =
    bytes === undefined
      ? 'is in the lock file, but the copy is missing'
      : "doesn't match the lock file";
  return { problem: { severity: 'error', place: { file }, message, remedy: UPDATE_AGAIN } };
}

function notConfigured({ route, repository, file }: LockedDocument): Problem {
  return {
    severity: 'warning',
    place: { file: LOCK_FILE, near: route },
    message: `locks ${file} in ${repository} for ${route}, but site/remote.ts doesn't list the file, so it isn't shown`,
    remedy: UPDATE_AGAIN,
  };
}
