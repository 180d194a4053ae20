/** Replaces Vite's code that preloads the files of a dynamic import. */
import type { Plugin } from 'vite';

/** The module that Vite wraps dynamic imports with. Its name isn't part of Vite's API. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Vite's helper also waits for stylesheets, remembers what it has loaded, and reports errors as events. On a
 * site with one stylesheet, these 500 bytes in the entry are useless. Browsers load a module once even if it's
 * preloaded several times. File names are relative to the output folder, and scripts are in a subfolder of it.
 *
 * If a module fails to load, browsers that don't implement https://github.com/whatwg/html/pull/10327 yet
 * remember the failure, and every further import of the same URL fails. So a second attempt uses a different
 * URL. The error messages of Chromium and Firefox end with the URL. Vite treats the code after `import(…).then`
 * as part of `load`, so this helper doesn't see failures that are handled there. That's why the client's code
 * is `const load = () => import(…)`.
 */
const CODE = `
export function __vitePreload(load, files = []) {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL('../' + file, import.meta.url);
    document.head.append(link);
  }
  return load().catch((error) => {
    const [address] = /http\\S+js$/.exec(error.message) || [];
    if (!address) throw error;
    return import(/* @vite-ignore */ address + '?' + Date.now());
  });
}`;

/** Returns the Vite plugin that replaces the preload helper in the browser bundle. */
export function preloadHelper(): Plugin {
  return {
    name: 'docs:preload-helper',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: HELPER },
      handler: () => CODE,
    },
  };
}
