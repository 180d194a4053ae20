/**
 * Replaces English UI strings with the site's translations. Modules import the strings from `src/shared/texts`
 * and from plugins. In a site's bundles, each exported string of `site/texts.ts` replaces the one with the same
 * name. Every module that imports strings gets a separate copy, and bundling removes the parts that it doesn't
 * use. That way, each script contains only the strings that it needs.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { importModule } from '../config/import-module.ts';
import { TEXTS_FILE } from '../config/load-texts.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import type { BundleOptions } from './bundle-options.ts';

const FOLDER = path.join(ENGINE_ROOT, 'src/shared/texts');
const LANGUAGE_MODULE = path.join(ENGINE_ROOT, 'src/shared/language/language.ts');

/** In the id of a copy, separates the path of the module with the strings from the path of its importer. */
const COPY = '?texts-for=';
/** Like `COPY`, but marks the English strings that a translated copy falls back to. */
const ENGLISH = '?english-for=';

/** Returns the Vite plugin that replaces English UI strings with the site's. */
export function siteTexts({ root, language, texts }: BundleOptions): Plugin {
  const own = path.join(root, TEXTS_FILE);
  const isTexts = (id = '') => path.dirname(id) === FOLDER || texts.includes(id);
  return {
    name: 'docs:site-texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/\/texts\/[\w-]+\.ts$/, ...texts.map(endOf)] },
      async handler(id, importer) {
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        if (importer === undefined || !isTexts(resolved?.id)) return resolved;
        // Replaces slashes, because relative imports in the copy would otherwise resolve to folders.
        return resolved?.id + COPY + path.relative(ENGINE_ROOT, importer).replace(/[\\/]/g, ',');
      },
    },
    load: {
      filter: { id: /[\\/]language\.ts$|\?(?:texts|english)-for=/ },
      async handler(id) {
        if (id === LANGUAGE_MODULE) return `export const LANGUAGE = ${JSON.stringify(language)};`;
        const [file = '', importer] = id.split(/\?[a-z]+-for=/);
        if (importer === undefined) return undefined;
        if (file === own || id.includes(ENGLISH) || !existsSync(own)) return sourceOf(file);
        this.addWatchFile(own);
        const exported = Object.keys((await importModule(own, root)).exports);
        const english = readFileSync(file, 'utf8');
        const names = exported.filter((name) => declares(english, name));
        if (names.length === 0) return sourceOf(file);
        return translated(file, names, own, importer);
      },
    },
  };
}

/** Returns a pattern that matches all the paths that modules can use to import a file. */
function endOf(file: string): RegExp {
  return new RegExp(`/${path.basename(file).replaceAll('.', '\\.')}$`);
}

function translated(file: string, names: readonly string[], own: string, importer: string): string {
  return [
    `export * from ${JSON.stringify(file + ENGLISH + importer)};`,
    `export { ${names.join(', ')} } from ${JSON.stringify(own + COPY + importer)};`,
  ].join('\n');
}

function declares(source: string, name: string): boolean {
  return new RegExp(`^export const ${name}\\b`, 'm').test(source);
}

function sourceOf(file: string) {
  return { code: readFileSync(file, 'utf8'), moduleType: 'ts' as const };
}
