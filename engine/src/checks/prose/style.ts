/**
 * Style rules that a program can check. `site/checks/style.json` contains a site's rules: the maximum sentence
 * length, filler words, words and phrases that the site replaces with a different term, and words that connect
 * sentences.
 */
import { z } from 'zod';
import type { Problem } from '../../core/problems/problems.ts';
import type { Words } from '../page-text.ts';

const styleFile = z.strictObject({
  /** The maximum number of words in a sentence. */
  maximumWords: z.int().positive(),
  /** Words that add nothing. */
  filler: z.array(z.string().min(1)),
  /** Phrases in which a filler word does have a meaning. */
  allowed: z.array(z.string().min(1)),
  terms: z.array(
    z.strictObject({
      instead: z.string().min(1),
      write: z.string().min(1),
      /** True if uppercase and lowercase letters matter, because only the case is wrong. */
      matchCase: z.boolean().optional(),
    }),
  ),
  /** Regular expressions for phrases, in text with `code` and `label` in place of code and bold text. */
  patterns: z
    .array(z.strictObject({ pattern: z.string().min(1), remedy: z.string().min(1) }))
    .default([]),
  /** Words with which a sentence can point back to the one before. Without them, cadence isn't checked. */
  bridges: z.array(z.string().min(1)).default([]),
});

export type StyleRules = z.infer<typeof styleFile>;

interface Fault {
  message: string;
  remedy: string;
}

/** Returns the rules of a `style.json`. Throws zod's error for any other shape. */
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

/** Returns a pattern for any of the phrases as whole words, or `undefined` if there are none. */
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

/** Splits a text into sentences. Periods in abbreviations don't end a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\b(?:e\.g|i\.e|etc|vs|no)\./gi, (abbreviation) => abbreviation.replace(/\./g, ''))
    .split(/(?<=[.!?:;])\s+(?=[\p{Lu}\d"“(]|(?:code|label)\b)/u);
}

/**
 * Returns a regular expression's alternatives for the phrases. Without phrases, the expression matches nothing.
 */
export function alternativesOf(phrases: readonly string[]): string {
  const escaped = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return escaped.length === 0 ? '(?!)' : escaped.join('|');
}
