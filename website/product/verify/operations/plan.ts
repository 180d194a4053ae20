/** The order in which operations are tried, derived from their methods and paths. */
import type { ApiOperation } from '../../../../engine/src/plugins/api-reference/read/description.ts';

export interface PlannedOperation {
  operation: ApiOperation;
  /** True when it changes something: it gets fresh data. */
  changes: boolean;
}

/** What is made first comes first: create, read, change, act, delete. */
const RANKS: Readonly<Record<string, number>> = {
  post: 0,
  get: 1,
  head: 1,
  put: 2,
  patch: 2,
  delete: 4,
};
const ACTION = 3;

/**
 * Operations in the order of trying: by the resource that the path names, and within one resource
 * creating before reading, reading before changing, actions, and deleting at the end.
 *
 * @param reads ids of operations that change nothing although their method is not `GET`
 */
export function planOperations(
  operations: readonly ApiOperation[],
  reads: ReadonlySet<string>,
): readonly PlannedOperation[] {
  const paths = operations.map(({ path }) => path);
  const resources = [...new Set(paths.map(resourceOf))];
  const rank = (operation: ApiOperation) =>
    resources.indexOf(resourceOf(operation.path)) * 10 + rankOf(operation, paths);
  return [...operations]
    .sort((a, b) => rank(a) - rank(b))
    .map((operation) => ({
      operation,
      changes: operation.method !== 'get' && !reads.has(operation.id),
    }));
}

/** The path up to what identifies one of its kind: `/tags/{type}/{value}` belongs to `/tags`. */
function resourceOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const isBelowProject = parts[2] === 'projects' && parts.length > 4;
  return parts.slice(0, isBelowProject ? 5 : 3).join('/');
}

/**
 * A `POST` creates where paths of single things stand below its own, and acts where its own stands below
 * one: `/books` has `/books/{book}`, and `/books/{book}/lend` has nothing.
 */
function rankOf({ method, path }: ApiOperation, paths: readonly string[]): number {
  const creates = paths.some((other) => other.startsWith(`${path}/{`));
  const isBelowThing = /\}\/[^/{]+$/.test(path);
  if (method === 'post' && isBelowThing && !creates) return ACTION;
  return RANKS[method] ?? ACTION;
}
