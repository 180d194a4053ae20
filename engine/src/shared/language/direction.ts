/** Scripts that are written from right to left, as ISO 15924 names them. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

/** Direction in which a language is written: `ar` and `az-Arab` from right to left, `az` from left. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}
