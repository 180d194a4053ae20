/** Places where long names and addresses may be broken, so that none is cut within a word. */

/** Characters of a word that stays whole. */
const WHOLE = 14;

const PLACE = String.raw`(?:(?<=[._,/<|(:=])|(?<=[a-z\d])(?=[A-Z])|$)`;
/** As much as stays whole, or else all to the next place. */
const PART = new RegExp(`\\S{1,${WHOLE}}${PLACE}|\\S+?${PLACE}`, 'g');
const LONG_WORD = new RegExp(`(\\S{${WHOLE + 1},})`);

/**
 * Parts of a text between which a line may end besides at spaces: after `_`, `.`, `/` and the like, and
 * before a capital within a word. Joined, they are the text again.
 */
export function breakableParts(text: string): string[] {
  const parts = [''];
  // Every other piece is a long word.
  for (const [index, piece] of text.split(LONG_WORD).entries()) {
    const [first = '', ...rest] = index % 2 === 0 ? [piece] : (piece.match(PART) ?? []);
    parts[parts.length - 1] += first;
    parts.push(...rest);
  }
  return parts;
}
