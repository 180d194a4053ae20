/**
 * Restricts Vite's server to files of the site and the engine, even if links lead elsewhere, and keeps it from
 * opening files in an editor.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { BundleOptions } from '../core/bundle/bundle-options.ts';
import { bundleFolders } from '../core/bundle/guard-imports.ts';
import { ENGINE_ROOT } from '../core/engine-root.ts';
import { locateFile } from '../core/files/locate-file.ts';
import { decodeAddress } from '../shared/routes.ts';

/**
 * Responds with `403` to requests for files that a build must not read. Vite's own `server.fs.allow` doesn't follow
 * links before it compares paths, so a link in the site could lead anywhere.
 */
export function forbidOtherFiles(options: BundleOptions): Plugin {
  const folders = bundleFolders(options);
  return {
    name: 'docs:forbid-other-files',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (filesOfRequest(request.url ?? '/', options.base).every(isReadable)) return next();
        response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('This file is hidden or outside the site.\n');
      });
    },
  };

  function isReadable(file: string): boolean {
    const located = locateFile(file, folders);
    return 'path' in located || located.fault.kind === 'missing';
  }
}

const EDITOR_ROUTE = '/__open-in-editor';

/**
 * Disables Vite's open-in-editor route with `404`. Otherwise, any website could open files in the author's
 * editor.
 */
export function refuseEditor(base: string): Plugin {
  return {
    name: 'docs:refuse-editor',
    apply: 'serve',
    configureServer({ middlewares }) {
      for (const route of new Set([EDITOR_ROUTE, base + EDITOR_ROUTE])) {
        middlewares.use(route, (_request, response) => response.writeHead(404).end());
      }
    },
  };
}

/**
 * Returns the files that Vite might look for. They're below its root, or anywhere after `/@fs/`. Parts of Vite
 * decode names differently: not at all, with `decodeURI`, which keeps `%3A`, or with `decodeURIComponent`. For a
 * folder, returns nothing, because Vite doesn't serve folders.
 */
export function filesOfRequest(url: string, base: string): string[] {
  const { pathname } = new URL(url, 'http://localhost');
  const written = pathname.slice(base.length);
  const names = new Set([written, decodeWhole(written), decodeAddress(written)]);
  return [...names].flatMap((name) => {
    if (name.includes('\0')) return [];
    const file = name.startsWith('/@fs/')
      ? path.resolve('/', name.slice('/@fs/'.length))
      : path.join(ENGINE_ROOT, name);
    return isFolderOrMissing(file) ? [] : [file];
  });
}

function decodeWhole(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}

function isFolderOrMissing(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    return true;
  }
}
