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
  installProduct();
  return buildIn(join(PRODUCT, 'node_modules', 'unleash-server'));
}

/**
 * Installs the packages of `product/package.json` that are missing.
 *
 * @throws Error when that fails
 */
export function installProduct(): void {
  if (Object.entries(pinnedVersions()).every(isInstalled)) return;
  console.log("Installing the product's packages, which happens only once …");
  const { status } = spawnSync('npm', ['ci', '--prefix', PRODUCT, '--omit=dev'], {
    cwd: PRODUCT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The product can't be installed in ${PRODUCT}.`);
}

function isInstalled([name, version]: [string, string]): boolean {
  return installedVersion(join(PRODUCT, 'node_modules', name)) === version;
}

function buildIn(folder: string): ServerBuild {
  const version = installedVersion(folder);
  if (version === undefined || !existsSync(join(folder, 'dist/server.js'))) {
    throw new Error(
      `There's no built Unleash server in ${folder}. The folder must contain package.json and dist/server.js.`,
    );
  }
  return { folder, version };
}

function installedVersion(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

function pinnedVersions(): Record<string, string> {
  return JSON.parse(readFileSync(join(PRODUCT, 'package.json'), 'utf8')).dependencies;
}

/** `Open Source`, or `Pro` for projects and environments beside the first ones. */
export type Edition = 'Open Source' | 'Pro';

export interface ServerSettings {
  databaseUrl: string;
  port: number;
  /** Secret of an Admin API token that exists from the first moment. */
  adminToken: string;
  edition: Edition;
  /** Address that the server tells others; default where it listens. */
  publicUrl?: string;
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
  { databaseUrl, port, adminToken, edition, publicUrl, log }: ServerSettings,
): Promise<void> {
  const environment = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    TZ: 'UTC',
    DATABASE_URL: databaseUrl,
    DATABASE_SSL: 'false',
    HTTP_HOST: '127.0.0.1',
    PORT: String(port),
    UNLEASH_URL: publicUrl ?? `http://localhost:${port}`,
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
