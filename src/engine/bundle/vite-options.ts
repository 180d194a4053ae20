/** What the browser bundle, the server bundle and the dev server have in common. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { siteModules } from './site-modules.ts';

/** Folder of the engine's package: where `src/` is. */
export const ENGINE_ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

export interface BundleOptions {
  /** Absolute path of the site root. */
  root: string;
  /** `''` or `/docs`. */
  base: string;
  /** Absolute path of the theme's folder. */
  themeFolder: string;
}

/** Options for Vite that do not depend on what is made. The site's own Vite files are not read. */
export function viteOptions({ root, base, themeFolder }: BundleOptions): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    root: ENGINE_ROOT,
    base: `${base}/`,
    publicDir: false,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [siteModules(root, themeFolder)],
    resolve: { alias: { '@site': path.join(root, 'site') }, dedupe: ['react', 'react-dom'] },
    css: { modules: { generateScopedName: (name, file) => `${name}_${shortHash(file, root)}` } },
    server: { fs: { allow: [ENGINE_ROOT, root] } },
  };
}

/** Short names for CSS classes, the same on every machine: the path is taken relative to its root. */
function shortHash(file: string, root: string): string {
  const clean = file.split('?')[0] ?? file;
  const inSite = !path.relative(root, clean).startsWith('..');
  const relative = path.relative(inSite ? root : ENGINE_ROOT, clean);
  return createHash('sha256').update(relative).digest('base64url').slice(0, 4);
}
