/**
 * The development server: Vite for the browser's modules, our stages for pages, on demand.
 * Edited content is swapped into the open page; edits of structure, theme or components reload it.
 */

import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { createLogger, createServer as createViteServer, type ViteDevServer } from 'vite';
import { bundleOptions } from '../core/bundle/bundle-options.ts';
import type { SiteServer } from '../core/bundle/bundle-site.ts';
import { withoutAliasWarning } from '../core/bundle/guard-imports.ts';
import { viteOptions } from '../core/bundle/vite-options.ts';
import { cacheFolder } from '../core/cache/cache-folder.ts';
import { loadSite } from '../core/config/load-site.ts';
import { siteFiles } from '../core/config/site-files.ts';
import { ENGINE_ROOT } from '../core/engine-root.ts';
import type { Plugin } from '../core/plugins/plugin.ts';
import { messageOf } from '../core/problems/errors.ts';
import { ProblemsError } from '../core/problems/problems.ts';
import { originForm, readTarget } from '../serve/request-target.ts';
import { asProblems, type DevContext, knownProblems } from './dev-context.ts';
import { answerDevRequest } from './dev-responses.ts';
import { type DevSite, loadDevSite } from './dev-site.ts';
import { forbidOtherFiles, refuseEditor } from './served-files.ts';
import { watchSite } from './watch-site.ts';
import { ignoredFiles } from './watched-files.ts';

export interface DevServerOptions {
  root: string;
  host: string;
  port: number;
  /** Plugins that every site has. */
  builtIn: readonly Plugin[];
  /** Told of problems that no browser may be open to show. */
  report: (error: unknown) => void;
}

export interface DevServer {
  /** `http://localhost:3000/docs/`. */
  address: string;
  close(): Promise<void>;
}

/** Packages that reach the browser. */
const BROWSER_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'preact',
  'preact/hooks',
  'preact/jsx-runtime',
  'preact/jsx-dev-runtime',
];

const SERVER_MODULE = 'virtual:site-server';

/** Starts listening. Throws when the port is in use; problems of the site are shown in the browser. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const definition = await loadSite(options.root, options.builtIn);
  const bundle = bundleOptions(definition);
  const http = createHttpServer();
  const common = viteOptions(bundle);
  const sources = path.join(ENGINE_ROOT, 'src');
  const vite = await createViteServer({
    ...common,
    plugins: [...(common.plugins ?? []), forbidOtherFiles(bundle), refuseEditor(bundle.base)],
    appType: 'custom',
    customLogger: withoutAliasWarning(createLogger('warn', { allowClearScreen: false })),
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: common.server?.fs ?? {},
      watch: { ignored: ignoredFiles(definition, sources) },
    },
    // Named here, they are prepared at the start; found later, they would reload the first page.
    optimizeDeps: { include: BROWSER_PACKAGES, entries: [] },
    cacheDir: cacheFolder(options.root, 'vite'),
  });
  vite.watcher.add([...(definition.allowRead ?? [])]);
  const context = await createContext(options, vite);
  const stopWatching = watchSite(context, options.report);
  vite.watcher.on('error', options.report);
  // Vite leaves those of other protocols alone, and an error without a listener would end the process.
  http.on('upgrade', (_request, socket) => socket.on('error', () => socket.destroy()));
  http.on('request', (request, response) => handle(context, request, response, options.report));
  const port = await listen(http, options).catch(async (error: unknown) => {
    // What Vite watches would keep the process alive.
    stopWatching();
    await vite.close();
    throw error;
  });
  http.on('error', options.report);
  return {
    address: `http://localhost:${port}${definition.config.base}/`,
    async close() {
      stopWatching();
      await vite.close();
      await new Promise((done) => http.close(done));
    },
  };
}

async function createContext(
  { root, builtIn, report }: DevServerOptions,
  vite: ViteDevServer,
): Promise<DevContext> {
  const context: DevContext = {
    root,
    vite,
    state: { error: new ProblemsError([]) },
    async reload() {
      try {
        // Vite notices edits in its own time; whoever asks to reload has seen one already.
        vite.environments.ssr.moduleGraph.invalidateAll();
        const server = (await vite.ssrLoadModule(SERVER_MODULE)) as SiteServer;
        const site = await loadDevSite(root, server, builtIn);
        checkBase(site, vite);
        context.state = { site };
        if (site.problems.length > 0) report(new ProblemsError(site.problems));
      } catch (error) {
        report(knownProblems(error, root) ?? error);
        context.state = { error: asProblems(error, root) };
      }
    },
  };
  await context.reload();
  return context;
}

/** Vite serves its modules below the base path that it was started with. */
function checkBase({ definition }: DevSite, vite: ViteDevServer): void {
  const { base } = definition.config;
  if (vite.config.base === `${base}/`) return;
  throw new ProblemsError([
    {
      severity: 'error',
      place: { file: siteFiles.config },
      message: `The base path is now '${base}/', but it was '${vite.config.base}' when the server started`,
      remedy: 'Restart the development server.',
    },
  ]);
}

function handle(
  context: DevContext,
  request: IncomingMessage,
  response: ServerResponse,
  report: (error: unknown) => void,
): void {
  const { url = '/' } = request;
  const target = readTarget(url);
  if (typeof target === 'number') {
    response.writeHead(target).end();
    return;
  }
  const fail = (error: unknown): void => {
    report(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(messageOf(error));
  };
  response.on('error', () => response.destroy());
  // Vite throws at hosts that are none (`http://[`), where nobody catches.
  request.url = originForm(url);
  context.vite.middlewares(request, response, () => {
    // Vite takes the base path off the address that it passes on.
    answerDevRequest(context, target, response).catch(fail);
  });
}

function listen(
  http: ReturnType<typeof createHttpServer>,
  { host, port }: DevServerOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      const bound = http.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
  });
}
