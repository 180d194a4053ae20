/** What the browser bundle, the server bundle and the dev server have in common. */
import path from 'node:path';
import type { InlineConfig } from 'vite';
import { ENGINE_ROOT } from '../engine-root.ts';
import { siteModules } from './site-modules.ts';

export interface BundleOptions {
  /** Absolute path of the site root. */
  root: string;
  /** `''` or `/docs`. */
  base: string;
  /** Absolute path of the theme's folder. */
  themeFolder: string;
  /** Folder for what later builds reuse. */
  cacheFolder: string;
}

/** Options for Vite that do not depend on what is made. The site's own Vite files are not read. */
export function viteOptions({
  root,
  base,
  themeFolder,
}: Omit<BundleOptions, 'cacheFolder'>): InlineConfig {
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
    css: { modules: { generateScopedName: (name, file) => scopedClass(name, file, root) } },
    server: { fs: { allow: [ENGINE_ROOT, root] } },
  };
}

/**
 * Class of a CSS module: `Navbar-items`, for modules of the site `site-Legend-row`, and for the class that
 * has the name of its module, `Footer`. Words cost a reader half of what hashes do (100 bytes a page),
 * because they repeat what the page says anyway.
 */
export function scopedClass(name: string, file: string, root: string): string {
  const clean = file.split('?')[0] ?? file;
  const inSite = clean.startsWith(`${path.join(root, 'site')}${path.sep}`);
  const module = inSite ? path.relative(root, clean) : path.basename(clean);
  const words = module.replace(/\.module\.css$/, '').replace(/[^\w]+/g, '-');
  const isRoot = words.toLowerCase() === name.toLowerCase();
  return isRoot ? words : `${words}-${name}`;
}
