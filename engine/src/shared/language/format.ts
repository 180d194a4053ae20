/** How languages write: sentences with parts, numbers, and the direction of text. */
import { LANGUAGE } from './language.ts';

/**
 * Splits a text into its parts, in order, and replaces `{date}` with `parts.date`. Elements in a sentence have
 * different positions in each language. Names without a part stay as they are.
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

/** Scripts that are written from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/**
 * Returns the direction in which a language is written. For example, `ar` and `az-Arab` are written from right
 * to left, and `az` from left to right.
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT.test(script) ? 'rtl' : 'ltr';
}
