/** Ids of parameters and properties: `body.strategies.name`. Each is used once on a page. */

export interface Ids {
  /** A free id: the wanted one, or that with a number. */
  take(wanted: string): string;
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
  };
}
