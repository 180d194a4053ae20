/** Options that the browser bundle, the server bundle and the dev server have in common. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { ENGINE_ROOT } from '../engine-root.ts';
import { realPath } from '../files/locate-file.ts';
import type { BundleOptions } from './bundle-options.ts';
import { foreignModules } from './foreign-modules.ts';
import { bundleFolders, checkBundledFiles, guardedAliases } from './guard-imports.ts';
import { replaceComponents } from './replace-components.ts';
import { siteModules } from './site-modules.ts';
import { siteTexts } from './site-texts.ts';

/** Vite options that all bundles share. The site's own Vite configuration isn't read. */
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
      foreignModules(options),
      siteTexts(options),
      engineReact(),
      checkBundledFiles(options),
    ],
    resolve: { alias: guardedAliases(options), dedupe: ['react', 'react-dom'] },
    css: { modules: { generateScopedName: (name, file) => scopedClass(name, file, root) } },
    server: { fs: { allow: servedFolders(options) } },
  };
}

/** Folders that the development server's modules come from, as they are named and with all links followed. */
function servedFolders(options: BundleOptions): string[] {
  const { root, allowRead = [] } = bundleFolders(options);
  return [...new Set([root, ...allowRead].flatMap((folder) => [folder, realPath(folder)]))];
}

/**
 * On the server, theme and site share the engine's React, wherever the bundle is kept: two copies of
 * React do not know each other's hooks.
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
 * Class of a CSS module: `Navbar-items`, for modules of the site `site-Legend-row`, and for the class that
 * has the name of its module, `Footer`. Words cost a reader half of what hashes do (100 bytes a page),
 * because they repeat what the page says anyway.
 */
export function scopedClass(name: string, file: string, root: string): string {
  const scope = scopeOf(file, root);
  return scope.toLowerCase() === name.toLowerCase() ? scope : `${scope}-${name}`;
}

/** Returns what the classes of a CSS module begin with. */
export function scopeOf(file: string, root: string): string {
  const clean = file.split('?')[0] ?? file;
  const inSite = clean.startsWith(`${path.join(root, 'site')}${path.sep}`);
  const module = inSite ? path.relative(root, clean) : path.basename(clean);
  return module.replace(/\.module\.css$/, '').replace(/[^\w]+/g, '-');
}
