/** Ids of parameters and properties: `body.strategies.name`. Each is used once on a page. */

export interface Ids {
  /** A free id: the wanted one, or that with a number. */
  take(wanted: string): string;
  /** Takes all of them as they are; none, and returns false, when one is not free. */
  takeAll(wanted: ReadonlySet<string>): boolean;
  /** Everything that was taken. */
  readonly taken: ReadonlySet<string>;
}

export function createIds(): Ids {
  const used = new Set<string>();
  return {
    take(wanted) {
      const id = wanted.replace(/[\s%"'<>&#`]+/g, '_');
      let free = id;
      for (let number = 2; used.has(free); number += 1) free = `${id}-${number}`;
      used.add(free);
      return free;
    },
    takeAll(wanted) {
      for (const id of wanted) if (used.has(id)) return false;
      for (const id of wanted) used.add(id);
      return true;
    },
    taken: used,
  };
}
