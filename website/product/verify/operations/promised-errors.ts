/** Finds out from an error's description when the server sends it. */
import type { ApiResponse } from '../../../../engine/src/plugins/api-reference/read/description.ts';

export type ErrorPromise = 'sent' | 'never' | 'closed';

/**
 * Reads the description of an error. `Never sent.` marks one that only the server's own description lists, and
 * `(Enterprise)` marks a cause that doesn't exist in Open Source.
 */
export function promiseOf({ description = '' }: ApiResponse): ErrorPromise {
  if (/\bnever sent\b/i.test(description)) return 'never';
  return /\(Enterprise\)/.test(description) ? 'closed' : 'sent';
}

/** True if the description says that the response has no body. */
export function saysEmpty({ description = '' }: ApiResponse): boolean {
  return /\b(?:empty body|body (?:of the answer )?is (?:then )?empty)\b/i.test(description);
}
