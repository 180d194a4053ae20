/** Joins class names, leaving out what is not set; `undefined` when nothing is left. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const set = names.filter(Boolean);
  return set.length === 0 ? undefined : set.join(' ');
}
