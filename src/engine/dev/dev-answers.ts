/** Answers of the development server for everything that is not one of Vite's modules. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { decodeAddress, routeOfPathname } from '../../shared/routes.ts';
import { STATIC_FOLDER, staticFilesOf } from '../assemble/static-files.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { cachedPicture } from '../compile/image.ts';
import type { Problem } from '../problems.ts';
import { NOT_FOUND_PAGE } from '../render/render-page.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { asProblems, type DevContext } from './dev-context.ts';
import { devFiles } from './dev-files.ts';
import { structureErrors } from './dev-problems.ts';
import { searchFile } from './dev-search.ts';
import type { DevSite } from './dev-site.ts';
import { errorDocument, overlayScript } from './error-page.ts';
import { renderDevPage } from './render-dev-page.ts';

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
  const route = routeOfPathname(decodeAddress(pathname), base);
  const page = route === undefined ? undefined : dev.site.pages.get(route);
  try {
    const html = await renderDevPage(context, dev, page ?? NOT_FOUND_PAGE);
    const withScripts = html.replace('</head>', () => `${devScripts(dev, base)}</head>`);
    send(response, page === undefined ? 404 : 200, 'html', withScripts);
  } catch (error) {
    sendProblems(context, response, asProblems(error, context.root).problems);
  }
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
  const { root } = dev.definition;
  const content = devFiles(dev).contents.get(file);
  if (content !== undefined) {
    return send(response, 200, path.extname(file).slice(1), content());
  }
  const found = await searchFile(dev, file);
  if (found !== undefined) return send(response, 200, 'json', found);
  const picture = cachedPicture(file);
  const isStatic = file !== '' && staticFilesOf(root)(file);
  if (picture === undefined && !isStatic) return false;
  const absolute =
    picture === undefined
      ? path.join(root, STATIC_FOLDER, file)
      : path.join(cacheFolder(root, 'pictures'), picture);
  const bytes = await readFile(absolute).catch(() => undefined);
  if (bytes === undefined) return false;
  return send(response, 200, path.extname(file).slice(1), bytes);
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
