/** Scripts that are written from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

/**
 * Returns the direction in which a language is written. For example, `ar` and `az-Arab` are written from right
 * to left, and `az` from left to right.
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}
