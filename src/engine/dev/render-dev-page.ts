/** A page as it is now: compiled when it has changed, and drawn. */
import path from 'node:path';
import type { BrowserAssets } from '../../shared/view.ts';
import { resolveLinks } from '../assemble/check-links.ts';
import type { SitePage } from '../assemble/site.ts';
import { siteView } from '../assemble/site-view.ts';
import { staticFilesOf } from '../assemble/static-files.ts';
import { bundleOptions } from '../bundle/vite-options.ts';
import type { SiteDefinition } from '../config/types.ts';
import { ProblemsError } from '../problems.ts';
import { type RenderContext, renderSitePage } from '../render/render-page.ts';
import type { DevContext } from './dev-context.ts';
import { devFiles } from './dev-files.ts';
import { pageErrors } from './dev-problems.ts';
import { compileDevPage, type DevSite } from './dev-site.ts';
import { stylesheetsOf } from './dev-styles.ts';

/** Returns the document of a page. Throws a `ProblemsError` with everything that is wrong with it. */
export async function renderDevPage(
  context: DevContext,
  dev: DevSite,
  page: SitePage,
): Promise<string> {
  const own = pageErrors(dev.problems, page.source?.file ?? '');
  if (own.length > 0) throw new ProblemsError(own);
  const { compiled, problems } = await compileDevPage(dev, page);
  if (problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
  const links =
    compiled &&
    resolveLinks(dev.site, page, compiled, {
      compiled: dev.compiled,
      hasStaticFile: staticFilesOf(context.root),
    });
  if (links !== undefined && links.problems.length > 0) throw new ProblemsError(links.problems);
  const { base } = dev.definition.config;
  const { sidebars } = devFiles(dev);
  const render: RenderContext = {
    definition: dev.definition,
    site: dev.site,
    // Nobody's edits are to be counted.
    view: { ...siteView(dev.definition), thirdParties: undefined },
    server: dev.server,
    assets: devAssets(context, dev.definition),
    compiled: dev.compiled,
    links: new Map(links && [[page.route, links.resolved]]),
    lastUpdates: new Map(),
    sidebarDataUrl: (name) => `${base}/${sidebars.get(name)?.path}`,
  };
  return renderSitePage(page, render);
}

function devAssets({ vite }: DevContext, definition: SiteDefinition): BrowserAssets {
  const { base } = definition.config;
  return {
    buildId: 'dev',
    script: `${base}/@fs${path.join(bundleOptions(definition).themeFolder, 'browser.ts')}`,
    stylesheets: stylesheetsOf(vite, '\0virtual:site-server'),
    fonts: [],
  };
}
