/** Helpers of tests: the real command line as a process of its own, on sites in folders of their own. */
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

/** The foreign site that tests build. */
export const ATLAS = path.join(ENGINE_ROOT, 'e2e/fixtures/atlas');

/** A folder of the engine that git ignores, and one outside of the repository: sites can be in either. */
const PLACES = { inside: path.join(ENGINE_ROOT, '.cache'), outside: tmpdir() } as const;

export interface CommandResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Standard output. */
  output: string;
  /** Standard error. */
  errors: string;
}

export interface RunningCommand {
  process: ChildProcess;
  done: Promise<CommandResult>;
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
  const done = new Promise<CommandResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output, errors }));
  });
  return { process: child, done };
}

/** Runs a command to its end. */
export function runCommand(...args: readonly string[]): Promise<CommandResult> {
  return startCommand(args).done;
}

/** An empty folder that is removed after the tests of the file. */
export function temporaryFolder(place: keyof typeof PLACES = 'outside'): string {
  mkdirSync(PLACES[place], { recursive: true });
  const folder = mkdtempSync(path.join(PLACES[place], 'test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty folder for a site, with the cache of `warmUp`. */
export async function siteFolder(): Promise<string> {
  const root = temporaryFolder();
  await warmUp(root);
  return root;
}

/** Gives a site a cache with the bundles of a site without code, which take most of the time of a small build. */
export async function warmUp(root: string): Promise<void> {
  // Bundles contain the path from the site to the engine.
  const key = hashOf(engineHash(ENGINE_ROOT), path.relative(root, ENGINE_ROOT));
  const folder = path.join(PLACES.inside, 'tests', key);
  if (!existsSync(folder)) {
    const made = making.get(folder) ?? makeWarmCache(folder, `${root}-warm`);
    making.set(folder, made);
    await made;
  }
  cpSync(folder, path.join(root, '.cache'), { recursive: true });
}

/** Caches that this process is making. */
const making = new Map<string, Promise<void>>();

async function makeWarmCache(folder: string, root: string): Promise<void> {
  writeFiles(root, {
    'site/site.config.ts':
      "export default { title: 'X', tagline: 'T', url: 'https://x.example', mainDocument: 'index' };\n",
    'docs/index.md': '---\ntitle: Home\nslug: /\n---\n\nHello.\n',
  });
  const { code, errors } = await runCommand('build', '--root', root);
  if (code !== 0) throw new Error(errors);
  const partial = `${folder}.${process.pid}`;
  for (const part of ['code', 'entries']) {
    cpSync(path.join(root, '.cache', part), path.join(partial, part), { recursive: true });
  }
  await rm(root, { recursive: true });
  try {
    renameSync(partial, folder);
  } catch (error) {
    // The tests of another file were faster.
    if (!existsSync(folder)) throw error;
    await rm(partial, { recursive: true });
  }
}

/** Copies the foreign site, without what builds of it left behind. */
export function copyAtlas(to: string): void {
  cpSync(ATLAS, to, {
    recursive: true,
    filter: (file) => !/^\.|^dist$/.test(path.relative(ATLAS, file).split(path.sep)[0] ?? ''),
  });
}

/** Writes files below `root`, making folders as needed. */
export function writeFiles(root: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
}

/** Reads the output of a build. */
export function openOutput(folder: string) {
  let known: string[] | undefined;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  /** All files, without compressed forms, as they are when this is first asked. */
  const files = () => {
    known ??= Object.keys(hashesOf(folder)).filter((file) => !/\.(?:br|gz)$/.test(file));
    return known;
  };
  /** Documents of pages; what stands at old addresses is none. */
  const documents = () =>
    files().filter((file) => file.endsWith('.html') && !read(file).includes(' data-redirect='));
  return { read, files, documents };
}

/** Hashes of all files below a folder, by path with forward slashes. */
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
