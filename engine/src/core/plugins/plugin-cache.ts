/** Keeps plugins' slow results in a site's cache, until the engine's code changes. */
import { codeHash } from '../bundle/source-hash.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { type Made, rememberMade, rememberValue } from '../cache/remember-made.ts';

/**
 * Returns what `make` returned in an earlier build, if neither the key nor an input file has changed since. Otherwise,
 * calls `make`.
 *
 * @param root absolute path of the site's root
 * @param key everything besides files and the engine's code that the value depends on, as JSON
 */
export function keepMade<Value>(
  root: string,
  key: unknown,
  make: () => Promise<Made<Value>>,
): Promise<Value> {
  return rememberMade(cacheFolder(root, 'entries'), [codeHash(), key], make);
}

/** Like `keepMade`, for values that don't depend on files. */
export function keepValue<Value>(root: string, key: unknown, make: () => Value): Value {
  return rememberValue(cacheFolder(root, 'entries'), JSON.stringify([codeHash(), key]), make);
}
