/** What a browser loads of search before it can show the first result. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { transferSize } from '../output.ts';

/** Bytes with brotli of the manifest, the scripts of search, the worker, and the names of a build. */
export function bytesBeforeFirstResult(output: string): number {
  const files = readdirSync(path.join(output, 'assets'))
    .filter((name) => /^(?:(?:search|worker)\..*\.js|search-names\..*\.json)$/.test(name))
    .map((name) => `assets/${name}`);
  return ['search.json', ...files].reduce((sum, file) => sum + transferSize(output, file), 0);
}
