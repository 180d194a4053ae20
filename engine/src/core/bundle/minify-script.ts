/** Inline scripts are part of every document, so every byte counts on every page. */
import path from 'node:path';
import { cacheFolder } from '../cache/cache-folder.ts';
import { hashOfFile } from '../cache/content-hash.ts';
import { rememberMade } from '../cache/remember-made.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import type { BundleOptions } from './bundle-options.ts';

/** Returns the script minified. Throws an Error with the parser's message when it is not valid. */
export function minifyScript(
  script: string,
  { root }: Pick<BundleOptions, 'root'>,
): Promise<string> {
  // Versions of packages are exact in that file.
  const key = ['minified', script, hashOfFile(path.join(ENGINE_ROOT, 'package.json'))];
  return rememberMade(cacheFolder(root, 'entries'), key, async () => {
    const { minify } = await import('vite');
    const { code, errors } = await minify('inline.js', script, { compress: { target: 'es2015' } });
    const [error] = errors;
    if (error !== undefined) throw new Error(`An inline script isn't valid: ${error.message}`);
    return { value: code.trim(), inputs: [] };
  });
}
