/**
 * Returns a regular expression's alternatives for the phrases. Without phrases, the expression matches nothing.
 */
export function alternativesOf(phrases: readonly string[]): string {
  const escaped = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return escaped.length === 0 ? '(?!)' : escaped.join('|');
}
