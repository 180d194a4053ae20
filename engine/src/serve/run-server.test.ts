import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, runServer } from './run-server.ts';
import { createServer } from './site-server.ts';
import { makeSite, writeFiles } from './test-build.ts';

let parent: string;
let root: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  parent = makeSite();
  root = join(parent, 'dist');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(parent, { recursive: true });
});

/** Runs the command in this process and collects what it prints. */
async function run(options: { root?: string; port?: number; host?: string }) {
  const errors: string[] = [];
  const code = await runServer({
    root,
    port: 0,
    host: '127.0.0.1',
    ...options,
    write: () => {},
    writeError: (line) => errors.push(line),
  });
  return { code, errors };
}

describe("a server that can't start", () => {
  it("names the port that's in use and the remedy", async () => {
    const other = await createServer({ root, port: 0, host: '127.0.0.1' });
    const result = await run({ port: other.port });
    await other.stop(0);
    expect(result).toEqual({
      code: 1,
      errors: [
        `Port ${other.port} is already in use. Choose a different port with --port: npx pagewright serve --port ${other.port + 1}`,
      ],
    });
  });

  it('reports a missing build', async () => {
    const missing = join(parent, 'nothing');
    expect(await run({ root: missing })).toEqual({
      code: 1,
      errors: [`There's no build to serve in ${missing}. Run "npx pagewright build" first.`],
    });
  });

  it('explains an invalid port', async () => {
    const { errors } = await run({ port: 70_000 });
    expect(errors[0]).toMatch(/^"70000" isn't a port\. .*--port 3000$/);
  });

  it("explains another machine's address", async () => {
    const { errors } = await run({ host: '192.0.2.1' });
    expect(errors[0]).toMatch(/^This machine has no address "192\.0\.2\.1"/);
  });

  it('explains damaged settings without a stack trace', async () => {
    writeFiles(root, { '.server/server.json': '{"base":1}' });
    const { code, errors } = await run({});
    expect({ code, errors }).toEqual({
      code: 1,
      errors: [
        `The server couldn't start: ${join(root, '.server/server.json')}:1:1  is damaged (The file doesn't contain server settings) → rebuild the site`,
      ],
    });
  });
});

describe('addressOf', () => {
  it.each([
    ['127.0.0.1', '', 'http://localhost:3000/'],
    ['0.0.0.0', '/docs', 'http://localhost:3000/docs'],
    ['docs.internal', '', 'http://docs.internal:3000/'],
    ['fd00::1', '', 'http://[fd00::1]:3000/'],
  ])('%s%s', (host, base, expected) => {
    expect(addressOf({ port: 3000, base }, host)).toBe(expected);
  });
});

describe('signals', () => {
  const program = `
    import { runServer } from ${JSON.stringify(new URL('./run-server.ts', import.meta.url).href)};
    process.exitCode = await runServer({
      root: process.argv[1], port: 0, host: '127.0.0.1',
      write: (line) => console.log(line), writeError: (line) => console.error(line),
    });
  `;

  async function start() {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program, root];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const [line] = await once(child.stdout, 'data');
    const port = Number(/:(\d+)\//.exec(String(line))?.[1]);
    return { child, port };
  }

  it.each(['SIGINT', 'SIGTERM'] as const)('%s ends the process cleanly', async (signal) => {
    const { child } = await start();
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  it("a second one doesn't wait for slow clients", async () => {
    writeFiles(root, { 'big.zip': Buffer.alloc(20_000_000) });
    const { child, port } = await start();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /big.zip HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    child.kill('SIGINT');
    await once(child.stdout, 'data');
    expect(child.exitCode).toBeNull();
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    socket.destroy();
    expect(code).toBe(1);
  });
});
