/** The Unleash server: from the npm registry, or a build that `UNLEASH_SERVER` names. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './processes.ts';

const PRODUCT = fileURLToPath(new URL('..', import.meta.url));

export interface ServerBuild {
  folder: string;
  /** `6.6.0` */
  version: string;
}

/**
 * The build to run: the folder that `UNLEASH_SERVER` names, else the release pinned in
 * `product/package.json`, which is installed first when it is missing.
 *
 * @throws Error when the folder holds no built server, or the installation fails
 */
export function serverBuild(environment: NodeJS.ProcessEnv): ServerBuild {
  const own = environment.UNLEASH_SERVER?.trim();
  if (own) return buildIn(resolve(own));
  const folder = join(PRODUCT, 'node_modules', 'unleash-server');
  if (installedVersion(folder) !== pinnedVersion()) {
    console.log('Installing the Unleash server, once …');
    const { status } = spawnSync('npm', ['ci', '--prefix', PRODUCT, '--omit=dev'], {
      cwd: PRODUCT,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`The server cannot be installed in ${PRODUCT}.`);
  }
  return buildIn(folder);
}

function buildIn(folder: string): ServerBuild {
  const version = installedVersion(folder);
  if (version === undefined || !existsSync(join(folder, 'dist/server.js'))) {
    throw new Error(
      `There is no built Unleash server in ${folder}: it has to hold package.json and dist/server.js.`,
    );
  }
  return { folder, version };
}

function installedVersion(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

function pinnedVersion(): string {
  return JSON.parse(readFileSync(join(PRODUCT, 'package.json'), 'utf8')).dependencies[
    'unleash-server'
  ];
}

export interface ServerSettings {
  databaseUrl: string;
  port: number;
  /** Secret of an Admin API token that exists from the first moment. */
  adminToken: string;
  /** `Open Source`, or `Pro` for projects and environments beside the first ones. */
  edition: 'Open Source' | 'Pro';
  log: string;
}

/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * Starts the server and waits until it answers.
 *
 * @throws Error with the end of its log when it does not
 */
export function startUnleash(
  { folder }: ServerBuild,
  { databaseUrl, port, adminToken, edition, log }: ServerSettings,
): Promise<void> {
  const environment = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    TZ: 'UTC',
    DATABASE_URL: databaseUrl,
    DATABASE_SSL: 'false',
    HTTP_HOST: '127.0.0.1',
    PORT: String(port),
    UNLEASH_URL: `http://localhost:${port}`,
    PRODUCT_EDITION: edition,
    INIT_ADMIN_API_TOKENS: adminToken,
    LOG_LEVEL: 'warn',
    // Nothing leaves the machine: neither checks and telemetry, nor what integrations send.
    CHECK_VERSION: 'false',
    SEND_TELEMETRY: 'false',
    HTTP_PROXY: NOWHERE,
    HTTPS_PROXY: NOWHERE,
    ...manyRequests(),
  };
  const launch = join(PRODUCT, 'server', 'launch.mjs');
  return startProgram(
    {
      name: 'The Unleash server',
      command: process.execPath,
      arguments: [launch, folder],
      environment,
      log,
      stopSignal: 'SIGTERM',
    },
    () => answers(`http://127.0.0.1:${port}/health`),
  );
}

/** Limits that a person never meets, and a program at once. */
function manyRequests(): Record<string, string> {
  const names = [
    'CREATE_USER_RATE_LIMIT_PER_MINUTE',
    'SIMPLE_LOGIN_LIMIT_PER_MINUTE',
    'PASSWORD_RESET_LIMIT_PER_MINUTE',
  ];
  return Object.fromEntries(names.map((name) => [name, '10000']));
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
