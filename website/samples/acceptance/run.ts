/**
 * Builds the tutorials' applications and tests them against a real Unleash server. Arguments are names of samples.
 * Without arguments, it tests all of them. The tests are in this folder.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, installCommand, thisMachine } from '../../../engine/scripts/chromium.ts';
import { tokens } from '../../product/example/tokens.ts';
import { startProduct } from '../../product/server/start-product.ts';
import {
  applicationVariables,
  type FlagServer,
  flagServerFrom,
  flagServerVariables,
  namesFlagServer,
} from './flag-server.ts';

const SAMPLES = ['react', 'javascript', 'nextjs', 'sveltekit', 'lambda', 'go'];
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

try {
  const names = chosen(process.argv.slice(2));
  const machine = thisMachine(chromium.executablePath());
  const browser = findBrowser(machine);
  if (browser === undefined) {
    throw new Error(
      `The samples need Chromium or Chrome. Install it with:\n\n  ${installCommand(machine)}`,
    );
  }
  await withServer((server) => tryOut(names, server, browser));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Uses the server from the environment variables, or starts one for this run. */
async function withServer(use: (server: FlagServer) => void): Promise<void> {
  if (namesFlagServer(process.env)) {
    use(flagServerFrom(process.env));
    return;
  }
  // The samples create flags with the same names in another project.
  const product = await startProduct({ isBare: true });
  try {
    use({
      url: product.url,
      adminToken: tokens.admin,
      backendToken: tokens.tutorialBackend,
      frontendToken: tokens.tutorialFrontend,
    });
  } finally {
    await product.stop();
  }
}

function tryOut(names: readonly string[], server: FlagServer, browser: string): void {
  const environment = {
    ...process.env,
    ...flagServerVariables(server),
    CHROMIUM_PATH: browser,
  };
  for (const name of names) build(name, { ...environment, ...applicationVariables(server) });
  run(process.execPath, [playwright(), 'test', '-c', 'samples/acceptance', ...names.map(specOf)], {
    cwd: ROOT,
    env: environment,
  });
}

function chosen(names: readonly string[]): readonly string[] {
  const unknown = names.filter((name) => !SAMPLES.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There's no sample ${unknown.join(', ')}. The samples are ${SAMPLES.join(', ')}.`,
    );
  }
  return names.length === 0 ? SAMPLES : names;
}

function build(name: string, env: NodeJS.ProcessEnv): void {
  const options = { cwd: path.join(ROOT, 'samples', name), env };
  if (existsSync(path.join(options.cwd, 'go.mod'))) {
    buildGo(options);
    return;
  }
  run('npm', ['ci'], options);
  run('npm', ['run', 'build'], options);
  run('npm', ['test', '--if-present'], options);
}

/** Builds the program that `go.spec.ts` starts. */
function buildGo(options: { cwd: string; env: NodeJS.ProcessEnv }): void {
  if (spawnSync('go', ['version']).status !== 0) {
    throw new Error('The Go sample needs Go 1.19 or newer. Install it from https://go.dev/dl/.');
  }
  run('go', ['build', '-o', 'bin/bookshop-api', '.'], options);
  run('go', ['test', './...'], options);
}

function specOf(name: string): string {
  return `${name}.spec.ts`;
}

function playwright(): string {
  const packageFile = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  return path.join(path.dirname(packageFile), 'cli.js');
}

function run(
  command: string,
  options: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): void {
  const { status } = spawnSync(command, options, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Failed in ${cwd}: ${[command, ...options].join(' ')}`);
}
