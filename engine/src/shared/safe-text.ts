/** Makes text safe to put into HTML and safe to copy. */

/** Escapes text for use inside an element. */
export function escapeText(text: string): string {
  // Most texts contain none of these characters. Without this check, replacing them would take a third of the time
  // for highlighting code.
  if (!/[&<>]/.test(text)) return text;
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Escapes an attribute's value, which must be in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;');
}

/** Matches control characters, except tabs and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Matches control characters, and characters that reorder the text after them: embeddings, overrides, and isolates.
 */
const CODE_CONTROLS = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Replaces control characters, which would have an effect if a reader pasted the text into a terminal. CommonMark
 * also replaces U+0000: https://spec.commonmark.org/0.31.2/#insecure-characters
 */
export function visibleText(text: string): string {
  return text.replace(CONTROLS, '\ufffd');
}

/**
 * Replaces control characters and bidirectional controls. Code needs neither, and they can make it look different
 * from what it does: https://trojansource.codes
 */
export function visibleCode(code: string): string {
  return code.replace(CODE_CONTROLS, '\ufffd');
}
