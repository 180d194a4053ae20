/** Texts with parts, and numbers, as the site's language writes them. */
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
