/**
 * Replaces theme components with the site's. Every module that imports a replaced component gets the site's
 * component.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { THEME_COMPONENTS, type ThemeComponentName } from '../config/theme-components.ts';
import type { BundleOptions } from './bundle-options.ts';

/** The prefix of modules that have the same exports as a theme file, but with the site's components. */
const REPLACED = 'docs-replaced:';

/**
 * Returns the Vite plugin that replaces theme components. When a replacement imports the component it replaces, the
 * import leads to the theme's component, so that the replacement can wrap it.
 */
export function replaceComponents({ replaced, themeFolder }: BundleOptions): Plugin {
  const files = new Map<string, ThemeComponentName[]>();
  for (const name of Object.keys(replaced) as ThemeComponentName[]) {
    const file = path.join(themeFolder, THEME_COMPONENTS[name]);
    files.set(file, [...(files.get(file) ?? []), name]);
  }
  const replacements = new Set<string | undefined>(Object.values(replaced));
  return {
    name: 'docs:replace-components',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\w/ },
      async handler(id, importer) {
        if (files.size === 0 || importer === undefined) return undefined;
        if (importer.startsWith(`\0${REPLACED}`) || replacements.has(importer)) return undefined;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return resolved && files.has(resolved.id) ? `\0${REPLACED}${resolved.id}` : resolved;
      },
    },
    load: {
      filter: { id: new RegExp(`^\0${REPLACED}`) },
      handler(id) {
        const file = id.slice(1 + REPLACED.length);
        const names = files.get(file) ?? [];
        return [
          `export * from ${JSON.stringify(file)};`,
          ...names.map(
            (name) => `export { default as ${name} } from ${JSON.stringify(replaced[name])};`,
          ),
        ].join('\n');
      },
    },
  };
}
