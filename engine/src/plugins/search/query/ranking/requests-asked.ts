/** Recognizes queries that look for an API request or ask a question. */

/**
 * Matches words that show that the reader wants an API request: `create order api`, `curl add item`, `with the
 * api`.
 */
const ASKS_FOR_REQUEST =
  /\bapi$|\b(?:curl|endpoint|http request)\b|\b(?:with|via|by|using|through) (?:the |an? )?(?:\w+ )?api\b/i;
/**
 * Matches the start of a question. An operation whose name contains the same words is rarely what the reader wants.
 */
const QUESTION = /^(?:how|why|what|where|when|who|which|can|do|does|is|are)\s/i;
const REQUEST_WORDS = new Set(['api', 'curl', 'endpoint', 'http', 'request']);

/** True if the reader seems to want an API request. */
export function asksForRequest(text: string): boolean {
  return ASKS_FOR_REQUEST.test(text.trim());
}

/** True if a query is a question. */
export function isQuestion(text: string): boolean {
  return QUESTION.test(text.trim());
}

/** Returns the terms of the query's subject as one string, without those that only signal a request. */
export function termsAsked(terms: string, text: string): string {
  if (!asksForRequest(text)) return terms;
  return terms
    .split(' ')
    .filter((term) => !isRequestWord(term))
    .join(' ');
}

/**
 * True if a term only signals that the reader is looking for an API request, such as "endpoint".
 */
export function isRequestWord(term: string): boolean {
  return REQUEST_WORDS.has(term);
}
