/** Answers of the development server for everything that is not one of Vite's modules. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { decodeAddress, fragmentFileOfRoute, routeOfPathname } from '../../shared/routes.ts';
import type { BrowserAssets } from '../../shared/view.ts';
import { resolveLinks } from '../assemble/check-links.ts';
import { documentsMetadata } from '../assemble/metadata.ts';
import type { SitePage } from '../assemble/site.ts';
import { siteView } from '../assemble/site-view.ts';
import { STATIC_FOLDER, staticFilesOf } from '../assemble/static-files.ts';
import { cachedPicture } from '../compile/image.ts';
import type { SiteDefinition } from '../config/types.ts';
import { apiFiles } from '../emit/api-files.ts';
import { consoleFiles } from '../emit/console-files.ts';
import { bundleOptions, imageFolder } from '../pipeline.ts';
import { type Problem, ProblemsError } from '../problems.ts';
import { NOT_FOUND_PAGE, type RenderContext, renderSitePage } from '../render/render-page.ts';
import { sidebarFiles } from '../render/sidebar-files.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { asProblems, type DevContext } from './dev-context.ts';
import { pageErrors, structureErrors } from './dev-problems.ts';
import { searchFile } from './dev-search.ts';
import { compileDevPage, type DevSite } from './dev-site.ts';
import { stylesheetsOf } from './dev-styles.ts';
import { errorDocument, overlayScript } from './error-page.ts';

/** Answers a request. Problems of the page or the site are shown as a document that waits for the fix. */
export async function answerDevRequest(
  context: DevContext,
  url: string,
  response: ServerResponse,
): Promise<void> {
  if (!('site' in context.state)) {
    sendProblems(context, response, context.state.error.problems);
    return;
  }
  const { site: dev } = context.state;
  const { base } = dev.definition.config;
  const { pathname } = new URL(url, 'http://localhost');
  if (base !== '' && pathname === '/') return redirect(response, `${base}/`);
  const file = decodeAddress(pathname.slice(base.length + 1));
  if (await sendSiteFile(dev, file, response)) return;
  const fragment = [...dev.site.pages.values()].find(
    (page) => fragmentFileOfRoute(page.route) === file,
  );
  const route = routeOfPathname(pathname, base);
  const page = fragment ?? (route === undefined ? undefined : dev.site.pages.get(route));
  try {
    const rendered = await renderDevPage(context, dev, page ?? NOT_FOUND_PAGE);
    if (fragment !== undefined) send(response, 200, 'json', JSON.stringify(rendered.fragment));
    else
      send(
        response,
        page === undefined ? 404 : 200,
        'html',
        rendered.document.replace('</head>', () => `${devScripts(dev, base)}</head>`),
      );
  } catch (error) {
    sendProblems(context, response, asProblems(error, context.root).problems);
  }
}

async function renderDevPage(context: DevContext, dev: DevSite, page: SitePage) {
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
  const sidebars = sidebarFiles(dev.site, base);
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

/** Vite's client, which keeps the connection to the server. */
function viteClient(base: string): string {
  return `${base}/@vite/client`;
}

/** The client, and its overlay for what is wrong with the structure of the site. */
function devScripts(dev: DevSite, base: string): string {
  const errors = structureErrors(dev.problems);
  const script = `<script type="module" src="${viteClient(base)}"></script>`;
  return errors.length === 0 ? script : script + overlayScript(errors, viteClient(base));
}

/** Sidebars, metadata, pictures of content and static files. Returns false when it is none of them. */
async function sendSiteFile(
  dev: DevSite,
  file: string,
  response: ServerResponse,
): Promise<boolean> {
  const { root, config } = dev.definition;
  const sidebar = [...sidebarFiles(dev.site, config.base).values()]
    .flatMap((each) => [each, ...each.branches])
    .find((each) => each.path === file);
  if (sidebar !== undefined) return send(response, 200, 'json', sidebar.content);
  if (file === 'documents.json') {
    return send(response, 200, 'json', JSON.stringify(documentsMetadata(dev.site, dev.definition)));
  }
  const sources = [...dev.site.pages.values()].flatMap(({ source }) => source ?? []);
  const description = [...apiFiles(sources), ...consoleFiles(sources)].find(
    ({ path: name }) => name === file,
  );
  if (description !== undefined) {
    return send(response, 200, path.extname(file).slice(1), description.content());
  }
  const found = await searchFile(dev, file);
  if (found !== undefined) return send(response, 200, 'json', found);
  const picture = cachedPicture(file);
  const isStatic = file !== '' && staticFilesOf(root)(file);
  if (picture === undefined && !isStatic) return false;
  const absolute =
    picture === undefined
      ? path.join(root, STATIC_FOLDER, file)
      : path.join(imageFolder(root), picture);
  const content = await readFile(absolute).catch(() => undefined);
  if (content === undefined) return false;
  return send(response, 200, path.extname(file).slice(1), content);
}

function sendProblems(
  context: DevContext,
  response: ServerResponse,
  problems: readonly Problem[],
): void {
  const base = context.vite.config.base.replace(/\/$/, '');
  send(response, 500, 'html', errorDocument(problems, viteClient(base)));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(307, { location }).end();
}

function send(
  response: ServerResponse,
  status: number,
  extension: string,
  content: string | Uint8Array,
): true {
  response.writeHead(status, {
    'content-type': contentTypeOf(`x.${extension}`),
    'cache-control': 'no-store',
  });
  response.end(content);
  return true;
}
