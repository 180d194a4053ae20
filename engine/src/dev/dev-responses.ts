/** Responds to the development server's requests, except those for Vite's modules. */
import type { ServerResponse } from 'node:http';
import { takenAddresses } from '../core/assemble/validate/check-routes.ts';
import { type Output, outputContent } from '../core/outputs/output.ts';
import type { Problem } from '../core/problems/problems.ts';
import { notFoundPage } from '../core/render/render-page.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { locationOf, type RequestTarget } from '../serve/request-target.ts';
import { VERSION } from '../shared/attributes.ts';
import { redirectAddress, redirectTarget } from '../shared/redirects.ts';
import { encodePathname, routeOfPathname } from '../shared/routes.ts';
import { asProblems, type DevContext } from './dev-context.ts';
import { findOutput } from './dev-outputs.ts';
import { siteErrors } from './dev-problems.ts';
import type { DevSite } from './dev-site.ts';
import { errorDocument, overlayScript } from './error-page.ts';
import { renderDevPage } from './render-dev-page.ts';

/** A file name from which the content type of documents is derived. */
const DOCUMENT = 'index.html';

/**
 * Responds to a request. If the page or site has errors, the response is a document that shows them and reloads
 * once they're fixed.
 */
export async function answerDevRequest(
  context: DevContext,
  { pathname, query }: RequestTarget,
  response: ServerResponse,
): Promise<void> {
  if (!('site' in context.state)) {
    sendProblems(context, response, context.state.error.problems);
    return;
  }
  const { site: dev } = context.state;
  const { version } = context;
  const { base } = dev.definition.config;
  if (base !== '' && pathname === '/') return redirect(response, `${base}/`);
  const file = pathname.slice(base.length + 1);
  const route = routeOfPathname(pathname, base);
  const page = route === undefined ? undefined : dev.site.pages.get(route);
  const output =
    (await findOutput(dev, file)) ??
    (page === undefined && file.endsWith('/')
      ? await findOutput(dev, `${file}index.html`)
      : undefined);
  if (output !== undefined) {
    const taken = page === undefined ? [] : takenAddresses([page], new Set([file]));
    if (taken.length > 0) return sendProblems(context, response, taken);
    return send(response, 200, output.name, await outputContent(output), output.headers);
  }
  if (page === undefined && (await findOutput(dev, `${file}/index.html`)) !== undefined) {
    return redirect(response, `${pathname}/${query}`);
  }
  const moved =
    page === undefined &&
    route !== undefined &&
    redirectTarget(encodePathname(route), dev.definition.redirects);
  if (moved) return redirect(response, redirectAddress(moved, base, query));
  try {
    const html = await renderDevPage(context, dev, page ?? notFoundPage(dev.definition));
    const withScripts = html.replace('</head>', () => `${devScripts(dev, base, version)}</head>`);
    send(response, page === undefined ? 404 : 200, DOCUMENT, withScripts);
  } catch (error) {
    sendProblems(context, response, asProblems(error, context.root).problems);
  }
}

/** Returns the URL of Vite's client, which stays connected to the server. */
function viteClient(base: string): string {
  return `${base}/@vite/client`;
}

/**
 * Returns Vite's client with the version of the site. If the site's structure has errors, the overlay is included.
 */
function devScripts(dev: DevSite, base: string, version: number): string {
  const errors = siteErrors(dev.problems);
  const script = `<script type="module" src="${viteClient(base)}" ${VERSION}="${version}"></script>`;
  return errors.length === 0 ? script : script + overlayScript(errors, viteClient(base));
}

function sendProblems(
  context: DevContext,
  response: ServerResponse,
  problems: readonly Problem[],
): void {
  const base = context.vite.config.base.replace(/\/$/, '');
  send(response, 500, DOCUMENT, errorDocument(problems, viteClient(base)));
}

function redirect(response: ServerResponse, address: string): void {
  const location = locationOf(address);
  if (location === undefined) response.writeHead(400).end();
  else response.writeHead(307, { location }).end();
}

function send(
  response: ServerResponse,
  status: number,
  name: string,
  content: string | Uint8Array,
  own: Output['headers'] = {},
): void {
  response.setHeader('Content-Type', contentTypeOf(name));
  response.setHeader('Cache-Control', 'no-store');
  for (const [header, value] of Object.entries(own)) response.setHeader(header, value);
  response.writeHead(status).end(content);
}
