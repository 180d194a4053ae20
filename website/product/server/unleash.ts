/** Runs the Unleash server, either from the npm registry or from a build in `UNLEASH_SERVER`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './processes.ts';

const PRODUCT = fileURLToPath(new URL('..', import.meta.url));

export interface ServerBuild {
  folder: string;
  /** A version such as `6.6.0`. */
  version: string;
}

/**
 * Returns the build to run. This is the folder in `UNLEASH_SERVER` or, if the variable isn't set, the release
 * that's pinned in `product/package.json`. If that's missing, it's installed.
 *
 * @throws Error if the folder contains no built server, or the installation fails
 */
export function serverBuild(environment: NodeJS.ProcessEnv): ServerBuild {
  const own = environment.UNLEASH_SERVER?.trim();
  if (own) return buildIn(resolve(own));
  installProduct();
  return buildIn(join(PRODUCT, 'node_modules', 'unleash-server'));
}

/**
 * Installs packages from `product/package.json` if they're missing.
 *
 * @throws Error if that fails
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

/** `Open Source`, or `Pro` for additional projects and environments. */
export type Edition = 'Open Source' | 'Pro';

export interface ServerSettings {
  databaseUrl: string;
  port: number;
  /** Secret of an Admin API token that the server creates on startup. */
  adminToken: string;
  edition: Edition;
  /** URL that the server tells others. Defaults to the URL where it listens. */
  publicUrl?: string;
  log: string;
}

/** The URL of a port where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * Starts the server and waits until it responds.
 *
 * @throws Error with the end of its log if it doesn't
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
    // The server sends nothing from this machine: no version checks, no telemetry, and no integration requests.
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

/** Returns high rate limits. A program would exceed the defaults right away, although a person never does. */
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
