/**
 * Builds the tutorials' applications, and runs the tests in this folder against a real Unleash server. Arguments
 * are names of samples. Without arguments, all of them are tested.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, installCommand, thisMachine } from '../../../engine/scripts/chromium.ts';
import { tokens } from '../../product/example/tokens.ts';
import { writeReport } from '../../product/proof.ts';
import { startProduct } from '../../product/server/start-product.ts';
import {
  applicationVariables,
  type FlagServer,
  flagServerFrom,
  flagServerVariables,
  namesFlagServer,
} from './flag-server.ts';
import { SDK_PACKAGES, samplesReport } from './report.ts';

const SAMPLES = Object.keys(SDK_PACKAGES);
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
  const { version, failures } = await withServer((server) => tryOut(names, server, browser));
  if (version !== undefined && names.length === SAMPLES.length) {
    writeReport('samples', await samplesReport(version, failures));
  }
  if (failures.size > 0) {
    throw new Error([...failures].map(([name, message]) => `${name}  ${message}`).join('\n'));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** What went wrong, keyed by the sample's name. */
type Failures = ReadonlyMap<string, string>;

/**
 * Runs `work` with the server from the environment variables, whose version is unknown, or with one that's started
 * for this run.
 */
async function withServer(
  use: (server: FlagServer) => Failures,
): Promise<{ version?: string; failures: Failures }> {
  if (namesFlagServer(process.env)) return { failures: use(flagServerFrom(process.env)) };
  // A bare server, because the samples create flags whose names the running example uses in another project.
  const product = await startProduct({ isBare: true });
  try {
    const failures = use({
      url: product.url,
      adminToken: tokens.admin,
      backendToken: tokens.tutorialBackend,
      frontendToken: tokens.tutorialFrontend,
    });
    return { version: product.version, failures };
  } finally {
    await product.stop();
  }
}

/** Builds and tests each sample, even if an earlier one fails. */
function tryOut(names: readonly string[], server: FlagServer, browser: string): Failures {
  const environment = {
    ...process.env,
    ...flagServerVariables(server),
    CHROMIUM_PATH: browser,
  };
  const failures = new Map<string, string>();
  for (const name of names) {
    try {
      build(name, { ...environment, ...applicationVariables(server) });
      const spec = `${name}.spec.ts`;
      const options = { cwd: ROOT, env: environment };
      run(process.execPath, [playwright(), 'test', '-c', 'samples/acceptance', spec], options);
    } catch (error) {
      failures.set(name, (error as Error).message);
    }
  }
  return failures;
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
  const { status } = spawnSync('go', ['mod', 'download'], { ...options, stdio: 'inherit' });
  if (status !== 0) throw new Error("wasn't run, because its Go modules can't be downloaded");
  run('go', ['build', '-o', 'bin/bookshop-api', '.'], options);
  run('go', ['test', './...'], options);
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
  if (status !== 0)
    throw new Error(`failed in ${path.relative(ROOT, cwd)}: ${[command, ...options].join(' ')}`);
}
