/** Alternatives of a regular expression for any of the phrases; without phrases it matches nothing. */
export function alternativesOf(phrases: readonly string[]): string {
  const escaped = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return escaped.length === 0 ? '(?!)' : escaped.join('|');
}
