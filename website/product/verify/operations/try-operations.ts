/** Sends the example of every Open Source operation, and compares the responses to the description. */
import type { ApiOperation } from '../../../../engine/src/plugins/api-reference/read/description.ts';
import type { RunSql } from '../../server/postgres.ts';
import { contradictions, successesOf } from '../check-answer.ts';
import { preparations, reads } from '../data/preparations.ts';
import type { Tried } from '../excuse.ts';
import { send } from '../http.ts';
import { type Surroundings, undoInMemory } from '../surroundings.ts';
import { eventContradictions, statedEvents } from './events.ts';
import { exampleRequest } from './example-request.ts';
import { planOperations } from './plan.ts';
import { filledStatements } from './prepare.ts';

/** Tries all Open Source operations in the planned order. */
export async function tryOperations(surroundings: Surroundings): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const { operation, changes } of planOperations(surroundings.operations, reads)) {
    const needsFresh = changes || preparations[operation.id] !== undefined;
    const found = await tryOperation(operation, surroundings);
    tried.push({ name: operation.id, contradictions: found });
    if (needsFresh) await surroundings.refresh();
  }
  return tried;
}

async function tryOperation(
  operation: ApiOperation,
  { api, url, run }: Surroundings,
): Promise<readonly string[]> {
  const request = exampleRequest(operation, api);
  const statements = preparations[operation.id];
  if (statements !== undefined) await run(filledStatements(statements, operation, request));
  const before = await lastEvent(run);
  const answer = await send(url, request);
  const found = contradictions(answer, operation, api.description, successesOf(operation));
  await undoInMemory(operation, url);
  // If the operation failed, it's no contradiction that events are missing.
  if (answer.status >= 400) return found;
  const recorded = await run(`SELECT DISTINCT type FROM events WHERE id > ${before}`);
  return [
    ...found,
    ...eventContradictions(
      statedEvents(operation),
      recorded.split('\n').filter((type) => type !== ''),
    ),
  ];
}

function lastEvent(run: RunSql): Promise<string> {
  return run('SELECT coalesce(max(id), 0) FROM events');
}
