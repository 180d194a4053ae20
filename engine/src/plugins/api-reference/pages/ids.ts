/** Ids of parameters and properties: `body.parcels.name`. Each id is unique on its page. */
import { uniqueNames } from '../../../shared/unique-names.ts';
import { REFERENCE_LIMITS } from '../limits.ts';

/** The maximum length of an id, because ids of nested properties contain their parents' names. */
const MAXIMUM_LENGTH = 2 * REFERENCE_LIMITS.name;

export interface Ids {
  /** Returns an unused id: the requested one, or the requested one with a number. */
  take(wanted: string): string;
  /** Marks all ids as used. If one of them is already used, marks none and returns false. */
  takeAll(wanted: ReadonlySet<string>): boolean;
  /** All used ids. */
  readonly taken: ReadonlySet<string>;
}

export function createIds(): Ids {
  const used = new Set<string>();
  const unused = uniqueNames((id) => used.has(id));
  return {
    take(wanted) {
      const id = unused(wanted.slice(0, MAXIMUM_LENGTH).replace(/[\s%"'<>&#`]+/g, '_'));
      used.add(id);
      return id;
    },
    takeAll(wanted) {
      for (const id of wanted) if (used.has(id)) return false;
      for (const id of wanted) used.add(id);
      return true;
    },
    taken: used,
  };
}
