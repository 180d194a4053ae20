/** A small API for this folder's tests. */
import { fileURLToPath } from 'node:url';
import { loadApiDescription } from '../../../engine/src/plugins/api-reference/read/load-description.ts';
import type { DescribedApi } from './api.ts';

const FIXTURES = fileURLToPath(new URL('fixtures', import.meta.url));

export async function testLibrary(): Promise<DescribedApi> {
  const input = { id: 'library', file: 'library.yaml' };
  const { description, problems } = await loadApiDescription({ root: FIXTURES }, input);
  if (description === undefined) throw new Error(JSON.stringify(problems));
  return {
    description,
    facts: [],
    samples: { credentials: { '/': '<your-personal-access-token>' } },
  };
}

/** @throws Error if there's no operation with this id */
export function operationOf({ description }: DescribedApi, id: string) {
  const operation = description.operations.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`There's no operation ${id}.`);
  return operation;
}
