/**
 * Guarded access to web storage. Storage may be blocked, full or hold anything at all, so every
 * function here is survivable: reading gives `undefined`, writing reports whether it worked.
 */

type Area = 'local' | 'session';

/** Longer values are not ours: the longest is a sidebar with hundreds of entries. */
const MAXIMUM_LENGTH = 200_000;
const PREFIX = 'docs.';

/** Returns a value's name in web storage: `docs.<key>`. */
export function storageKey(key: string): string {
  return `${PREFIX}${key}`;
}

/** Stored text, or `undefined` when there is none, it is oversized, or storage is blocked. */
export function readStored(key: string, area: Area = 'local'): string | undefined {
  try {
    const value = storageOf(area).getItem(storageKey(key));
    return value === null || value.length > MAXIMUM_LENGTH ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Stores a text. Returns false when storage is blocked or full, or the value oversized. */
export function writeStored(key: string, value: string, area: Area = 'local'): boolean {
  if (value.length > MAXIMUM_LENGTH) return false;
  try {
    storageOf(area).setItem(storageKey(key), value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value; does nothing when storage is blocked. */
export function removeStored(key: string, area: Area = 'local'): void {
  try {
    storageOf(area).removeItem(storageKey(key));
  } catch {
    // Blocked storage has nothing to remove.
  }
}

let hasWarned = false;

/** Throws if the browser blocks storage, which one warning per document says. */
function storageOf(area: Area): Storage {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch (error) {
    if (!hasWarned)
      console.warn("Browser storage isn't available, so choices won't be remembered.", error);
    hasWarned = true;
    throw error;
  }
}
