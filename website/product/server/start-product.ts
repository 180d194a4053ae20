/** Starts PostgreSQL and an Unleash server with the running example. They run until the command ends. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadExample, loadFoundation, loadOpenSourceExample } from '../example/load.ts';
import { tokens } from '../example/tokens.ts';
import { type RunSql, startPostgres } from './postgres.ts';
import { freePort, stopPrograms } from './processes.ts';
import { type Edition, serverBuild, startUnleash } from './unleash.ts';

const RUNS = fileURLToPath(new URL('../../.cache/product', import.meta.url));

export interface Product {
  /** URL without a trailing slash: `http://localhost:4242`. */
  url: string;
  version: string;
  run: RunSql;
  databaseUrl: string;
  /** Log file of the server. `stop` deletes it. */
  log: string;
  /** Stops the programs and deletes their data. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** The server's port. Defaults to any unused one. */
  port?: number;
  /**
   * True to load only projects, environments, and API tokens. People, flags, and everything that depends on them
   * are left out.
   */
  isBare?: boolean;
  /**
   * Edition of the server. Defaults to `Pro`, which the complete example requires. Open Source gets only the data
   * that fits into its one project.
   */
  edition?: Edition;
  /** URL that the server tells others. Defaults to the URL where it listens. */
  publicUrl?: string;
}

/**
 * Starts everything with new data, which `stop` deletes. A signal also stops everything, even during startup, and
 * then ends the process.
 *
 * @throws Error that says what's missing or doesn't start. Nothing is left running.
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const build = serverBuild(process.env);
  const { edition = 'Pro', isBare = false } = options;
  const folder = runFolder();
  const stop = async () => {
    await stopPrograms();
    rmSync(folder, { recursive: true, force: true });
  };
  stopOnSignal(stop);
  try {
    const port = await freePort(options.port);
    const postgres = await startPostgres(folder);
    const log = join(folder, 'unleash.log');
    await startUnleash(build, {
      databaseUrl: postgres.url,
      port,
      adminToken: tokens.admin,
      edition,
      publicUrl: options.publicUrl,
      log,
    });
    const url = `http://localhost:${port}`;
    if (edition === 'Open Source') {
      await loadOpenSourceExample(url, postgres.run);
    } else {
      await loadFoundation(postgres.run);
      if (!isBare) await loadExample(url, postgres.run);
    }
    const { version } = build;
    return { url, version, run: postgres.run, databaseUrl: postgres.url, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates a folder for this process, and deletes those of processes that were killed. */
function runFolder(): string {
  mkdirSync(RUNS, { recursive: true });
  for (const name of readdirSync(RUNS)) {
    if (!isAlive(Number(name))) rmSync(join(RUNS, name), { recursive: true, force: true });
  }
  const folder = join(RUNS, String(process.pid));
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  mkdirSync(folder);
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Stops everything on a signal, and then ends the process. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      // Whatever is still running is going to fail, and its messages would only be confusing.
      console.error = () => {};
      stop().finally(() => process.exit(process.exitCode ?? INTERRUPTED));
    });
  }
}

/** Exit code after a signal, unless the command has set one. */
const INTERRUPTED = 130;
