/** Renders the current state of a page. If it has changed, it's compiled first. */
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { SitePage } from '../core/assemble/site.ts';
import { bundleOptions } from '../core/bundle/bundle-options.ts';
import type { SiteDefinition } from '../core/config/types.ts';
import { siteHooks } from '../core/plugins/hooks.ts';
import { ProblemsError } from '../core/problems/problems.ts';
import { renderView, viewOf } from '../core/render/render-page.ts';
import type { BrowserAssets } from '../shared/view.ts';
import type { DevContext } from './dev-context.ts';
import { devOutputContext } from './dev-outputs.ts';
import { errorsOf, pageErrors } from './dev-problems.ts';
import { type DevSite, prepareDevPage } from './dev-site.ts';

/** Renders a page's document. Throws a `ProblemsError` that lists everything that's wrong with the page. */
export async function renderDevPage(
  context: DevContext,
  dev: DevSite,
  page: SitePage,
): Promise<string> {
  const own = pageErrors(dev.problems, page.source?.file ?? '');
  if (own.length > 0) throw new ProblemsError(own);
  const problems = await prepareDevPage(dev, page);
  if (errorsOf(problems).length > 0) throw new ProblemsError(problems);
  const render = { ...(await devOutputContext(dev)), assets: devAssets(context, dev.definition) };
  return renderView(page, viewOf(page, render), render).join('');
}

function devAssets({ vite }: DevContext, definition: SiteDefinition): BrowserAssets {
  const { base } = definition.config;
  return {
    buildId: 'dev',
    script: `${base}/@fs${path.join(bundleOptions(definition).themeFolder, 'browser.ts')}`,
    stylesheets: stylesheetsOf(vite, '\0virtual:site-server'),
    styleGroups: [],
    pluginScripts: siteHooks(definition).inlineScripts,
  };
}

const STYLE = /\.css(?:$|\?)/;

/**
 * Returns the URLs of all stylesheets that a module imports, directly or indirectly, in import order. With
 * `?direct`, Vite returns a stylesheet instead of a script.
 */
function stylesheetsOf(vite: ViteDevServer, id: string): string[] {
  const graph = vite.environments.ssr.moduleGraph;
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (node: ReturnType<typeof graph.getModuleById>): void => {
    if (node === undefined || seen.has(node)) return;
    seen.add(node);
    // What a stylesheet imports is already in its text, in the cascade layers that it names.
    if (node.file !== null && STYLE.test(node.url)) found.add(node.file);
    else for (const imported of node.importedModules) visit(imported);
  };
  visit(graph.getModuleById(id));
  return [...found].map((file) => `${vite.config.base}@fs${file}?direct`);
}
