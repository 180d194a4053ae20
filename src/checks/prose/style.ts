/** Rules of style that a program can judge. */
import type { Problem } from '../../engine/problems.ts';
import type { Words } from '../page-text.ts';

const MAXIMUM_WORDS = 32;

const FILLER =
  /\b(simply|just|easily|obviously|of course|please note|note that|in order to|utilize|leverage)\b/i;
/** "just" as "only now" or in fixed phrases is not filler. */
const ALLOWED = /\bjust (?:as|like|before|after|under|over|created|now|one|in time)\b/i;
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/\bfeature toggles?\b/i, 'feature flag'],
  [/\bback-end SDK/i, 'backend SDK'],
  [/\bfront-end SDK/i, 'frontend SDK'],
  [/\bserver-side SDK/i, 'backend SDK'],
  [/\bclient-side SDK/i, 'frontend SDK'],
  [/\badmin UI\b/, 'Admin UI'],
  [/\bopen-source edition\b/i, 'Open Source'],
];

/** Sentences too long to be read once, filler, and words for which the house has another. */
export function checkStyle(paragraphs: readonly Words[]): readonly Problem[] {
  return paragraphs.flatMap(({ text, place }) => {
    const faults: { message: string; remedy: string }[] = [];
    for (const sentence of sentencesOf(text)) {
      const count = sentence.split(/\s+/).length;
      if (count > MAXIMUM_WORDS) {
        const start = sentence.split(/\s+/).slice(0, 6).join(' ');
        const message = `The sentence "${start} …" has ${count} words`;
        faults.push({ message, remedy: `Make sentences of at most ${MAXIMUM_WORDS} words of it.` });
      }
    }
    const filler = ALLOWED.test(text) ? undefined : FILLER.exec(text)?.[0];
    if (filler !== undefined) {
      faults.push({
        message: `"${filler}" says nothing`,
        remedy: 'Leave it out, or say it plainly.',
      });
    }
    for (const [pattern, term] of TERMS) {
      const found = pattern.exec(text)?.[0];
      if (found === undefined) continue;
      faults.push({ message: `"${found}" has another name here`, remedy: `Write "${term}".` });
    }
    return faults.map((fault) => ({ severity: 'error' as const, place, ...fault }));
  });
}

/** Abbreviations and numbers with a point do not end a sentence. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\b(?:e\.g|i\.e|etc|vs|no)\./gi, (abbreviation) => abbreviation.replace(/\./g, ''))
    .split(/(?<=[.!?:;])\s+(?=[\p{Lu}\d"“(]|(?:code|label)\b)/u);
}
