/**
 * Secrets of the reader, each for one server: another server never gets it. They live in memory, as long as the
 * document does, and are in storage only if the reader has asked for that.
 */
import {
  readStored,
  removeStored,
  storageKey,
  writeStored,
} from '../../../../client/storage/storage.ts';

/** What a secret is for. */
export interface SecretPlace {
  /** Origin of the server; empty as long as the reader has entered none. */
  origin: string;
  /** Name of the secret, whatever the server. */
  name: string;
}

/** By `keyOf`. */
const memory = new Map<string, string>();

const PREFIX = 'console.secret.';

/** An origin contains no space. */
function keyOf({ origin, name }: SecretPlace): string {
  return `${origin} ${name}`;
}

const storageKeyOf = (place: SecretPlace) => PREFIX + keyOf(place);

/**
 * Returns the secret for a server: what was typed last, else what the reader wanted remembered, else what was typed
 * before there was a server.
 */
export function readSecret(place: SecretPlace): string {
  const own = memory.get(keyOf(place)) ?? readStored(storageKeyOf(place));
  return own ?? memory.get(keyOf({ ...place, origin: '' })) ?? '';
}

/** True if the secret at hand is in storage. */
export function isRemembered(place: SecretPlace): boolean {
  const stored = readStored(storageKeyOf(place));
  return stored !== undefined && stored === readSecret(place);
}

/**
 * Keeps a secret in memory, and in storage if `remember` says so; what was stored before is removed otherwise. Returns
 * false if it should be stored and can't be.
 */
export function keepSecret(place: SecretPlace, secret: string, remember: boolean): boolean {
  memory.set(keyOf(place), secret);
  if (remember && secret !== '') return writeStored(storageKeyOf(place), secret);
  removeStored(storageKeyOf(place));
  return true;
}

/** Assigns a secret that was typed before a server was chosen to this server. */
export function assignSecret(place: SecretPlace): void {
  const pending = keyOf({ ...place, origin: '' });
  const secret = memory.get(pending);
  if (secret === undefined || place.origin === '') return;
  memory.delete(pending);
  if (readSecret(place) === '') memory.set(keyOf(place), secret);
}

/** Returns the origins of other servers that there is a secret for in memory. */
export function otherOrigins({ origin, name }: SecretPlace): string[] {
  return [...memory].flatMap(([key, secret]) => {
    const [other = ''] = key.split(' ', 1);
    const isOther = other !== '' && other !== origin && key === keyOf({ origin: other, name });
    return isOther && secret !== '' ? [other] : [];
  });
}

/**
 * Calls back when another tab has remembered or forgotten a secret; the result ends that. A secret
 * that was forgotten stays in memory, one that was remembered replaces nothing that was typed here.
 */
export function followSecrets(onChange: () => void): () => void {
  const prefix = storageKey(PREFIX);
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
