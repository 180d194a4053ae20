/** Formats texts and numbers for a language, and returns the direction in which it's written. */
import { LANGUAGE } from './language.ts';

/**
 * Splits a text into parts, in order, and replaces `{date}` with `parts.date`. The order of elements in a sentence
 * depends on the language. Names that have no part stay as they are.
 */
export function fillText<Part>(
  text: string,
  parts: Readonly<Record<string, Part>>,
): (string | Part)[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (parts[part] ?? `{${part}}`)));
}

/** Formats a number for the site's language: `1,234`, `۱٬۲۳۴`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(LANGUAGE);
}

/** Matches ISO 15924 codes of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/**
 * Returns the direction in which a language is written. For example, `ar` and `az-Arab` are written from right to
 * left, but `az` isn't.
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT.test(script) ? 'rtl' : 'ltr';
}
