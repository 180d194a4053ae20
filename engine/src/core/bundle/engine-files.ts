/**
 * Keeps the development server from treating the engine's own modules as a package. If the engine is installed in
 * `node_modules`, Vite adds a version to their ids (`?v=…`). Other plugins then don't recognize the ids, and browsers
 * cache the modules for a year.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ROOT } from '../engine-root.ts';

const SOURCES = path.join(ENGINE_ROOT, 'src') + path.sep;

/** Returns the Vite plugin that resolves names of the engine's modules. */
export function engineFiles(): Plugin {
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
