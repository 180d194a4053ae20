/** Downloads newer versions of all documents, and records them in the lock. */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FetchFailure, locateFile, type Problem, ProblemsError } from 'pagewright/plugin';
import { readIntact } from '../lock/locked-documents.ts';
import {
  isLockOf,
  LOCK_FILE,
  type LockedDocument,
  type LockedFile,
  lockText,
  REMOTE_FOLDER,
  readLock,
  sha256Of,
} from '../lock/remote-lock.ts';
import type { RemoteDocumentConfig } from '../settings.ts';
import {
  type FetchContext,
  type FetchedDocument,
  fetchDocument,
  newestCommit,
  remedyOf,
} from './fetch-document.ts';

export interface DocumentUpdate {
  document: RemoteDocumentConfig;
  /** `kept`: the download failed, and the previous copy stays. `missing`: there's no previous copy. */
  outcome: 'new' | 'changed' | 'same' | 'kept' | 'missing';
  /** The document in the new lock. */
  locked?: LockedDocument;
  problems: readonly Problem[];
}

/**
 * Downloads all documents that have changed, several at a time, and replaces the lock. If a download fails, the
 * last good copy stays, with a warning. Without a copy, it's an error.
 */
export async function updateDocuments(
  root: string,
  context: FetchContext,
  onDocument: () => void = () => undefined,
): Promise<readonly DocumentUpdate[]> {
  const { remote, limits } = context;
  // An unreadable lock is replaced.
  const { documents: before } = await readLock({ root });
  const located = locateFile(REMOTE_FOLDER, { root }, { kind: 'new' });
  if ('fault' in located) {
    const { message, remedy } = located.fault;
    throw new ProblemsError([
      { severity: 'error', place: { file: REMOTE_FOLDER }, message, remedy },
    ]);
  }
  await mkdir(join(root, REMOTE_FOLDER), { recursive: true });
  const updates = await inParallel(remote.documents, limits.concurrency, async (document) => {
    const known = before.find((locked) => isLockOf(locked, document));
    const update = await updateDocument(root, document, known, context);
    onDocument();
    return update;
  });
  const locked = updates.flatMap((update) => update.locked ?? []);
  // The lock is written last. Until then, the old lock and its files are intact.
  await replaceFile(join(root, LOCK_FILE), lockText(locked));
  if (locked.length === updates.length) await removeUnused(root, locked);
  return updates;
}

async function updateDocument(
  root: string,
  document: RemoteDocumentConfig,
  known: LockedDocument | undefined,
  context: FetchContext,
): Promise<DocumentUpdate> {
  const intact = known !== undefined && (await isIntact(root, known)) ? known : undefined;
  try {
    const newest = await newestCommit(document, context);
    if (intact?.commit === newest.commit) {
      return { document, outcome: 'same', locked: intact, problems: [] };
    }
    const fetched = await fetchDocument(document, newest, context);
    const locked = await keep(root, document, fetched);
    const problems = fetched.remarks.map((remark) =>
      problemOf(
        document,
        'warning',
        remark,
        'Fix it in the source repository, or ignore this warning',
      ),
    );
    return { document, outcome: known === undefined ? 'new' : 'changed', locked, problems };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const { message } = error;
    const remedy = remedyOf(error);
    if (intact === undefined) {
      const problems = [
        problemOf(document, 'error', `${message}; there's no earlier copy`, remedy),
      ];
      return { document, outcome: 'missing', problems };
    }
    const day = intact.date.slice(0, 10);
    const problems = [
      problemOf(document, 'warning', `${message}; the copy from ${day} is kept`, remedy),
    ];
    return { document, outcome: 'kept', locked: intact, problems };
  }
}

/** Returns a problem about a document, with its place in the configuration. */
export function problemOf(
  { repository, file, route }: RemoteDocumentConfig,
  severity: Problem['severity'],
  message: string,
  remedy: string,
): Problem {
  const place = { file: 'site/remote.ts', near: route };
  return { severity, place, message: `${file} in ${repository} ${message}`, remedy };
}

async function isIntact(root: string, { document, images }: LockedDocument): Promise<boolean> {
  const files = [document, ...Object.values(images)];
  const read = await Promise.all(files.map((file) => readIntact({ root }, file)));
  return read.every((each) => 'bytes' in each);
}

/** Writes a document and its images to files whose names change with their content. */
async function keep(
  root: string,
  { route, repository, ref, file }: RemoteDocumentConfig,
  { commit, date, text, images }: FetchedDocument,
): Promise<LockedDocument> {
  const stem = route.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'home';
  const locked: Record<string, LockedFile> = {};
  for (const [address, { bytes, extension }] of images) {
    locked[address] = await writeLocked(root, stem, extension, bytes);
  }
  const document = await writeLocked(root, stem, 'md', text);
  return { route, repository, ref, file, commit, date, document, images: locked };
}

/** The number of the hash's digits in file names. */
const HASH_IN_NAME = 12;

async function writeLocked(
  root: string,
  stem: string,
  extension: string,
  content: string | Uint8Array,
): Promise<LockedFile> {
  const sha256 = sha256Of(content);
  const name = `${stem}.${sha256.slice(0, HASH_IN_NAME)}.${extension}`;
  await replaceFile(join(root, REMOTE_FOLDER, name), content);
  return { name, sha256 };
}

/** Names that `writeLocked` gives. All other files belong to the site's authors. */
const LOCKED_NAME = /^[\w-]+\.[0-9a-f]{12}\.\w+$/;

/** Removes old copies if no document is missing. Otherwise, someone may want to look for a document in them. */
async function removeUnused(root: string, documents: readonly LockedDocument[]): Promise<void> {
  const files = documents.flatMap(({ document, images }) => [document, ...Object.values(images)]);
  const used = new Set(files.map(({ name }) => name));
  for (const name of await readdir(join(root, REMOTE_FOLDER))) {
    if (LOCKED_NAME.test(name) && !used.has(name)) await rm(join(root, REMOTE_FOLDER, name));
  }
}

async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** Runs `work` for all items, at most `limit` at a time. Returns the results in the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
