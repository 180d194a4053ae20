/** Runs the JavaScript that a page was compiled to and returns its component. */
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export interface ContentProps {
  components: Record<string, unknown>;
}

/**
 * Evaluates a compiled module (`outputFormat: 'function-body'`). `scope` holds what the page imports:
 * its names can be used in expressions. Pages are the repository's own files, as trusted as its code.
 */
export function evaluateModule(
  code: string,
  scope: Readonly<Record<string, unknown>>,
): ComponentType<ContentProps> {
  const names = Object.keys(scope);
  const run = new Function('runtime', ...names, code) as (...values: unknown[]) => {
    default: ComponentType<ContentProps>;
  };
  return run(jsxRuntime, ...names.map((name) => scope[name])).default;
}
