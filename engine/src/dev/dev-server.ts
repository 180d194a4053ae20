/**
 * The development server. Vite serves modules to the browser, and the engine creates pages on request. When content
 * is edited, open pages replace their text. After a change to the structure, theme, or components, they reload.
 */

import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { createLogger, createServer as createViteServer, type ViteDevServer } from 'vite';
import { type BundleOptions, bundleOptions } from '../core/bundle/bundle-options.ts';
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
import { importedModules } from '../core/source/imported-modules.ts';
import { originForm, readTarget } from '../serve/request-target.ts';
import { asProblems, type DevContext, knownProblems } from './dev-context.ts';
import { allProblems } from './dev-problems.ts';
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
  /** Called with problems, because there may be no browser open to show them. */
  report: (error: unknown) => void;
}

export interface DevServer {
  /** URL such as `http://localhost:3000/docs/`. */
  address: string;
  close(): Promise<void>;
}

/** Packages that browser code imports. */
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

/** Starts the server. Throws an error if the port is in use. Problems with the site are shown in the browser. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const definition = await loadSite(options.root, options.builtIn);
  // An edited page may import other modules.
  const bundle: BundleOptions = {
    ...bundleOptions(definition),
    imported: () => importedModules(bundle),
  };
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
    // Vite prepares the packages in this list on startup. If it discovered them later, it would reload the first
    // page.
    optimizeDeps: { include: BROWSER_PACKAGES, entries: [] },
    cacheDir: cacheFolder(options.root, 'vite'),
  });
  vite.watcher.add([...(definition.allowRead ?? [])]);
  const context = await createContext(options, vite);
  const stopWatching = watchSite(context, options.report);
  vite.watcher.on('error', options.report);
  // Vite ignores upgrades to other protocols. Without a listener, an error on such a socket would end the process.
  http.on('upgrade', (_request, socket) => socket.on('error', () => socket.destroy()));
  http.on('request', (request, response) => handle(context, request, response, options.report));
  const port = await listen(http, options).catch(async (error: unknown) => {
    // Vite's file watcher would keep the process running.
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
    version: 0,
    async reload() {
      try {
        // Vite notices edits with a delay, but the caller already knows about one.
        vite.environments.ssr.moduleGraph.invalidateAll();
        const server = (await vite.ssrLoadModule(SERVER_MODULE)) as SiteServer;
        const site = await loadDevSite(root, server, builtIn);
        checkBase(site, vite);
        context.state = { site };
        const problems = allProblems(site.problems);
        if (problems.length > 0) report(new ProblemsError(problems));
      } catch (error) {
        report(knownProblems(error, root) ?? error);
        context.state = { error: asProblems(error, root) };
      }
    },
  };
  await context.reload();
  return context;
}

/**
 * Throws an error if the base path has changed. Vite still serves its modules below the path it was started with.
 */
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
  // For an invalid host such as `http://[`, Vite throws an error that nothing catches.
  request.url = originForm(url);
  context.vite.middlewares(request, response, () => {
    // Vite removes the base path from the URL before it gets here, so the original target is used.
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
