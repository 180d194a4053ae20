/** The code that begins to load what a dynamic import needs, in place of Vite's. */
import type { Plugin } from 'vite';

/** The module that Vite wraps dynamic imports with. It has no public name. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Vite's helper also waits for stylesheets, remembers what it has seen and reports errors as events: half a
 * kilobyte in the entry that a site with one stylesheet does not need. Browsers load a module once, however
 * often it is announced. Names of files are relative to the output folder, scripts stand one folder below it.
 *
 * Browsers also remember that a module did not arrive, and fail every further import of its address: what is
 * tried again has another one. Messages of Chromium and Firefox end with the address. Vite takes what
 * follows `import(…).then` for a part of `load`, and a failure that is handled there is not seen here: the client
 * writes `const load = () => import(…)`.
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

/** Plugin that gives the browser bundle a helper of its own for announcing modules. */
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
