/** Minifies inline scripts, because they're part of every document. */
import path from 'node:path';
import { cacheFolder } from '../cache/cache-folder.ts';
import { hashOfFile } from '../cache/content-hash.ts';
import { rememberMade } from '../cache/remember-made.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import type { BundleOptions } from './bundle-options.ts';

/** Returns the minified script. Throws an Error with the parser's message if the script isn't valid. */
export function minifyScript(
  script: string,
  { root }: Pick<BundleOptions, 'root'>,
): Promise<string> {
  // The package file names the exact versions of the packages.
  const key = ['minified', script, hashOfFile(path.join(ENGINE_ROOT, 'package.json'))];
  return rememberMade(cacheFolder(root, 'entries'), key, async () => {
    const { minify } = await import('vite');
    const { code, errors } = await minify('inline.js', script, { compress: { target: 'es2015' } });
    const [error] = errors;
    if (error !== undefined) throw new Error(`An inline script isn't valid: ${error.message}`);
    return { value: code.trim(), inputs: [] };
  });
}
