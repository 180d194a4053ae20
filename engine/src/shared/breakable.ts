/** Adds line break opportunities to long names and URLs, so they break between words. */

/** By default, words of up to this many characters aren't split. */
const WHOLE = 14;

const PLACE = String.raw`(?:(?<=[._,/<|(:=])|(?<=[a-z\d])(?=[A-Z])|$)`;

/**
 * Splits a text where a line can break in addition to spaces: after `_`, `.`, `/`, and similar characters, and
 * before a capital letter within a word. Joined, the parts are the text again.
 *
 * @param whole words of up to this many characters aren't split
 */
export function breakableParts(text: string, whole = WHOLE): string[] {
  const longWord = new RegExp(`(\\S{${whole + 1},})`);
  if (!longWord.test(text)) return [text];
  // As many characters as `whole` allows, or otherwise everything up to the next break opportunity.
  const part = new RegExp(`\\S{1,${whole}}${PLACE}|\\S+?${PLACE}`, 'g');
  const parts = [''];
  // Every other piece is a long word.
  for (const [index, piece] of text.split(longWord).entries()) {
    const [first = '', ...rest] = index % 2 === 0 ? [piece] : (piece.match(part) ?? []);
    parts[parts.length - 1] += first;
    parts.push(...rest);
  }
  return parts;
}
