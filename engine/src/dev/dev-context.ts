/** State that the request handler and the watcher of the development server share. */

import type { ViteDevServer } from 'vite';
import { bundleProblems, loadProblems } from '../core/bundle/bundle-problems.ts';
import { messageOf } from '../core/problems/errors.ts';
import { ProblemsError } from '../core/problems/problems.ts';
import type { DevSite } from './dev-site.ts';

export interface DevContext {
  root: string;
  vite: ViteDevServer;
  /** The site, or the error that keeps it from being read. */
  state: { site: DevSite } | { error: ProblemsError };
  /** Reads configuration, sources and theme again. */
  reload(): Promise<void>;
}

/**
 * The problems behind an error: those of modules that do not compile or throw have their places;
 * whatever else it is, writers get it in the usual form.
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

/** The same for errors that writers can mend; `undefined` when the engine itself is at fault. */
export function knownProblems(error: unknown, root: string): ProblemsError | undefined {
  return [error, bundleProblems(error, root), loadProblems(error, root)].find(
    (each) => each instanceof ProblemsError,
  );
}
