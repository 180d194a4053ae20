/** The production server: static files of a build, over node:http, with nothing that changes them. */
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { normalizeBase } from '../shared/routes.ts';
import { refuseBrokenRequest } from './broken-request.ts';
import { answerConnections } from './connections.ts';
import { createRequestHandler } from './handle-request.ts';
import { watchRelease } from './release.ts';

export interface SiteServerOptions {
  /** Absolute path of the output folder. */
  root: string;
  /** 0 picks a free one. */
  port: number;
  /** Address to listen on; `0.0.0.0` for all. */
  host: string;
  /** Overrides the base path in the build's settings. */
  base?: string;
  /** Told about errors that a reader only sees as status 500, as a closed connection, or not at all. */
  onError?: (error: unknown) => void;
}

export interface SiteServer {
  /** Base path the site is served under: `''` or `/docs`. */
  base: string;
  port: number;
  /**
   * Accepts no more connections, lets running answers end and then closes.
   *
   * @param graceMilliseconds time after which connections that are still busy are cut
   */
  stop(graceMilliseconds?: number): Promise<void>;
}

const DEFAULT_GRACE = 10_000;

/**
 * Starts serving a built site.
 *
 * @throws the system's error when the folder cannot be read or the port cannot be had
 */
export async function createServer(options: SiteServerOptions): Promise<SiteServer> {
  const { root, base, onError = () => {} } = options;
  const watch = watchRelease(root, {
    base: base === undefined ? undefined : normalizeBase(base),
    onError,
  });
  const { settings } = await watch.current();
  const server = createHttpServer({
    // Slow clients hold a connection, not a thread; these limits free it again.
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    // Longer than the minute after which most load balancers drop idle connections.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    // The handler sends the response, because it needs the security headers.
    requireHostHeader: false,
  });
  server.setTimeout(120_000);
  const connections = answerConnections(server, createRequestHandler(watch, onError));
  server.on('clientError', (error, socket) => {
    refuseBrokenRequest(error, socket, connections.newestAnswer(socket), watch.headers());
  });
  const port = await listen(server, options);
  // Connections that couldn't be accepted because too many files are open. Other connections continue.
  server.on('error', onError);
  return {
    base: settings.base,
    port,
    async stop(graceMilliseconds = DEFAULT_GRACE) {
      const timer = setTimeout(connections.cut, graceMilliseconds);
      await connections.drain();
      clearTimeout(timer);
    },
  };
}

function listen(server: Server, { port, host }: SiteServerOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
