/** Handles differences between scripts, such as diacritics and words without spaces between them. */

/**
 * Matches a run of characters in a script whose words aren't separated by spaces or whose letters are syllables. If
 * a text is split by this, the runs are at odd indexes.
 */
export const DENSE_RUN =
  /((?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆〇]\p{M}*)+)/u;
/** Matches scripts in which a word can consist of one or two characters. */
const SYLLABLES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Matches everything except ASCII and the punctuation of English. */
const FOREIGN = /[\u00a0-\u1fff\u2070-\uffff]+/g;
/** Matches marks that readers omit when they type: accents, Hebrew and Arabic vowels, and the Arabic tatweel. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g;
/** Letters that Unicode doesn't decompose, and how people type them on other keyboards. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** Removes diacritics from a text, and converts different Unicode encodings of the same letters to one. */
export function foldText(text: string): string {
  return text.replace(FOREIGN, (run) =>
    run
      .normalize('NFKD')
      .replace(OPTIONAL_MARKS, '')
      .normalize('NFC')
      .replace(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter),
  );
}

/** True for a term in a script where a few characters can be a word. */
export function isDense(term: string): boolean {
  return SYLLABLES.test(term);
}

/** Matches a single Katakana character, which isn't a word. */
const LETTER = /^[\p{Script=Katakana}ー]$/u;
const LETTERS = /^[\p{Script=Katakana}ー]+$/u;

let segmenter: Intl.Segmenter | undefined;

/** Splits a run into words. Uses the dictionaries that browsers and Node.js have for its script. */
export function segmentsOf(run: string, start: number): { word: string; start: number }[] {
  // Firefox has supported it since version 125: https://caniuse.com/mdn-javascript_builtins_intl_segmenter
  if (!('Segmenter' in Intl)) return [{ word: run, start }];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const words: { word: string; start: number }[] = [];
  for (const { segment, index } of segmenter.segment(run)) {
    const last = words.at(-1);
    // The dictionaries split loanwords that they don't contain into single characters: `フィーチャー`.
    if (last !== undefined && LETTERS.test(last.word) && LETTER.test(segment)) last.word += segment;
    else words.push({ word: segment, start: start + index });
  }
  return words;
}
