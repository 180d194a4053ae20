/** Terminal control characters, and characters that change the direction of text. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns text that's safe to print in a terminal. Content and file names can come from anywhere, so control
 * characters are replaced. Line ends don't change.
 */
export function printable(text: string): string {
  return text.replace(HIDDEN, (character) => (character === '\n' ? character : '\ufffd'));
}

/**
 * Returns text for one line in a terminal, because a line break in a name could imitate a different message.
 */
export function printableLine(text: string): string {
  return text.replace(HIDDEN, '\ufffd');
}
