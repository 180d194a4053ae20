/** Conditional and range requests (RFC 9110, sections 13 and 14). */
import type { IncomingHttpHeaders } from 'node:http';

export interface Validators {
  /** Strong entity tag with its quotes. */
  etag: string;
  /** Last change in the form of HTTP dates. */
  lastModified: string;
}

export interface ByteRange {
  /** First byte, counted from 0. */
  start: number;
  /** Last byte, included. */
  end: number;
}

/** True when the client has this very representation already and a 304 is due. */
export function isFresh(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    if (tags.trim() === '*') return true;
    return tags.match(/"[^"]*"/g)?.some((tag) => tag === validators.etag) ?? false;
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Date.parse(validators.lastModified);
}

/** True when a range may be sent: the client's partial copy, if it names one, is of this representation. */
export function rangeApplies(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const condition = headers['if-range']?.toString().trim();
  return (
    condition === undefined ||
    condition === validators.etag ||
    condition === validators.lastModified
  );
}

/**
 * The one range of a `Range` header, cut to `size`. `undefined` when the header is to be ignored
 * (malformed, another unit, several ranges); `unsatisfiable` when it lies outside the file.
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
