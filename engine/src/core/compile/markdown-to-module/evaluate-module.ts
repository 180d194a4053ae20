/** Runs the JavaScript that a page was compiled to and returns its component. */
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export interface ContentProps {
  components: Record<string, unknown>;
}

export interface ModuleExports extends Readonly<Record<string, unknown>> {
  default: ComponentType<ContentProps>;
}

type Jsx = typeof jsxRuntime.jsx;

/** React throws on a style that is a text, as in HTML. Browsers would block it, which the compiler reports. */
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
 * Evaluates a compiled module (`outputFormat: 'function-body'`) and returns what it exports. `scope` holds what the page imports:
 * its names can be used in expressions. Pages are the repository's own files, as trusted as its code.
 */
export function evaluateModule(
  code: string,
  scope: Readonly<Record<string, unknown>>,
): ModuleExports {
  const names = Object.keys(scope);
  const run = new Function('runtime', ...names, code) as (...values: unknown[]) => ModuleExports;
  return run(RUNTIME, ...names.map((name) => scope[name]));
}
