/** State that the development server's request handler and file watcher share. */

import type { ViteDevServer } from 'vite';
import { bundleProblems, loadProblems } from '../core/bundle/bundle-problems.ts';
import { messageOf } from '../core/problems/errors.ts';
import { ProblemsError } from '../core/problems/problems.ts';
import type { DevSite } from './dev-site.ts';

export interface DevContext {
  root: string;
  vite: ViteDevServer;
  /** The site, or the error because of which it can't be read. */
  state: { site: DevSite } | { error: ProblemsError };
  /** A number that increases with each change to the site. Documents contain it. */
  version: number;
  /** Rereads the configuration, sources, and theme. */
  reload(): Promise<void>;
}

/**
 * Converts an error to problems. If a module doesn't compile or throws an error, the problem has a location. Any
 * other error has no exact location.
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
 * Returns the problems behind an error that authors can fix. If the engine itself is at fault, returns `undefined`.
 */
export function knownProblems(error: unknown, root: string): ProblemsError | undefined {
  return [error, bundleProblems(error, root), loadProblems(error, root)].find(
    (each) => each instanceof ProblemsError,
  );
}
