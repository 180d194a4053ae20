/**
 * Secrets of the reader. They live in memory, as long as the document does, and stand in storage only
 * after the reader has asked for that.
 */
import {
  readStored,
  removeStored,
  storageKey,
  writeStored,
} from '../../../client/storage/storage.ts';

const memory = new Map<string, string>();

const storageKeyOf = (key: string) => `console.secret.${key}`;

/** The secret for a key: what was typed last, else what the reader wanted remembered. */
export function readSecret(key: string): string {
  return memory.get(key) ?? readStored(storageKeyOf(key)) ?? '';
}

/** True when the secret at hand is the one that stands in storage. */
export function isRemembered(key: string): boolean {
  const stored = readStored(storageKeyOf(key));
  return stored !== undefined && stored === readSecret(key);
}

/**
 * Keeps a secret in memory, and in storage where `remember` says so; what was stored before is
 * removed otherwise. Returns false when it should be stored and cannot be.
 */
export function keepSecret(key: string, secret: string, remember: boolean): boolean {
  memory.set(key, secret);
  if (remember && secret !== '') return writeStored(storageKeyOf(key), secret);
  removeStored(storageKeyOf(key));
  return true;
}

/**
 * Calls back when another tab has remembered or forgotten a secret; the result ends that. A secret
 * that was forgotten stays in memory, one that was remembered replaces nothing that was typed here.
 */
export function followSecrets(onChange: () => void): () => void {
  const prefix = storageKey(storageKeyOf(''));
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (!key?.startsWith(prefix)) return;
    const name = key.slice(prefix.length);
    const own = memory.get(name) ?? oldValue ?? '';
    const isTypedHere = own !== '' && own !== oldValue;
    memory.set(name, isTypedHere ? own : (newValue ?? own));
    onChange();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Forgets everything in memory; for tests. */
export function forgetSecrets(): void {
  memory.clear();
}
