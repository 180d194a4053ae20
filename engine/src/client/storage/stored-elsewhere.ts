import { storageKey } from './storage.ts';

/** Calls back with key and value when another browser tab stores something; removals are not reported. */
export function onStoredElsewhere(callback: (key: string, value: string) => void): void {
  const prefix = storageKey('');
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(prefix) && newValue !== null) callback(key.slice(prefix.length), newValue);
  });
}
