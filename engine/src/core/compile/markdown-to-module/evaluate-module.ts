/** Runs the JavaScript that a page was compiled to, and returns its component. */
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export interface ContentProps {
  components: Record<string, unknown>;
}

export interface ModuleExports extends Readonly<Record<string, unknown>> {
  default: ComponentType<ContentProps>;
}

type Jsx = typeof jsxRuntime.jsx;

/**
 * Removes styles that are strings, as in HTML, because React throws an error for them. The compiler reports these
 * styles, which browsers would block anyway.
 */
function withoutStyleText(create: Jsx): Jsx {
  return (type, props, key) => {
    const { style, ...rest } = props as { style?: unknown };
    return create(type, typeof style === 'string' ? rest : props, key);
  };
}

const RUNTIME = {
  ...jsxRuntime,
  jsx: withoutStyleText(jsxRuntime.jsx),
  jsxs: withoutStyleText(jsxRuntime.jsxs),
};

/**
 * Evaluates a compiled module (`outputFormat: 'function-body'`), and returns its exports. `scope` contains the
 * page's imports, whose names expressions can use. Pages are files in the repository, so they're trusted as
 * much as its code.
 */
export function evaluateModule(
  code: string,
  scope: Readonly<Record<string, unknown>>,
): ModuleExports {
  const names = Object.keys(scope);
  const run = new Function('runtime', ...names, code) as (...values: unknown[]) => ModuleExports;
  return run(RUNTIME, ...names.map((name) => scope[name]));
}
