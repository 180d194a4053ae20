/** Turns a clause into a sentence. A name from code isn't capitalized. */
export function sentence(clause: string): string {
  const end = /[.…]$/.test(clause) ? '' : '.';
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${end}`;
}
