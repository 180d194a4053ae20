/** Starts a separate PostgreSQL server for each run. It's empty at first, and it's deleted at the end. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isExecutable } from '../../../engine/scripts/find-program.ts';
import { findPostgres } from './find-postgres.ts';
import { freePort, startProgram } from './processes.ts';

/** Runs statements in one connection. Returns the values that they select, one row per line. */
export type RunSql = (statements: string) => Promise<string>;

export interface Postgres {
  /** URL of the empty database: `postgres://…`. */
  url: string;
  run: RunSql;
}

/**
 * Starts PostgreSQL with its data in `folder`. Only this machine can connect to it.
 *
 * @throws Error if PostgreSQL isn't installed or doesn't start
 */
export async function startPostgres(folder: string): Promise<Postgres> {
  const programs = findPostgres({ environment: process.env, list, isExecutable });
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const data = join(folder, 'postgres');
  mkdirSync(data, { recursive: true });
  if (user !== undefined) chownSync(data, user.uid, user.gid);
  createCluster(join(programs, 'initdb'), data, user);
  const port = await freePort();
  const url = `postgres://unleash@127.0.0.1:${port}/postgres`;
  const run = runner(join(programs, 'psql'), url);
  const log = join(folder, 'postgres.log');
  const isReady = () =>
    run('SELECT 1').then(
      () => true,
      () => false,
    );
  // If the machine crashes, the data doesn't have to survive.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const sockets = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  await startProgram(
    {
      name: 'PostgreSQL',
      command: join(programs, 'postgres'),
      arguments: [
        ...['-D', data, '-p', String(port)],
        ...[...settings, ...sockets].flatMap((each) => ['-c', each]),
      ],
      environment: {},
      log,
      user,
      stopSignal: 'SIGINT',
    },
    isReady,
  );
  return { url, run };
}

function createCluster(
  initdb: string,
  data: string,
  user: { uid: number; gid: number } | undefined,
): void {
  const options = ['--username=unleash', '--auth=trust', '--encoding=UTF8', '--no-locale'];
  const { status, stderr, error } = spawnSync(
    initdb,
    ['--pgdata', data, '--no-sync', ...options],
    // The current working directory may be off limits for the other user.
    { cwd: '/', env: {}, encoding: 'utf8', ...user },
  );
  if (status !== 0) {
    throw new Error(`PostgreSQL can't store its data in ${data}: ${error?.message ?? stderr}`);
  }
}

/**
 * Returns a user without privileges: the package's own user, or else `nobody`. PostgreSQL refuses to run as root.
 */
function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const id = (option: string) =>
      Number.parseInt(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout, 10);
    const user = { uid: id('-u'), gid: id('-g') };
    if (user.uid > 0 && user.gid > 0) return user;
  }
  throw new Error('PostgreSQL can\'t run as root, and this machine has no "postgres" user.');
}

/** How many characters of a statement a message quotes, at most. */
const SHOWN = 300;

function runner(psql: string, url: string): RunSql {
  const options = ['--no-psqlrc', '--quiet', '--no-align', '--tuples-only'];
  return async (statements) => {
    const child = spawn(psql, [...options, '--set=ON_ERROR_STOP=1', url], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const exit = once(child, 'exit');
    // If the program ends without reading all statements, its output explains why.
    child.stdin.on('error', () => {});
    child.stdin.end(statements);
    const [output, errors, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      exit,
    ]);
    if (status !== 0) {
      throw new Error(`PostgreSQL rejects: ${errors}\n${statements.slice(0, SHOWN)}`);
    }
    return output.trimEnd();
  };
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
