/** Creates ids for parameters and properties: `body.parcels.name`. Each id is unique on its page. */
import { uniqueNames } from '../../../shared/unique-names.ts';
import { REFERENCE_LIMITS } from '../limits.ts';

/**
 * The maximum length of an id. Without a limit, ids of nested properties would keep growing, because they contain
 * their parents' names.
 */
const MAXIMUM_LENGTH = 2 * REFERENCE_LIMITS.name;

export interface Ids {
  /** Returns the requested id. If it's taken, adds a number. */
  take(wanted: string): string;
  /** Takes all ids. If one of them is already taken, takes none and returns false. */
  takeAll(wanted: ReadonlySet<string>): boolean;
  /** All ids that are taken. */
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
