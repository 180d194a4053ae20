/** The command that serves a build until it's stopped. */
import { existsSync } from 'node:fs';
import { commandLine } from '../core/problems/command-line.ts';
import { createServer, type SiteServer, type SiteServerOptions } from './site-server.ts';

export interface RunServerOptions extends SiteServerOptions {
  /** Called with lines for the terminal. */
  write: (line: string) => void;
  writeError: (line: string) => void;
}

/** Only this machine can access the server. `--host 0.0.0.0` opens it to the network. */
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 3000;

/**
 * Serves the build until SIGINT or SIGTERM. The first signal waits for pending responses, and the second one
 * closes their connections. Returns the exit code: 0 after a clean stop, or 1 if the server couldn't start or
 * closed connections early.
 */
export async function runServer(options: RunServerOptions): Promise<0 | 1> {
  if (!existsSync(options.root)) {
    options.writeError(
      `There's no build to serve in ${options.root}. Run "${commandLine('build')}" first.`,
    );
    return 1;
  }
  let server: SiteServer;
  try {
    server = await createServer({
      ...options,
      onError: (error) => options.writeError(`Error while responding: ${String(error)}`),
    });
  } catch (error) {
    options.writeError(explainStartFailure(error as NodeJS.ErrnoException, options));
    return 1;
  }
  const ended = untilSignal(server, options);
  options.write(`Serving at ${addressOf(server, options.host)}`);
  options.write('Press Ctrl+C to stop.');
  return ended;
}

/** Returns the URL for a browser on this machine. */
export function addressOf(server: Pick<SiteServer, 'port' | 'base'>, host: string): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${server.port}${server.base === '' ? '/' : server.base}`;
}

function untilSignal(server: SiteServer, options: RunServerOptions): Promise<0 | 1> {
  return new Promise((resolve) => {
    let stopping = false;
    const finish = (code: 0 | 1): void => {
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
      resolve(code);
    };
    const onSignal = (): void => {
      if (stopping) {
        void server.stop(0);
        finish(1);
        return;
      }
      stopping = true;
      options.write('Stopping …');
      void server.stop().then(() => finish(0));
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  });
}

/** Returns a message about an error that prevents a server from starting, with a remedy. */
export function explainStartFailure(
  error: NodeJS.ErrnoException,
  { port, host }: Pick<RunServerOptions, 'port' | 'host'>,
  command = 'serve',
): string {
  const example = (options: string) => commandLine(command, options);
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Choose a different port with --port: ${example(`--port ${port === 65_535 ? DEFAULT_PORT : port + 1}`)}`;
    case 'EACCES':
      return `You don't have permission to use port ${port}. Choose a port above 1023 with --port: ${example(`--port ${DEFAULT_PORT}`)}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Choose a different address with --host: ${example(`--host ${DEFAULT_HOST}`)}`;
    case 'ERR_SOCKET_BAD_PORT':
      return `"${port}" isn't a port. Set --port to a number from 0 to 65535: ${example(`--port ${DEFAULT_PORT}`)}`;
    default:
      return `The server couldn't start: ${error.message}`;
  }
}
