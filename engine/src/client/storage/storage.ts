/**
 * Guarded access to web storage. Storage can be blocked or full, and it can contain anything, so these functions never
 * throw. A read that fails returns `undefined`, and a write returns whether it worked.
 */

type Area = 'local' | 'session';

/** The maximum length of a value. A longer one can't have been stored by this code. */
const MAXIMUM_LENGTH = 200_000;
const PREFIX = 'docs.';

/** Returns a value's name in web storage: `docs.<key>`. */
export function storageKey(key: string): string {
  return `${PREFIX}${key}`;
}

/** Returns a stored text, or `undefined` if there's none, it's too long, or storage is blocked. */
export function readStored(key: string, area: Area = 'local'): string | undefined {
  try {
    const value = storageOf(area).getItem(storageKey(key));
    return value === null || value.length > MAXIMUM_LENGTH ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Stores a text. Returns false if storage is blocked or full, or the text is too long. */
export function writeStored(key: string, value: string, area: Area = 'local'): boolean {
  if (value.length > MAXIMUM_LENGTH) return false;
  try {
    storageOf(area).setItem(storageKey(key), value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value. Does nothing if storage is blocked. */
export function removeStored(key: string, area: Area = 'local'): void {
  try {
    storageOf(area).removeItem(storageKey(key));
  } catch {
    // If storage is blocked, there's nothing to remove.
  }
}

let hasWarned = false;

/** Returns the storage, or throws if the browser blocks it. Logs one warning per document. */
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
