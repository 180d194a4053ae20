/** Options that the browser bundle, the server bundle, and the development server share. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { ENGINE_ROOT } from '../engine-root.ts';
import { realPath } from '../files/locate-file.ts';
import type { BundleOptions } from './bundle-options.ts';
import { docusaurusImports } from './docusaurus-imports.ts';
import { bundleFolders, checkBundledFiles, guardedAliases } from './guard-imports.ts';
import { replaceComponents } from './replace-components.ts';
import { siteModules } from './site-modules.ts';
import { siteTexts } from './site-texts.ts';

/** Returns the Vite options that all bundles share. The site's own Vite configuration isn't read. */
export function viteOptions(options: BundleOptions): InlineConfig {
  const { root, base } = options;
  return {
    configFile: false,
    envDir: false,
    root: ENGINE_ROOT,
    base: `${base}/`,
    publicDir: false,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [
      siteModules(options),
      replaceComponents(options),
      docusaurusImports(options),
      siteTexts(options),
      engineFiles(),
      engineReact(),
      checkBundledFiles(options),
    ],
    resolve: { alias: guardedAliases(options), dedupe: ['react', 'react-dom'] },
    css: { modules: { generateScopedName: (name, file) => scopedClass(name, file, root) } },
    server: { fs: { allow: servedFolders(options) } },
  };
}

/**
 * Returns the folders that the development server's modules come from. Each folder is listed twice: with its path as
 * written, and with all symbolic links resolved.
 */
function servedFolders(options: BundleOptions): string[] {
  const { root, allowRead = [] } = bundleFolders(options);
  return [...new Set([root, ...allowRead].flatMap((folder) => [folder, realPath(folder)]))];
}

/**
 * Returns the plugin that makes the theme and the site share the engine's React on the server, wherever the
 * bundle is. If there were two copies of React, each one's hooks would only work with its own components
 * (https://react.dev/warnings/invalid-hook-call-warning#duplicate-react).
 */
function engineReact(): Plugin {
  const { resolve } = createRequire(path.join(ENGINE_ROOT, 'package.json'));
  return {
    name: 'docs:engine-react',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^react(?:-dom)?(?:\/|$)/ },
      handler(id, _, { kind }) {
        if (this.environment.config.consumer === 'client') return undefined;
        const file = resolve(id);
        // `require` doesn't accept URLs.
        return { id: kind === 'require-call' ? file : pathToFileURL(file).href, external: true };
      },
    },
  };
}

/**
 * Returns the name of a class in a CSS module, such as `Navbar-items`. Classes of the site's modules begin with
 * their path (`site-Legend-row`), and a class with the same name as its module has only this name (`Footer`).
 * Compared to hashes, words save half of the bytes that readers download for class names (100 bytes per page),
 * because the page contains these words anyway.
 */
export function scopedClass(name: string, file: string, root: string): string {
  const scope = scopeOf(file, root);
  return scope.toLowerCase() === name.toLowerCase() ? scope : `${scope}-${name}`;
}

/** Returns the prefix of a CSS module's classes. */
export function scopeOf(file: string, root: string): string {
  const clean = file.split('?')[0] ?? file;
  const inSite = clean.startsWith(`${path.join(root, 'site')}${path.sep}`);
  const module = inSite ? path.relative(root, clean) : path.basename(clean);
  return module.replace(/\.module\.css$/, '').replace(/[^\w]+/g, '-');
}

const SOURCES = path.join(ENGINE_ROOT, 'src') + path.sep;

/**
 * Returns the Vite plugin that keeps the development server from treating the engine's own modules as a package. If the
 * engine is installed in `node_modules`, Vite adds a version to their ids (`?v=…`). Other plugins then don't recognize
 * the ids, and browsers cache the modules for a year.
 */
function engineFiles(): Plugin {
  return {
    name: 'docs:engine-files',
    enforce: 'pre',
    apply: 'serve',
    resolveId: {
      filter: { id: /^\.{0,2}\// },
      handler: (id, importer) => engineFile(id, importer),
    },
  };
}

/** Returns the id of one of the engine's modules, or `undefined` for names that lead elsewhere. */
function engineFile(id: string, importer = ''): string | undefined {
  const [name = ''] = id.split('?');
  const query = id.slice(name.length);
  const file = name.startsWith('.')
    ? path.resolve(path.dirname(importer.split('?')[0] ?? ''), name)
    : name.replace(/^\/@fs(?=\/)/, '');
  return file.startsWith(SOURCES) && existsSync(file) ? file + query : undefined;
}
