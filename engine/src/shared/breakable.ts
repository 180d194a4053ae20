/** Lets long names and URLs break between words. */

/** Words of up to this many characters aren't split by default. */
const WHOLE = 14;

const PLACE = String.raw`(?:(?<=[._,/<|(:=])|(?<=[a-z\d])(?=[A-Z])|$)`;

/**
 * Splits a text at the places where a line may break in addition to spaces: after `_`, `.`, `/`, and similar
 * characters, and before a capital letter within a word. Joining the parts results in the same text.
 *
 * @param whole words of up to this many characters aren't split
 */
export function breakableParts(text: string, whole = WHOLE): string[] {
  const longWord = new RegExp(`(\\S{${whole + 1},})`);
  if (!longWord.test(text)) return [text];
  // Each part has as many characters as `whole` allows. If there's no break within that length, it extends to the
  // next one.
  const part = new RegExp(`\\S{1,${whole}}${PLACE}|\\S+?${PLACE}`, 'g');
  const parts = [''];
  // Every second piece is a long word.
  for (const [index, piece] of text.split(longWord).entries()) {
    const [first = '', ...rest] = index % 2 === 0 ? [piece] : (piece.match(part) ?? []);
    parts[parts.length - 1] += first;
    parts.push(...rest);
  }
  return parts;
}

/**
 * Lets wrapped lines of code break after each slash of a URL or path, given as HTML. Chromium doesn't break there on
 * its own, so on phones, URLs would break within words. Text with one slash, such as `application/json`, stays whole.
 */
export function breakPaths(html: string): string {
  const parts = html.split(/(?<=\/)(?=[^/\s])/);
  return parts.length > 2 ? parts.join('<wbr>') : html;
}
