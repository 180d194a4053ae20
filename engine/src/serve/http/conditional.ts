/** Conditional and range requests (RFC 9110, sections 13 and 14). */
import type { IncomingHttpHeaders } from 'node:http';

export interface Validators {
  /** Strong entity tag with its quotes. */
  etag: string;
  /** Last change as an HTTP date. */
  lastModified: string;
}

export interface ByteRange {
  /** First byte (0-based). */
  start: number;
  /** Last byte (inclusive). */
  end: number;
}

/** True if the client already has this representation, so the response is a 304. */
export function isFresh(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    if (tags.trim() === '*') return true;
    return tags.match(/"[^"]*"/g)?.some((tag) => tag === validators.etag) ?? false;
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Date.parse(validators.lastModified);
}

/** True if a range can be sent. If the client has part of a file, it must be part of this representation. */
export function rangeApplies(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const condition = headers['if-range']?.toString().trim();
  return (
    condition === undefined ||
    condition === validators.etag ||
    condition === validators.lastModified
  );
}

/**
 * Returns the range in a `Range` header, limited to `size`. Returns `undefined` if the header has to be ignored
 * because it's malformed, has a different unit, or contains several ranges. Returns `unsatisfiable` if the
 * range is outside the file.
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header);
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
