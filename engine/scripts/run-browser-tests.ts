/**
 * Command that runs the browser tests. It finds a browser, or installs one if that needs no consent. All arguments
 * are passed to Playwright. If E2E_SHARD is set, for example to `1/3`, only that part of the tests runs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstall, findBrowser, installCommand, shouldInstall, thisMachine } from './chromium.ts';
import { findNginx, NGINX_INSTALLATION } from './find-nginx.ts';

const machine = thisMachine(chromium.executablePath());

try {
  installNginx();
  process.exitCode = await runTests(browserOrInstall(), [...process.argv.slice(2), ...shard()]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function shard(): string[] {
  const { E2E_SHARD = '' } = process.env;
  return E2E_SHARD === '' ? [] : [`--shard=${E2E_SHARD}`];
}

function browserOrInstall(): string {
  const command = installCommand(machine);
  if (shouldInstall(machine)) {
    console.log(`Installing the browser that's fastest for tests: ${command}`);
    install(command);
  }
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  throw new Error(
    `The browser tests need Chromium or Chrome. Install it with:\n\n  ${command}\n\nor set CHROMIUM_PATH to an installed one.`,
  );
}

/** Installs nginx. If that's impossible, the tests that need it will report it. */
function installNginx(): void {
  try {
    findNginx();
  } catch {
    if (!canInstall(machine)) return;
    console.log(`No nginx found; installing it: ${NGINX_INSTALLATION}`);
    // With this runlevel, the package doesn't start a server on port 80 after installation.
    install(NGINX_INSTALLATION, { RUNLEVEL: '1' });
  }
}

function install(command: string, environment: NodeJS.ProcessEnv = {}): void {
  spawnSync('sh', ['-c', command], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...environment },
  });
}

function runTests(browser: string, options: readonly string[]): Promise<number> {
  const packageFile = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const program = join(dirname(packageFile), 'cli.js');
  console.log(`Browser: ${browser}`);
  const child = spawn(process.execPath, [program, 'test', ...options], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  // An interrupt in the terminal goes to both processes. This one waits for the tests to clean up.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
