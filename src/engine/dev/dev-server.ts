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
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { SiteServer } from '../bundle/bundle-site.ts';
import { viteOptions } from '../bundle/vite-options.ts';
import { loadSite } from '../config/load-site.ts';
import { bundleOptions } from '../pipeline.ts';
import { ProblemsError } from '../problems.ts';
import { answerDevRequest } from './dev-answers.ts';
import { type DevSite, loadDevSite } from './dev-site.ts';
import { watchSite } from './watch-site.ts';

export interface DevServerOptions {
  root: string;
  host: string;
  port: number;
  /** Told of problems that no browser may be open to show. */
  report: (error: unknown) => void;
}

export interface DevServer {
  /** `http://localhost:3000/docs/`. */
  address: string;
  close(): Promise<void>;
}

/** What the request handler and the watcher share. */
export interface DevContext {
  root: string;
  vite: ViteDevServer;
  /** The site, or the error that keeps it from being read. */
  state: { site: DevSite } | { error: ProblemsError };
  /** Reads configuration, sources and theme again. */
  reload(): Promise<void>;
}

const SERVER_MODULE = 'virtual:site-server';

/** Starts listening. Throws when the port is in use; problems of the site are shown in the browser. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const definition = await loadSite(options.root);
  const bundle = bundleOptions(definition);
  const http = createHttpServer();
  const vite = await createViteServer({
    ...viteOptions(bundle),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: viteOptions(bundle).server?.fs ?? {},
    },
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'], entries: [] },
  });
  const context = await createContext(options, vite);
  const stopWatching = watchSite(context, options.report);
  http.on('request', (request, response) => handle(context, request, response, options.report));
  const port = await listen(http, options);
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
  { root, report }: DevServerOptions,
  vite: ViteDevServer,
): Promise<DevContext> {
  const context: DevContext = {
    root,
    vite,
    state: { error: new ProblemsError([]) },
    async reload() {
      try {
        const server = (await vite.ssrLoadModule(SERVER_MODULE)) as SiteServer;
        context.state = { site: await loadDevSite(root, server) };
      } catch (error) {
        report(error);
        context.state = { error: asProblems(error, root) };
      }
    },
  };
  await context.reload();
  return context;
}

/** Errors of modules carry file, line and frame of their own; readers get them in the same form. */
export function asProblems(error: unknown, root: string): ProblemsError {
  if (error instanceof ProblemsError) return error;
  const { id, loc, message } = error as {
    id?: string;
    loc?: { line: number; column: number };
    message: string;
  };
  const file = id === undefined ? 'site' : path.relative(root, id);
  return new ProblemsError([
    {
      severity: 'error',
      place: { file, line: loc?.line, column: loc?.column },
      message,
      remedy: 'Correct the module; the page reloads by itself.',
    },
  ]);
}

function handle(
  context: DevContext,
  request: IncomingMessage,
  response: ServerResponse,
  report: (error: unknown) => void,
): void {
  context.vite.middlewares(request, response, () => {
    answerDevRequest(context, request, response).catch((error: unknown) => {
      report(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
}

function listen(
  http: ReturnType<typeof createHttpServer>,
  { host, port }: DevServerOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      const bound = http.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
  });
}
