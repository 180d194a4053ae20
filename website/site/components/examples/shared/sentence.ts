/** Turns a clause into a sentence. A name from code keeps its first letter. */
export function sentence(clause: string): string {
  const end = /[.…]$/.test(clause) ? '' : '.';
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${end}`;
}
