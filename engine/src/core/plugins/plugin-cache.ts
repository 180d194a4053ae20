/** Stores plugins' slow results in a site's cache, where they stay valid until the engine's code changes. */
import { codeHash } from '../bundle/source-hash.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { type Made, rememberValue } from '../cache/remember-made.ts';

/**
 * Returns what `make` returned in an earlier build, if neither the key nor an input file has changed since. Otherwise,
 * calls `make`.
 *
 * @param root absolute path of the site's root
 * @param key everything besides files and the engine's code that the value depends on, as JSON
 */
export function keepMade<Value>(root: string, key: unknown, make: () => Made<Value>): Value {
  return rememberValue(cacheFolder(root, 'entries'), [codeHash(), key], make);
}
