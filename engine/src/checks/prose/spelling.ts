/** Checks spelling against American English, software terms, and the site's own words. */
import { spellCheckDocument } from 'cspell-lib';
import type { Problem } from '../../core/problems/problems.ts';
import type { Words } from '../page-text.ts';

/** Parses a list with one word per line. `#` starts a comment. */
export function parseWords(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((word) => word !== '');
}

/** Returns a problem for each unknown word on a page. */
export async function checkSpelling(
  texts: readonly Words[],
  words: readonly string[],
): Promise<readonly Problem[]> {
  // Every piece becomes one line, so the line number of an issue is the number of its piece.
  const text = texts.map((piece) => piece.text.replace(/\s+/g, ' ')).join('\n');
  const document = { uri: 'text:///page.txt', text, languageId: 'plaintext', locale: 'en-US' };
  const options = { generateSuggestions: false, noConfigSearch: true };
  const settings = {
    words: [...words],
    dictionaries: ['softwareTerms', 'companies', 'node', 'npm'],
  };
  const { issues } = await spellCheckDocument(document, options, settings);
  const seen = new Set<string>();
  return issues.flatMap((issue) => {
    const place = texts[text.slice(0, issue.offset).split('\n').length - 1]?.place;
    if (place === undefined || seen.has(issue.text)) return [];
    seen.add(issue.text);
    return {
      severity: 'error' as const,
      place,
      message: `"${issue.text}" isn't a known word`,
      remedy: 'Correct it, write it as code, or add it to site/checks/words.txt.',
    };
  });
}
