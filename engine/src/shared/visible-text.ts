/**
 * Text from elsewhere that readers copy. Pasted into a terminal, control characters act on it, and bidirectional
 * controls make code look different from what it does: https://trojansource.codes
 */

/** Control characters, except tabs and line ends. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Controls, and characters that move what follows them: embeddings, overrides, and isolates. */
const CODE_CONTROLS = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Replaces control characters. CommonMark says the same of U+0000:
 * https://spec.commonmark.org/0.31.2/#insecure-characters
 */
export function visibleText(text: string): string {
  return text.replace(CONTROLS, '\ufffd');
}

/** Replaces control characters and bidirectional controls, which no code needs. */
export function visibleCode(code: string): string {
  return code.replace(CODE_CONTROLS, '\ufffd');
}
