/** What everything that is tried has around it. */
import type { ApiOperation } from '../../../engine/src/plugins/api-reference/read/description.ts';
import { tokens } from '../example/tokens.ts';
import type { RunSql } from '../server/postgres.ts';
import type { DescribedApi } from './api.ts';
import { undo } from './data/preparations.ts';
import { send } from './http.ts';

export interface Surroundings {
  api: DescribedApi;
  /** Those to try: open ones. */
  operations: readonly ApiOperation[];
  /** Those of closed editions. */
  closed: readonly ApiOperation[];
  /** Address of the server. */
  url: string;
  run: RunSql;
  /** Brings the data back to the running example. */
  refresh: () => Promise<void>;
}

/** Undoes what an operation has changed in the memory of the server, where fresh data does not reach. */
export async function undoInMemory({ id }: ApiOperation, url: string): Promise<void> {
  const request = undo[id];
  if (request === undefined) return;
  const headers = { Authorization: tokens.kofi, 'Content-Type': 'application/json' };
  const body = JSON.stringify(request.body);
  // While the first is stored, a job of the server may read the former state and keep it for a minute.
  // The second has it read again.
  await send(url, { method: 'POST', path: request.path, headers, body });
  await send(url, { method: 'POST', path: request.path, headers, body });
}
