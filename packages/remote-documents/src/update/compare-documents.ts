/** Reports which locked documents are out of date, without downloading any. */
import { FetchFailure, type Problem } from 'pagewright/plugin';
import { isLockOf, type LockedDocument, readLock } from '../lock/remote-lock.ts';
import type { RemoteDocumentConfig } from '../settings.ts';
import { type Commit, type FetchContext, newestCommit, remedyOf } from './fetch-document.ts';
import { inParallel, problemOf } from './update-documents.ts';

export interface DocumentComparison {
  document: RemoteDocumentConfig;
  /** `absent`: not locked. `unknown`: the host's response doesn't tell. */
  state: 'newest' | 'outdated' | 'absent' | 'unknown';
  locked?: LockedDocument;
  newest?: Commit;
  problems: readonly Problem[];
}

/** Compares the lock with the host. Doesn't change anything. */
export async function compareDocuments(
  root: string,
  context: FetchContext,
): Promise<{ documents: readonly DocumentComparison[]; problems: readonly Problem[] }> {
  const { documents: lock, problems } = await readLock({ root });
  const { remote, limits } = context;
  const documents = await inParallel(remote.documents, limits.concurrency, async (document) => {
    const locked = lock.find((each) => isLockOf(each, document));
    return compareDocument(document, locked, context);
  });
  return { documents, problems };
}

async function compareDocument(
  document: RemoteDocumentConfig,
  locked: LockedDocument | undefined,
  context: FetchContext,
): Promise<DocumentComparison> {
  if (locked === undefined) return { document, state: 'absent', problems: [] };
  try {
    const newest = await newestCommit(document, context);
    const state = newest.commit === locked.commit ? 'newest' : 'outdated';
    return { document, state, locked, newest, problems: [] };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const problems = [problemOf(document, 'warning', error.message, remedyOf(error))];
    return { document, state: 'unknown', locked, problems };
  }
}
