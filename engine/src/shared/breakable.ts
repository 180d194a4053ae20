/** Adds line break opportunities to long names and URLs, so they break between words. */

/** Characters of a word that stays whole, where nothing else is said. */
const WHOLE = 14;

const PLACE = String.raw`(?:(?<=[._,/<|(:=])|(?<=[a-z\d])(?=[A-Z])|$)`;

/**
 * Parts of a text between which a line may end besides at spaces: after `_`, `.`, `/` and the like, and
 * before a capital within a word. Joined, they are the text again.
 *
 * @param whole characters of a word that stays whole
 */
export function breakableParts(text: string, whole = WHOLE): string[] {
  const longWord = new RegExp(`(\\S{${whole + 1},})`);
  if (!longWord.test(text)) return [text];
  // As much as stays whole, or else all to the next place.
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
