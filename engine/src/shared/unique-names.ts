/** Creates unique names for ids, slugs, and components. */

/**
 * Returns a function that returns an unused name: the requested one if it's free, or otherwise the requested one
 * with a number. The caller has to mark the name as used. The last number for each name is remembered, because
 * trying all of them for a thousand equal names would take half a million attempts.
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
