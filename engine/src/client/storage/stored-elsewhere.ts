import { storageKey } from './storage.ts';

/**
 * Calls `callback` with the key and value when a different tab stores a value. Doesn't report removals. It's not
 * in `storage.ts`, because the browser loads that module earlier, with the entry.
 */
export function onStoredElsewhere(callback: (key: string, value: string) => void): void {
  const prefix = storageKey('');
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(prefix) && newValue !== null) callback(key.slice(prefix.length), newValue);
  });
}
