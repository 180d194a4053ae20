/**
 * Widths of characters. Text is measured with this table and not by a browser, so that a drawing is the same on
 * every machine. The numbers are advance widths in the theme's text font, in hundredths of the font size and
 * rounded up. The stylesheet scales fallback fonts to the same widths. A browser test compares the numbers with
 * rendered text.
 */
const WIDTHS: readonly (readonly [hundredths: number, characters: string])[] = [
  [22, "'"],
  [26, ' !i|'],
  [28, ',;jl'],
  [30, '.:·’'],
  [32, '()'],
  [34, '[]{}'],
  [36, '1ft'],
  [38, '"I'],
  [42, 'r'],
  [46, '*/\\'],
  [50, '-_`–“”'],
  [52, 'z'],
  [54, '?s'],
  [56, '7JLc'],
  [58, '$2Faeghkvxy'],
  [60, '34589Ebdnpqu'],
  [62, '06Zo'],
  [64, '+<=>PSY^~≤≥→×'],
  [66, 'BRT'],
  [68, '#KX'],
  [70, '&UV'],
  [72, 'ACD'],
  [74, 'GHN'],
  [78, 'OQ…'],
  [84, 'w'],
  [88, '%'],
  [90, '@Mm'],
  [96, 'W'],
];

const WIDTH_OF = new Map(
  WIDTHS.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)),
);

/** Width of characters that aren't in the table: accented letters and other alphabets. */
const USUAL_WIDTH = 66;
/** The width of an emoji, or of a Chinese, Japanese, or Korean character. */
const FULL_WIDTH = 104;

/** Returns the height of a line of text at a font size, in the same unit. */
export function lineHeight(size: number): number {
  return Math.round(size * 1.3);
}

/**
 * Returns the width of a line of text at a font size, in the same unit. It may be slightly too large, but never too
 * small.
 */
export function textWidth(text: string, size: number): number {
  let hundredths = 0;
  for (const character of text) {
    const usual = (character.codePointAt(0) ?? 0) < 0x2e80 ? USUAL_WIDTH : FULL_WIDTH;
    hundredths += WIDTH_OF.get(character) ?? usual;
  }
  return Math.ceil((hundredths * size) / 100);
}

/**
 * Wraps a text into lines of similar length that are at most `width` wide. Lines break at spaces, or otherwise
 * after `-`, `/`, `:`, `.`, and `_`, and before capital letters, as in code. A part without such a character stays
 * on one line, even if it's wider. The author's own line breaks are kept.
 */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  return text.split('\n').flatMap((line) => balance(line.trim(), size, width));
}

/** Evens out the lengths of lines by finding the narrowest width that doesn't need more lines than `width`. */
function balance(line: string, size: number, width: number): readonly string[] {
  let lines = fill(line, size, width);
  if (lines.length === 1) return lines;
  const least = Math.min(width, widest(words(line), size));
  for (let narrower = width * 0.95; narrower >= least; narrower -= size / 2) {
    const candidate = fill(line, size, narrower);
    if (candidate.length > lines.length) break;
    lines = candidate;
  }
  return lines;
}

function fill(line: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of words(line)) {
    const parts = textWidth(word.trimEnd(), size) > width ? breakWord(word) : [word];
    for (const part of parts) {
      if (current !== '' && textWidth((current + part).trimEnd(), size) > width) {
        lines.push(current.trimEnd());
        current = '';
      }
      current += part;
    }
  }
  return [...lines, current.trimEnd()];
}

/** Returns the words, each with the space that follows it. A number and its unit are one word. */
function words(line: string): readonly string[] {
  return line.split(/(?<=\s)(?<!\d\s(?=(?:%|(?:s|ms|min|h|kB|MB|GB)\b)))/);
}

function breakWord(word: string): readonly string[] {
  return word.split(/(?<=[-/:._])(?=\w)|(?<=[a-z])(?=[A-Z])/);
}

/** Returns the width of the widest line. */
export function widest(lines: readonly string[], size: number): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, size)));
}
