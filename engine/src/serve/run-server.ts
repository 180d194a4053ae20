/** Implements the command that serves a build until it's stopped. */
import { existsSync } from 'node:fs';
import { commandLine } from '../core/problems/command-line.ts';
import { explainStartFailure } from '../core/problems/ports.ts';
import { createServer, type SiteServer, type SiteServerOptions } from './site-server.ts';

export interface RunServerOptions extends SiteServerOptions {
  /** Called with lines for the terminal. */
  write: (line: string) => void;
  writeError: (line: string) => void;
}

/**
 * Serves a build until SIGINT or SIGTERM. After the first signal, pending responses are completed, and the second
 * one closes their connections. Returns the exit code: 0 after a clean stop, or 1 if the server couldn't start or
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
    options.writeError(explainStartFailure(error as NodeJS.ErrnoException, options, 'serve'));
    return 1;
  }
  const ended = untilSignal(server, options);
  options.write(`Serving at ${addressOf(server, options.host)}`);
  options.write('Press Ctrl+C to stop.');
  return ended;
}

/** Returns the URL at which a browser on this machine can open the site. */
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
