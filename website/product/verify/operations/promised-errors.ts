/** How the words of an error say when it is sent. */
import type { ApiResponse } from '../../../../engine/src/plugins/api-reference/read/description.ts';

export type ErrorPromise = 'sent' | 'never' | 'closed';

/**
 * Reads the words of an error: `Never sent.` for one that only the server's own description has, and
 * `(Enterprise)` for a cause that open servers do not have.
 */
export function promiseOf({ description = '' }: ApiResponse): ErrorPromise {
  if (/\bnever sent\b/i.test(description)) return 'never';
  return /\(Enterprise\)/.test(description) ? 'closed' : 'sent';
}

/** True when the words speak of an answer without a body. */
export function saysEmpty({ description = '' }: ApiResponse): boolean {
  return /\b(?:empty body|body (?:of the answer )?is (?:then )?empty)\b/i.test(description);
}
