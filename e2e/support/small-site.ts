/** A site of a few files, made, built and served for one test file. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createServer } from '../../src/engine/serve/site-server.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

export interface SmallSite {
  /** Address of the home page, without a final slash. */
  url: string;
  stop(): Promise<void>;
}

/** Writes the files below a temporary folder, builds them with the real command and serves the result. */
export async function startSmallSite(files: Readonly<Record<string, string>>): Promise<SmallSite> {
  const root = await mkdtemp(path.join(tmpdir(), 'small-site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  const output = path.join(root, 'dist');
  await build(root, output);
  const server = await createServer({ root: output, port: 0, host: '127.0.0.1' });
  return {
    url: `http://localhost:${server.port}${server.base}`,
    async stop() {
      await server.stop(0);
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function build(root: string, output: string): Promise<void> {
  const options = ['--import', 'tsx', 'src/cli.ts', 'build', '--root', root, '--out', output];
  const child = spawn(process.execPath, options, {
    cwd: REPOSITORY,
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(REPOSITORY, 'tsconfig.node.json') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [code, errors] = await Promise.all([
    new Promise((resolve) => child.on('close', resolve)),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(`The site could not be built:\n${errors}`);
}
