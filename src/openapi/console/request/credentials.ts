/**
 * Secrets of the reader. They live in memory, as long as the document does, and stand in storage only
 * after the reader has asked for that.
 */
import { readStored, removeStored, writeStored } from '../../../client/storage/storage.ts';

const memory = new Map<string, string>();

const storageKeyOf = (key: string) => `console.secret.${key}`;

/** The secret for a key: what was typed last, else what the reader wanted remembered. */
export function readSecret(key: string): string {
  return memory.get(key) ?? readStored(storageKeyOf(key)) ?? '';
}

/** True for a secret that stands in storage. */
export function isRemembered(key: string): boolean {
  return readStored(storageKeyOf(key)) !== undefined;
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

/** Forgets everything in memory; for tests. */
export function forgetSecrets(): void {
  memory.clear();
}
