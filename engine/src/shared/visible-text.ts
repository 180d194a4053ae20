/**
 * Makes control characters visible in external text that readers copy. In a terminal, pasted control characters
 * have effects, and bidirectional controls make code look different from what it does:
 * https://trojansource.codes
 */

/** Control characters, except tabs and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Control characters, and characters that reorder the text that follows: embeddings, overrides, and isolates. */
const CODE_CONTROLS = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Replaces control characters, like CommonMark replaces U+0000:
 * https://spec.commonmark.org/0.31.2/#insecure-characters
 */
export function visibleText(text: string): string {
  return text.replace(CONTROLS, '\ufffd');
}

/** Replaces control characters and bidirectional controls. Code needs neither. */
export function visibleCode(code: string): string {
  return code.replace(CODE_CONTROLS, '\ufffd');
}
