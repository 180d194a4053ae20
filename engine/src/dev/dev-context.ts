/** State that the development server's request handler and file watcher share. */

import type { ViteDevServer } from 'vite';
import { bundleProblems, loadProblems } from '../core/bundle/bundle-problems.ts';
import { messageOf } from '../core/problems/errors.ts';
import { ProblemsError } from '../core/problems/problems.ts';
import type { DevSite } from './dev-site.ts';

export interface DevContext {
  root: string;
  vite: ViteDevServer;
  /** The site, or the error that prevents it from being read. */
  state: { site: DevSite } | { error: ProblemsError };
  /** The number that grows with each change to the site. Documents contain it. */
  version: number;
  /** Reads the configuration, sources, and theme again. */
  reload(): Promise<void>;
}

/**
 * Converts an error to problems. Modules that don't compile or that throw an error have a location.
 * Other errors become a problem without an exact location.
 */
export function asProblems(error: unknown, root: string): ProblemsError {
  const known = knownProblems(error, root);
  if (known !== undefined) return known;
  return new ProblemsError([
    {
      severity: 'error',
      place: { file: 'site' },
      message: messageOf(error),
      remedy: 'The terminal shows where the error comes from.',
    },
  ]);
}

/**
 * Returns the problems behind an error that authors can fix, or `undefined` if the engine itself is at fault.
 */
export function knownProblems(error: unknown, root: string): ProblemsError | undefined {
  return [error, bundleProblems(error, root), loadProblems(error, root)].find(
    (each) => each instanceof ProblemsError,
  );
}
