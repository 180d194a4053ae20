/** Recognizes queries for an API operation, by its id or by its method and path. */
import type { SearchIndexPage } from '../../search-data.ts';

const METHOD = /^(get|post|put|patch|delete|head|options)\s+(?=\/|[\w-]+\/)/i;

/** An operation, prepared for comparison with queries. */
export interface ReadOperation {
  method: string;
  segments: readonly string[];
  /** The letters of the operation id. */
  name: string;
}

/** Prepares an operation from the index for comparison. */
export function readOperation([method, path, operationId]: NonNullable<
  SearchIndexPage['operation']
>): ReadOperation {
  return { method, segments: segments(path), name: letters(operationId) };
}

/** Returns how well an operation matches a query, from 0 for no match to 1 for the exact name or path. */
export type Naming = (operation: ReadOperation) => number;

/** Returns the path in a query, with the names of parameters removed, or `undefined` if there's no path. */
export function addressOf(query: string): string | undefined {
  const path = pathOf(query.trim());
  return path === undefined ? undefined : addressText(segments(path));
}

/** Returns the paths in a title such as `Orders: /api/orders`. */
export function addressesIn(title: string): string[] {
  return (title.match(/\/[\w./{}:-]+/g) ?? []).map((path) => addressText(segments(path)));
}

/** Joins segments, with the names of parameters removed. */
export function addressText(path: readonly string[]): string {
  return path.map((segment) => (isParameter(segment) ? '{}' : segment)).join('/');
}

/** Returns a function that scores operations for a query. */
export function namingOf(query: string): Naming {
  const text = query.trim();
  const path = pathOf(text);
  if (path !== undefined) return byPath(path, METHOD.exec(text)?.[1]?.toUpperCase());
  // Two words can match an operation id by chance, although they name a subject.
  const name = /^\S+\s+\S+$/.test(text) ? '' : letters(text);
  return (operation) => (name !== '' && operation.name === name ? 1 : 0);
}

/** Returns the path in a query such as `GET /api/orders/:id?x=1`, or `undefined` if there's none. */
function pathOf(text: string): string | undefined {
  const rest = text.replace(METHOD, '').replace(/^https?:\/\/[^/]+/i, '');
  if (!/^\/?[\w.-]+\//.test(rest) && !/^\/\w/.test(rest)) return undefined;
  if (/\s/.test(rest)) return undefined;
  return rest.split(/[?#]/)[0];
}

function byPath(path: string, method: string | undefined): Naming {
  const wanted = segments(path);
  return (operation) => {
    const share = shareOf(wanted, operation.segments);
    if (share === 0) return 0;
    return method === undefined || method === operation.method ? share : share * 0.6;
  };
}

/** Returns 1 for the same path, less for a longer path, and even less for a path that starts differently. */
function shareOf(wanted: readonly string[], path: readonly string[]): number {
  for (let skipped = 0; skipped <= path.length - wanted.length; skipped += 1) {
    const literals = wanted.filter((segment, index) => segment === path[skipped + index]).length;
    // If a path consisted of two parameters, any two words would match it.
    if (literals === 0 && wanted.length > 1) continue;
    const isMatch = wanted.every((segment, index) =>
      isSame(segment, path[skipped + index] ?? '', index === wanted.length - 1),
    );
    if (isMatch)
      return (
        ((wanted.length + literals / 10) / (path.length + wanted.length / 10)) *
        (skipped === 0 ? 1 : 0.8)
      );
  }
  return 0;
}

/** True if segments match. A parameter matches any value, and the last segment may be incomplete. */
function isSame(segment: string, other: string, isLast: boolean): boolean {
  if (isParameter(other) || isParameter(segment)) return isParameter(other);
  return segment === other || (isLast && other.startsWith(segment));
}

function segments(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => segment.replace(/^[{:<]([\w-]*).*/, '{$1}'));
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function letters(text: string): string {
  return text.replace(/[\s_-]+/g, '').toLowerCase();
}
