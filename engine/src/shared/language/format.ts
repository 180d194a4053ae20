/** How languages write: sentences with parts, numbers, and the direction of text. */
import { LANGUAGE } from './language.ts';

/**
 * Parts of a text in their order. Where it says `{date}` stands `parts.date`: elements in the middle of a
 * sentence have another place in each language. Names without a part stay as they are.
 */
export function fillText<Part>(
  text: string,
  parts: Readonly<Record<string, Part>>,
): (string | Part)[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (parts[part] ?? `{${part}}`)));
}

/** Number as readers of the site's language write it: `1,234`, `۱٬۲۳۴`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(LANGUAGE);
}

/** Scripts that are written from right to left, as ISO 15924 names them. */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** Direction in which a language is written: `ar` and `az-Arab` from right to left, `az` from left. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT.test(script) ? 'rtl' : 'ltr';
}
