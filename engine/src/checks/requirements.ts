/** Determines when content checks run, and which packages they need. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_ROOT } from '../core/engine-root.ts';
import { installCommand, missingPackages, type OptionalPackages } from '../core/files/packages.ts';
import type { Problem } from '../core/problems/problems.ts';

/** The folder that enables content checks. Sites that don't have it aren't checked. */
export const CHECKS_FOLDER = 'site/checks';

/**
 * Packages that only content checks need, with the versions they're tested with. Sites that use the checks install
 * these packages. They can't be optional peer dependencies: in a site that lists them in `devDependencies`, the
 * lock file would mark them as `devOptional`, and `npm ci --omit=dev` installs such packages:
 * https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json#packages
 */
export const CHECK_PACKAGES: OptionalPackages = {
  '@tree-sitter-grammars/tree-sitter-hcl': '1.2.0',
  'cspell-lib': '9.8.0',
  'dockerfile-utils': '0.16.3',
  'fast-xml-parser': '5.12.1',
  'libpg-query': '18.1.5',
  'smol-toml': '1.9.1',
  'tree-sitter-wasms': '0.1.13',
  typescript: '7.0.2',
  'web-tree-sitter': '0.25.10',
};

/** True if content checks are enabled. */
export function asksForContentChecks(root: string): boolean {
  return existsSync(path.join(root, CHECKS_FOLDER));
}

/** Returns a problem that lists packages to install. If none are missing, returns `undefined`. */
export function missingCheckPackages(folder = ENGINE_ROOT): Problem | undefined {
  const missing = missingPackages(CHECK_PACKAGES, folder);
  if (missing.length === 0) return undefined;
  return {
    severity: 'error',
    place: { file: CHECKS_FOLDER },
    message: `Content checks need packages that aren't installed: ${missing.join(', ')}`,
    remedy: `Run ${installCommand(CHECK_PACKAGES)}`,
  };
}
