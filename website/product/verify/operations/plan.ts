/** Puts operations in the order in which they're tried, based on their methods and paths. */
import type { ApiOperation } from '../../../../engine/src/plugins/api-reference/read/description.ts';

export interface PlannedOperation {
  operation: ApiOperation;
  /** True if the operation changes something, in which case it needs fresh data. */
  changes: boolean;
}

/** Order of operations on the same resource: create, read, change, act, delete. */
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
 * Returns operations in the order in which they're tried. They're grouped by the resource in their path. For each
 * resource, creating comes before reading, changing, acting, and finally deleting.
 *
 * @param reads ids of operations that change nothing even though their method isn't `GET`
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

/** Returns the path of the collection that contains the resource: `/tags` for `/tags/{type}/{value}`. */
function resourceOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const isBelowProject = parts[2] === 'projects' && parts.length > 4;
  return parts.slice(0, isBelowProject ? 5 : 3).join('/');
}

/**
 * Returns the operation's rank. A `POST` creates something if there are items below its path. It's an action if its
 * own path is below an item and has no items: `/books` has `/books/{book}`, but `/books/{book}/lend` has nothing
 * below it.
 */
function rankOf({ method, path }: ApiOperation, paths: readonly string[]): number {
  const creates = paths.some((other) => other.startsWith(`${path}/{`));
  const isBelowThing = /\}\/[^/{]+$/.test(path);
  if (method === 'post' && isBelowThing && !creates) return ACTION;
  return RANKS[method] ?? ACTION;
}
