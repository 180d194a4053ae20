/** The production server. It serves a build's static files with node:http and never modifies them. */
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { normalizeBase } from '../shared/routes.ts';
import { createRequestHandler } from './handle-request.ts';
import { watchRelease } from './release.ts';

export interface SiteServerOptions {
  /** The absolute path of the output folder. */
  root: string;
  /** Port, or 0 to choose a free one. */
  port: number;
  /** Host name or IP address to listen on. `0.0.0.0` listens on all of them. */
  host: string;
  /** Overrides the base path in the build's settings. */
  base?: string;
  /** Called with errors of which readers see only status 500, a closed connection, or nothing. */
  onError?: (error: unknown) => void;
}

export interface SiteServer {
  /** Base path of the site: `''`, or a path such as `/docs`. */
  base: string;
  port: number;
  /**
   * Stops accepting connections, waits for pending responses, and then closes the server.
   *
   * @param graceMilliseconds time after which busy connections are closed
   */
  stop(graceMilliseconds?: number): Promise<void>;
}

const DEFAULT_GRACE = 10_000;

/**
 * Starts serving a build.
 *
 * @throws the system's error if the folder can't be read or the port can't be used
 */
export async function createServer(options: SiteServerOptions): Promise<SiteServer> {
  const { root, base, onError = () => {} } = options;
  const currentRelease = watchRelease(root, {
    base: base === undefined ? undefined : normalizeBase(base),
    onError,
  });
  const { settings } = await currentRelease();
  const server = createHttpServer(
    {
      // A slow client only takes up a connection, and these limits eventually free it.
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // Most load balancers close idle connections after one minute, so this is a bit longer.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    createRequestHandler(currentRelease, onError),
  );
  server.on('request', (_request, response) => {
    // Otherwise, a server that's stopping would wait for its clients to close their connections.
    response.on('close', () => !server.listening && server.closeIdleConnections());
  });
  server.setTimeout(120_000);
  const port = await listen(server, options);
  // For example, too many files may be open to accept a connection. Other connections continue.
  server.on('error', onError);
  return {
    base: settings.base,
    port,
    async stop(graceMilliseconds = DEFAULT_GRACE) {
      const timer = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
      await new Promise((resolve) => server.close(resolve));
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
