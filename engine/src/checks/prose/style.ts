/**
 * Checks style rules. `site/checks/style.json` contains a site's rules: the maximum length of sentences, filler
 * words, words and phrases to replace with another term, and words that connect sentences.
 */
import { z } from 'zod';
import type { Problem } from '../../core/problems/problems.ts';
import type { Words } from '../page-text.ts';

const styleFile = z.strictObject({
  /** The maximum number of words in a sentence. */
  maximumWords: z.int().positive(),
  /** Words that add nothing. */
  filler: z.array(z.string().min(1)),
  /** Phrases in which a filler word is meaningful. */
  allowed: z.array(z.string().min(1)),
  terms: z.array(
    z.strictObject({
      instead: z.string().min(1),
      write: z.string().min(1),
      /** True if only the case is wrong, so that uppercase and lowercase letters are distinguished. */
      matchCase: z.boolean().optional(),
    }),
  ),
  /** Regular expressions for phrases. In the text, `code` and `label` replace code and bold text. */
  patterns: z
    .array(z.strictObject({ pattern: z.string().min(1), remedy: z.string().min(1) }))
    .default([]),
  /** Words with which a sentence points back to the previous one. If there are none, cadence isn't checked. */
  bridges: z.array(z.string().min(1)).default([]),
});

export type StyleRules = z.infer<typeof styleFile>;

interface Fault {
  message: string;
  remedy: string;
}

/** Parses a `style.json`. Throws zod's error if it has a different shape. */
export function parseStyle(json: string): StyleRules {
  return styleFile.parse(JSON.parse(json));
}

/** Returns the check for a site's rules: sentence length, filler, terms, and patterns. */
export function createCheckStyle(
  rules: StyleRules,
): (paragraphs: readonly Words[]) => readonly Problem[] {
  const filler = anyOf(rules.filler);
  const allowed = anyOf(rules.allowed);
  const terms = rules.terms.map(({ instead, write, matchCase }) => ({
    pattern: anyOf([instead], matchCase === true ? '' : 'i'),
    write,
  }));
  const patterns = rules.patterns.map(({ pattern, remedy }) => ({
    pattern: new RegExp(pattern, 'u'),
    remedy,
  }));
  return (paragraphs) =>
    paragraphs.flatMap(({ text, place }) => {
      const faults = longSentences(text, rules.maximumWords);
      const empty = allowed?.test(text) === true ? undefined : filler?.exec(text)?.[0];
      if (empty !== undefined) {
        const remedy = 'Remove it, or say what you mean.';
        faults.push({ message: `"${empty}" adds nothing`, remedy });
      }
      for (const { pattern, write } of terms) {
        const found = pattern?.exec(text)?.[0];
        if (found === undefined) continue;
        const message = `"${found}" isn't the term we use`;
        faults.push({ message, remedy: `Use "${write}".` });
      }
      for (const { pattern, remedy } of patterns) {
        const found = pattern.exec(text)?.[0];
        if (found !== undefined)
          faults.push({ message: `"${found}" doesn't follow our style`, remedy });
      }
      return faults.map((fault) => ({ severity: 'error' as const, place, ...fault }));
    });
}

/** Returns a pattern that matches any of the phrases as whole words. If there are none, returns `undefined`. */
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

/** Splits a text into sentences, but not after abbreviations. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\b(?:e\.g|i\.e|etc|vs|no)\./gi, (abbreviation) => abbreviation.replace(/\./g, ''))
    .split(/(?<=[.!?:;])\s+(?=[\p{Lu}\d"“(]|(?:code|label)\b)/u);
}

/** Returns the phrases as alternatives in a regular expression. If there are no phrases, it matches nothing. */
export function alternativesOf(phrases: readonly string[]): string {
  const escaped = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return escaped.length === 0 ? '(?!)' : escaped.join('|');
}
