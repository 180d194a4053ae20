/** Makes unique names for ids, slugs, and components. */

/**
 * Returns a function that finds an unused name: the requested one, or the requested one with the lowest free
 * number. The caller marks the name as used. The function remembers the last number for each requested name,
 * because trying all numbers for each of a thousand equal names would take half a million attempts.
 *
 * @param first the first number
 */
export function uniqueNames(
  isUsed: (name: string) => boolean,
  { first = 2, separator = '-' }: { first?: number; separator?: string } = {},
): (wanted: string) => string {
  const next = new Map<string, number>();
  return (wanted) => {
    let name = wanted;
    let number = next.get(wanted) ?? first;
    while (isUsed(name)) {
      name = `${wanted}${separator}${number}`;
      number += 1;
      next.set(wanted, number);
    }
    return name;
  };
}
