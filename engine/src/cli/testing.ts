/** Test helpers that run commands on sites in temporary folders, either in this process or in a new one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { engineHash } from '../core/bundle/hash-sources.js';
import { hashOf } from '../core/cache/content-hash.ts';
import { ENGINE_ROOT } from '../core/engine-root.ts';
import { cleanEnvironment } from './test-environment.ts';
import type { CommandResult } from './test-in-process.ts';

/** The sample site that tests build. */
export const ATLAS = path.join(ENGINE_ROOT, 'e2e/fixtures/atlas');

/** Where temporary sites can be: in a folder of the engine that Git ignores, or outside of the repository. */
const PLACES = { inside: path.join(ENGINE_ROOT, '.cache'), outside: tmpdir() } as const;

/** How a process ended. */
export interface ProcessResult extends CommandResult {
  signal: NodeJS.Signals | null;
}

export { type CommandResult, runCommand } from './test-in-process.ts';

export interface RunningCommand {
  process: ChildProcess;
  done: Promise<ProcessResult>;
}

/** Starts `pagewright <command> <options>`. */
export function startCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): RunningCommand {
  const child = spawn(process.execPath, ['bin/docs.js', ...args], {
    cwd: ENGINE_ROOT,
    env: { ...cleanEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const done = new Promise<ProcessResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output, errors }));
  });
  return { process: child, done };
}

/**
 * Runs a command in a new process until it ends, for tests of the process itself. If its site has no cache, it
 * still doesn't have to bundle the engine's code.
 */
export async function runProcess(...args: readonly string[]): Promise<ProcessResult> {
  const root = args[args.indexOf('--root') + 1] ?? '';
  if (args.includes('--root') && isNewSite(root)) await copyWarmCache(root, ['code']);
  return startCommand(args).done;
}

function isNewSite(root: string): boolean {
  return existsSync(path.join(root, 'site')) && !existsSync(path.join(root, '.cache'));
}

/** Returns an empty folder. It's removed after the tests in the file. */
export function temporaryFolder(place: keyof typeof PLACES = 'outside'): string {
  mkdirSync(PLACES[place], { recursive: true });
  const folder = mkdtempSync(path.join(PLACES[place], 'test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns an empty folder for a site, with the cache from `warmUp`. */
export async function siteFolder(): Promise<string> {
  const root = temporaryFolder();
  await warmUp(root);
  return root;
}

/**
 * Copies a filled cache into a site, so that a test doesn't have to bundle. That takes most of the time of a small
 * build.
 */
export function warmUp(root: string): Promise<void> {
  return copyWarmCache(root, ['code', 'entries']);
}

async function copyWarmCache(root: string, parts: readonly string[]): Promise<void> {
  // Bundles contain the relative path from the site to the engine.
  const key = hashOf(engineHash(ENGINE_ROOT), path.relative(root, ENGINE_ROOT));
  const folder = path.join(PLACES.inside, 'tests', key);
  if (!existsSync(folder)) {
    const made = making.get(folder) ?? makeWarmCache(folder, `${root}-warm`);
    making.set(folder, made);
    await made;
  }
  for (const part of parts) {
    cpSync(path.join(folder, part), path.join(root, '.cache', part), { recursive: true });
  }
}

/** Caches that this process is creating. */
const making = new Map<string, Promise<void>>();

async function makeWarmCache(folder: string, root: string): Promise<void> {
  writeFiles(root, {
    'site/site.config.ts':
      "export default { title: 'X', tagline: 'T', url: 'https://x.example', mainDocument: 'index' };\n",
    'docs/index.md': '---\ntitle: Home\nslug: /\n---\n\nHello.\n',
  });
  const { code, errors } = await startCommand(['build', '--root', root]).done;
  if (code !== 0) throw new Error(errors);
  const partial = `${folder}.${process.pid}`;
  for (const part of ['code', 'entries']) {
    cpSync(path.join(root, '.cache', part), path.join(partial, part), { recursive: true });
  }
  await rm(root, { recursive: true });
  try {
    renameSync(partial, folder);
  } catch (error) {
    // Tests in another file have already created it.
    if (!existsSync(folder)) throw error;
    await rm(partial, { recursive: true });
  }
}

/** Copies the sample site without files from earlier builds, and links the packages with its plugins. */
export function copyAtlas(to: string): void {
  const packages = path.join(to, 'node_modules/@pagewright');
  mkdirSync(path.dirname(packages), { recursive: true });
  symlinkSync(path.join(ENGINE_ROOT, '../node_modules/@pagewright'), packages, 'junction');
  cpSync(ATLAS, to, {
    recursive: true,
    filter: (file) => !/^\.|^dist$/.test(path.relative(ATLAS, file).split(path.sep)[0] ?? ''),
  });
}

/** Writes files below `root`, creating folders as needed. */
export function writeFiles(root: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
}

/** Reads a build's output. */
export function openOutput(folder: string) {
  let known: string[] | undefined;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  /** Returns all files except compressed copies. The first call determines the list. */
  const files = () => {
    known ??= Object.keys(hashesOf(folder)).filter((file) => !/\.(?:br|gz)$/.test(file));
    return known;
  };
  /** Returns the documents of pages, but not those at old URLs. */
  const documents = () =>
    files().filter((file) => file.endsWith('.html') && !read(file).includes(' data-redirect='));
  return { read, files, documents };
}

/** Returns the hashes of all files in a folder and its subfolders, keyed by path with forward slashes. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file.split(path.sep).join('/'),
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}
