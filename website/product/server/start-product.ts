/** PostgreSQL and an Unleash server with the running example, for one run of a command. */
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
  /** Without a final slash: `http://localhost:4242`. */
  url: string;
  version: string;
  run: RunSql;
  databaseUrl: string;
  /** File with what the server prints; gone after `stop`. */
  log: string;
  /** Ends the programs and deletes their data. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Port of the server; one that is free when left out. */
  port?: number;
  /** True leaves out people, flags and all that stands on projects, environments and API tokens. */
  isBare?: boolean;
  /** Default `Pro`, which the whole example needs. Open Source gets what fits into its one project. */
  edition?: Edition;
  /** Address that the server tells others; default where it listens. */
  publicUrl?: string;
}

/**
 * Starts everything with fresh data. The data is gone after `stop`. Signals stop it too, from the first
 * moment, and end the process.
 *
 * @throws Error that says what is missing or does not start; nothing runs on then
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

/** A folder for this process; those of processes that were killed are deleted. */
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

/** Stops everything when the terminal, or whoever started this process, wants it to end; then ends it. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      // What still runs fails now, and its messages would tell nothing.
      console.error = () => {};
      stop().finally(() => process.exit(process.exitCode ?? INTERRUPTED));
    });
  }
}

/** Status of a command that a signal has ended, when it has set none. */
const INTERRUPTED = 130;
