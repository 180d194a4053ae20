/** Stylesheets for pages in development: what the server-side modules import, as separate links. */
import type { ViteDevServer } from 'vite';

const STYLE = /\.css(?:$|\?)/;

/**
 * Addresses of all stylesheets that the module with this id imports, directly or not, in the order
 * of their imports. `?direct` makes Vite answer with the stylesheet itself instead of a script.
 */
export function stylesheetsOf(vite: ViteDevServer, id: string): string[] {
  const graph = vite.environments.ssr.moduleGraph;
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (node: ReturnType<typeof graph.getModuleById>): void => {
    if (node === undefined || seen.has(node)) return;
    seen.add(node);
    // What a stylesheet imports is part of its own text, within the cascade layer it names.
    if (node.file !== null && STYLE.test(node.url)) found.add(node.file);
    else for (const imported of node.importedModules) visit(imported);
  };
  visit(graph.getModuleById(id));
  return [...found].map((file) => `${vite.config.base}@fs${file}?direct`);
}
