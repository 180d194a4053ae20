/**
 * The reader's secrets. Each one belongs to one server and is never sent to another. They're kept in memory as
 * long as the document exists, and stored only if the reader requests that.
 */
import {
  readStored,
  removeStored,
  storageKey,
  writeStored,
} from '../../../../client/storage/storage.ts';

/** Identifies a secret. */
export interface SecretPlace {
  /** Origin of the server. Empty until the reader enters a server. */
  origin: string;
  /** Name of the secret, which is the same for all servers. */
  name: string;
}

/** Secrets by the key from `keyOf`. */
const memory = new Map<string, string>();

const PREFIX = 'console.secret.';

/** Returns a key for both parts. An origin contains no space. */
function keyOf({ origin, name }: SecretPlace): string {
  return `${origin} ${name}`;
}

const storageKeyOf = (place: SecretPlace) => PREFIX + keyOf(place);

/**
 * Returns the secret for a server: the last one that was typed, or the stored one, or one that was typed before
 * there was a server.
 */
export function readSecret(place: SecretPlace): string {
  const own = memory.get(keyOf(place)) ?? readStored(storageKeyOf(place));
  return own ?? memory.get(keyOf({ ...place, origin: '' })) ?? '';
}

/** True if the secret that's in use is stored. */
export function isRemembered(place: SecretPlace): boolean {
  const stored = readStored(storageKeyOf(place));
  return stored !== undefined && stored === readSecret(place);
}

/**
 * Keeps a secret in memory. If `remember` is true, also stores it. Otherwise, removes a stored one. Returns
 * false if it should be stored but can't be.
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

/** Returns the origins of other servers for which there's a secret in memory. */
export function otherOrigins({ origin, name }: SecretPlace): string[] {
  return [...memory].flatMap(([key, secret]) => {
    const [other = ''] = key.split(' ', 1);
    const isOther = other !== '' && other !== origin && key === keyOf({ origin: other, name });
    return isOther && secret !== '' ? [other] : [];
  });
}

/**
 * Calls `onChange` when another tab stores or removes a secret. Returns a function that stops this. A removed
 * secret stays in memory, and a stored one doesn't replace a secret that was typed here.
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

/** Removes everything from memory, for tests. */
export function forgetSecrets(): void {
  memory.clear();
}
