import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type SiteServer } from './site-server.ts';
import { ask, makeSite, writeFiles } from './test-build.ts';

/** Too large for the buffers at both ends of a connection. */
const BIG = Buffer.alloc(20_000_000, 'a');

let parent: string;
let server: SiteServer;

beforeEach(async () => {
  parent = makeSite();
  writeFiles(join(parent, 'dist'), { 'big.zip': BIG });
  server = await createServer({ root: join(parent, 'dist'), port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await server.stop(0);
  rmSync(parent, { recursive: true });
});

/** Opens a connection, sends a request, waits for the first bytes of the response, and stops reading. */
async function startReading(path: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

/** Reads until the connection ends. Returns the number of bytes after the headers. */
async function readRest(socket: Socket): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  return all.length - all.indexOf('\r\n\r\n') - 4;
}

describe('stopping', () => {
  it('completes pending responses, and accepts no new connections', async () => {
    const socket = await startReading('/big.zip');
    const stopped = server.stop(60_000);

    await expect(ask(server.port, '/')).rejects.toThrow(/ECONNREFUSED/);
    expect(await readRest(socket)).toBe(BIG.length);
    await stopped;
  });

  it('closes idle connections', async () => {
    const socket = await startReading('/');
    socket.resume();
    const closed = once(socket, 'close');
    await server.stop(60_000);
    await closed;
  });

  it('cuts off responses that take too long', async () => {
    const socket = await startReading('/big.zip');
    await server.stop(0);
    expect(await readRest(socket).catch(() => 0)).toBeLessThan(BIG.length);
  });

  it('can be requested twice', async () => {
    await Promise.all([server.stop(0), server.stop(0)]);
  });
});

describe('a client that disconnects', () => {
  it.runIf(process.platform === 'linux')('leaves no file open', async () => {
    await ask(server.port, '/');
    const openFiles = (): number => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => startReading('/big.zip')));
    expect(openFiles()).toBeGreaterThanOrEqual(before + 40);
    for (const socket of sockets) socket.destroy();
    await expect.poll(openFiles, { timeout: 10_000 }).toBeLessThanOrEqual(before + 2);
    expect((await ask(server.port, '/')).status).toBe(200);
  });
});
