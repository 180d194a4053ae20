/**
 * Rules of style that a program can judge. `site/checks/style.json` holds those of a site: how many
 * words a sentence may have, words that say nothing, and words for which the house has another.
 */
import { z } from 'zod';
import type { Problem } from '../../engine/problems/problems.ts';
import type { Words } from '../page-text.ts';
import { alternativesOf } from './phrases.ts';

const styleFile = z.strictObject({
  /** Words of a sentence at most. */
  maximumWords: z.int().positive(),
  /** Words that say nothing. */
  filler: z.array(z.string().min(1)),
  /** Phrases in which such a word says something. */
  allowed: z.array(z.string().min(1)),
  terms: z.array(
    z.strictObject({
      instead: z.string().min(1),
      write: z.string().min(1),
      /** True when only the case is wrong. */
      matchCase: z.boolean().optional(),
    }),
  ),
});

export type StyleRules = z.infer<typeof styleFile>;

interface Fault {
  message: string;
  remedy: string;
}

/** Reads the rules. Throws zod's error for another shape. */
export function parseStyle(json: string): StyleRules {
  return styleFile.parse(JSON.parse(json));
}

/** Returns the check with the rules of one site: sentences too long to be read once, filler, terms. */
export function createCheckStyle(
  rules: StyleRules,
): (paragraphs: readonly Words[]) => readonly Problem[] {
  const filler = anyOf(rules.filler);
  const allowed = anyOf(rules.allowed);
  const terms = rules.terms.map(({ instead, write, matchCase }) => ({
    pattern: anyOf([instead], matchCase === true ? '' : 'i'),
    write,
  }));
  return (paragraphs) =>
    paragraphs.flatMap(({ text, place }) => {
      const faults = longSentences(text, rules.maximumWords);
      const empty = allowed?.test(text) === true ? undefined : filler?.exec(text)?.[0];
      if (empty !== undefined) {
        const remedy = 'Leave it out, or say it plainly.';
        faults.push({ message: `"${empty}" says nothing`, remedy });
      }
      for (const { pattern, write } of terms) {
        const found = pattern?.exec(text)?.[0];
        if (found === undefined) continue;
        const message = `"${found}" has another name here`;
        faults.push({ message, remedy: `Write "${write}".` });
      }
      return faults.map((fault) => ({ severity: 'error' as const, place, ...fault }));
    });
}

/** Pattern for any of the phrases as whole words; `undefined` without phrases. */
function anyOf(phrases: readonly string[], flags = 'i'): RegExp | undefined {
  if (phrases.length === 0) return undefined;
  return new RegExp(`\\b(?:${alternativesOf(phrases)})\\b`, flags);
}

function longSentences(text: string, maximum: number): Fault[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = sentence.split(/\s+/);
    if (words.length <= maximum) return [];
    const message = `The sentence "${words.slice(0, 6).join(' ')} …" has ${words.length} words`;
    return { message, remedy: `Split it into sentences of at most ${maximum} words.` };
  });
}

/** Abbreviations and numbers with a point do not end a sentence. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\b(?:e\.g|i\.e|etc|vs|no)\./gi, (abbreviation) => abbreviation.replace(/\./g, ''))
    .split(/(?<=[.!?:;])\s+(?=[\p{Lu}\d"“(]|(?:code|label)\b)/u);
}
