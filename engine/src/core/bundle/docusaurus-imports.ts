/**
 * Lets components import modules that other documentation tools provide, such as `@docusaurus/Link` and `@theme/Tabs`.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ROOT } from '../engine-root.ts';
import type { BundleOptions } from './bundle-options.ts';

const PREFIX = '\0docusaurus:';
/** Matches the modules of components that pages can also use without an import. */
const THEME = /^@theme\/(\w+)$/;

/** True if components can import this module from a different tool. */
export function hasDocusaurusModule(name: string): boolean {
  return MODULES.has(name) || THEMED.has(THEME.exec(name)?.[1] ?? '');
}

/** Returns the Vite plugin that serves these modules. The bundler reports other names as unresolved. */
export function docusaurusImports({ themeFolder }: BundleOptions): Plugin {
  const file = JSON.stringify(path.join(ENGINE_ROOT, 'src/core/compile/docusaurus-modules.tsx'));
  const server = JSON.stringify(path.join(themeFolder, 'server.tsx'));
  return {
    name: 'docs:docusaurus-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@(?:docusaurus|theme)\// },
      handler(id) {
        return hasDocusaurusModule(id) ? PREFIX + id : undefined;
      },
    },
    load: {
      filter: { id: /^\0docusaurus:/ },
      handler(id) {
        const name = id.slice(PREFIX.length);
        const themed = THEME.exec(name)?.[1];
        if (themed !== undefined) {
          return `import { theme } from ${server};\nexport default (props) => theme.content.${themed}(props);`;
        }
        return [
          `import { DOCUSAURUS_MODULES } from ${file};`,
          `const all = DOCUSAURUS_MODULES[${JSON.stringify(name)}];`,
          'export default all.default;',
          ...(MODULES.get(name) ?? []).map((each) => `export const ${each} = all.${each};`),
        ].join('\n');
      },
    },
  };
}

/** Named exports of each module in `docusaurus-modules.tsx`. */
export const MODULES: ReadonlyMap<string, readonly string[]> = new Map([
  ['@docusaurus/Link', []],
  ['@docusaurus/useBaseUrl', []],
  ['@docusaurus/BrowserOnly', []],
  ['@docusaurus/ExecutionEnvironment', []],
  ['@docusaurus/Head', []],
  ['@docusaurus/Translate', ['translate']],
  ['@docusaurus/useIsBrowser', []],
]);

const THEMED = new Set(['Admonition', 'Details', 'TabItem', 'Tabs', 'Video']);
