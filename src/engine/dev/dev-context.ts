/** What the request handler and the watcher of the development server share. */
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { ProblemsError } from '../problems.ts';
import type { DevSite } from './dev-site.ts';

export interface DevContext {
  root: string;
  vite: ViteDevServer;
  /** The site, or the error that keeps it from being read. */
  state: { site: DevSite } | { error: ProblemsError };
  /** Reads configuration, sources and theme again. */
  reload(): Promise<void>;
}

/** Errors of modules carry a file and a place of their own; writers get them in the usual form. */
export function asProblems(error: unknown, root: string): ProblemsError {
  if (error instanceof ProblemsError) return error;
  const { id, loc, message } = error as {
    id?: string;
    loc?: { line: number; column: number };
    message: string;
  };
  return new ProblemsError([
    {
      severity: 'error',
      place: {
        file: id === undefined ? 'site' : path.relative(root, id),
        line: loc?.line,
        column: loc?.column,
      },
      message,
      remedy: 'Correct the module; the page reloads by itself.',
    },
  ]);
}
