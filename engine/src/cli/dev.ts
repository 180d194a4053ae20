/** `pagewright dev`: serves the site while you write. */

import { UsageError } from '../core/problems/errors.ts';
import { explainStartFailure } from '../core/problems/ports.ts';
import { DEFAULT_PLUGINS } from '../default-plugins.ts';
import { startDevServer } from '../dev/dev-server.ts';
import type { CommandOptions } from './options.ts';
import { reportError } from './report-error.ts';

/** Serves the site until the process is stopped. */
export async function runDev({ root, host, port }: CommandOptions): Promise<void> {
  const started = performance.now();
  const server = await startDevServer({
    root,
    host,
    port,
    builtIn: DEFAULT_PLUGINS,
    report: (error) => reportError(error, root),
  }).catch((error: unknown) => {
    if (!isOfSocket(error)) throw error;
    throw new UsageError(explainStartFailure(error, { host, port }, 'dev'));
  });
  console.log(`Ready in ${Math.round(performance.now() - started)} ms: ${server.address}`);
  console.log('The browser updates when you edit a page. Press Ctrl+C to stop.');
  const stop = () => void server.close().finally(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

function isOfSocket(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && 'syscall' in error && /listen|getaddrinfo/.test(`${error.syscall}`)
  );
}
