/** What's needed to try operations and samples. */
import type { ApiOperation } from '../../../engine/src/plugins/api-reference/read/description.ts';
import { tokens } from '../example/tokens.ts';
import type { RunSql } from '../server/postgres.ts';
import type { DescribedApi } from './api.ts';
import { undo } from './data/preparations.ts';
import { send } from './http.ts';

export interface Surroundings {
  api: DescribedApi;
  /** Operations to try. They're part of Open Source. */
  operations: readonly ApiOperation[];
  /** Operations that only closed editions have. */
  closed: readonly ApiOperation[];
  /** The URL of the server. */
  url: string;
  run: RunSql;
  /** Restores the running example's data. */
  refresh: () => Promise<void>;
}

/** Undoes what an operation has changed in the server's memory. Restoring the data doesn't affect it. */
export async function undoInMemory({ id }: ApiOperation, url: string): Promise<void> {
  const request = undo[id];
  if (request === undefined) return;
  const headers = { Authorization: tokens.kofi, 'Content-Type': 'application/json' };
  const body = JSON.stringify(request.body);
  // During the first request, one of the server's jobs may read the previous state and keep it for a minute. The
  // second request makes the server read the state again.
  await send(url, { method: 'POST', path: request.path, headers, body });
  await send(url, { method: 'POST', path: request.path, headers, body });
}
