/** Controls of terminals, and characters that change the order in which text is seen. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns text for a terminal. Content can come from anywhere, file names included, so its control characters are
 * replaced. Line ends stay.
 */
export function printable(text: string): string {
  return text.replace(HIDDEN, (character) => (character === '\n' ? character : '\ufffd'));
}

/** Returns text for one line of a terminal, because a line break in a name could imitate a different message. */
export function printableLine(text: string): string {
  return text.replace(HIDDEN, '\ufffd');
}
