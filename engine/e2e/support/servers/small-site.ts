/** Builds a site of a few files, or serves it in development, for a single test file. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createServer } from '../../../src/serve/site-server.ts';

const ENGINE = fileURLToPath(new URL('../../..', import.meta.url));

export interface SmallSite {
  /** The home page's URL, without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** Writes files to a temporary folder, builds them with the real command, and serves the result. */
export async function startSmallSite(files: Readonly<Record<string, string>>): Promise<SmallSite> {
  const root = await write(files);
  return serveBuilt(root, root);
}

/** Builds and serves a variant of the Atlas site, in which files from another fixture replace the original ones. */
export async function startVariant(fixture: string): Promise<SmallSite> {
  const folder = await temporaryFolder();
  const root = path.join(folder, fixture);
  // The Atlas site uses a plugin that's a package of this repository.
  await symlink(
    path.join(ENGINE, '../node_modules'),
    path.join(folder, 'node_modules'),
    'junction',
  );
  for (const [from, to] of [
    ['atlas', 'atlas'],
    ['atlas', fixture],
    [fixture, fixture],
  ] as const) {
    await cp(path.join(ENGINE, 'e2e/fixtures', from), path.join(folder, to), {
      recursive: true,
    });
  }
  return serveBuilt(root, folder);
}

/** Builds the site at `root` and serves it. When it's stopped, removes `folder`. */
async function serveBuilt(root: string, folder: string): Promise<SmallSite> {
  const output = path.join(root, 'dist');
  await build(root, output);
  const server = await createServer({ root: output, port: 0, host: '127.0.0.1' });
  return {
    url: `http://localhost:${server.port}${server.base}`,
    async stop() {
      await server.stop(0);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function temporaryFolder(): Promise<string> {
  return realpath(await mkdtemp(path.join(tmpdir(), 'small-site-')));
}

export interface DevSite extends SmallSite {
  /** Absolute path of the site, for tests that edit it. */
  root: string;
}

/** Writes files to a temporary folder, and serves them with the real `dev` command. */
export async function startDevSite(files: Readonly<Record<string, string>>): Promise<DevSite> {
  const root = await write(files);
  const child = run('dev', '--root', root, '--port', '0');
  child.stderr.resume();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const address = /Ready in .*: (http\S+?)\/?\n/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('close', () => reject(new Error(`The site is not served:\n${output}`)));
  });
  return {
    root,
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Writes files to a new temporary folder. Returns the folder. */
async function write(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  return root;
}

/** Starts a command of the repository directly. npm would only take more time. */
function run(...options: readonly string[]) {
  return spawn(process.execPath, ['bin/docs.js', ...options], {
    cwd: ENGINE,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function build(root: string, output: string): Promise<void> {
  const child = run('build', '--root', root, '--out', output);
  child.stdout.resume();
  const [code, errors] = await Promise.all([
    new Promise((resolve) => child.on('close', resolve)),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(`The site could not be built:\n${errors}`);
}
