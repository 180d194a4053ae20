/**
 * Finds the packages that samples import. They're in a project of their own, because the site doesn't need them.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../core/problems/problems.ts';

const MANIFEST = 'samples/package.json';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: names, devDependencies: names });

/**
 * Returns a problem if packages listed in `samples/package.json` aren't installed there or in a folder above.
 */
export async function findMissingPackages(root: string): Promise<Problem | undefined> {
  const file = path.join(root, MANIFEST);
  if (!existsSync(file)) return undefined;
  const { dependencies, devDependencies } = manifest.parse(
    JSON.parse(await readFile(file, 'utf8')),
  );
  const { resolve } = createRequire(file);
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    resolve.paths(name)?.every((folder) => !existsSync(path.join(folder, name))),
  );
  const [first] = missing;
  if (first === undefined) return undefined;
  const more = missing.length === 1 ? '' : ` and ${missing.length - 1} more`;
  return {
    severity: 'error',
    place: { file: MANIFEST, near: first },
    message: `Checking samples requires packages that aren't installed: ${first}${more}`,
    remedy: 'Run `npm ci --prefix samples`.',
  };
}
