/**
 * Stylesheets for pages in development. Each stylesheet that the server's modules import gets a separate link.
 */
import type { ViteDevServer } from 'vite';

const STYLE = /\.css(?:$|\?)/;

/**
 * Returns the URLs of all stylesheets that a module imports directly or indirectly, in import order. With
 * `?direct`, Vite returns the stylesheet itself instead of a script.
 */
export function stylesheetsOf(vite: ViteDevServer, id: string): string[] {
  const graph = vite.environments.ssr.moduleGraph;
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (node: ReturnType<typeof graph.getModuleById>): void => {
    if (node === undefined || seen.has(node)) return;
    seen.add(node);
    // A stylesheet's text already contains its imports, in the cascade layers that it names.
    if (node.file !== null && STYLE.test(node.url)) found.add(node.file);
    else for (const imported of node.importedModules) visit(imported);
  };
  visit(graph.getModuleById(id));
  return [...found].map((file) => `${vite.config.base}@fs${file}?direct`);
}
