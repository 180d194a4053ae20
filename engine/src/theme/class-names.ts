/** Joins the class names that are set. Returns `undefined` if none is set. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const set = names.filter(Boolean);
  return set.length === 0 ? undefined : set.join(' ');
}
