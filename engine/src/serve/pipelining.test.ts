/** Tests clients that send many requests on one connection without waiting for the responses. */
import { once } from 'node:events';
import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type SiteServer } from './site-server.ts';
import { ask, askRaw, makeSite, writeFiles } from './testing.ts';

/** Doesn't fit into the buffers at both ends of a connection. */
const BIG = Buffer.alloc(20_000_000, 'a');
const GET_BIG = 'GET /big.zip HTTP/1.1\r\nHost: x\r\n\r\n';

let parent: string;
let server: SiteServer;
let errors: unknown[];

beforeEach(async () => {
  parent = makeSite();
  writeFiles(join(parent, 'dist'), { 'big.zip': BIG });
  errors = [];
  server = await createServer({
    root: join(parent, 'dist'),
    port: 0,
    host: '127.0.0.1',
    onError: (error) => errors.push(error),
  });
});

afterEach(async () => {
  await server.stop(0);
  rmSync(parent, { recursive: true });
});

function send(text: string): Socket {
  const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
  return socket.on('error', () => {});
}

/** Counts the open handles of the big file. */
function openHandles(): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === join(parent, 'dist/big.zip');
    } catch {
      // The file was closed after the folder was read.
      return false;
    }
  }).length;
}

describe('pipelined requests', () => {
  it('are answered in order', async () => {
    const paths = ['/nothing', '/quickstart', '/start'];
    const requests = Array.from({ length: 90 }, (_, index) => {
      const close = index === 89 ? 'Connection: close\r\n' : '';
      return `GET ${paths[index % 3]} HTTP/1.1\r\nHost: x\r\n${close}\r\n`;
    });
    const answer = await askRaw(server.port, requests.join(''));
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(
      Array.from({ length: 30 }, () => ['HTTP/1.1 404', 'HTTP/1.1 200', 'HTTP/1.1 308']).flat(),
    );
  });

  it('are all answered, including a rejected expectation', async () => {
    const expectation = 'GET / HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n';
    const last = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answer = await askRaw(server.port, GET_BIG + expectation + last);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 417',
      'HTTP/1.1 200',
    ]);
  });
});

describe.runIf(process.platform === 'linux')('the files of pipelined requests', () => {
  it('are opened one at a time, and closed when the client leaves', async () => {
    const socket = send(GET_BIG.repeat(90));
    await once(socket, 'readable');
    expect((await ask(server.port, '/quickstart')).status).toBe(200);
    expect(openHandles()).toBe(1);
    socket.destroy();
    await expect.poll(openHandles, { timeout: 10_000 }).toBe(0);
    expect(errors).toEqual([]);
  });

  it('are closed when the client leaves before the first response', async () => {
    const socket = send('');
    await once(socket, 'connect');
    socket.end(GET_BIG.repeat(90), () => socket.destroy());
    await once(socket, 'close');
    expect((await ask(server.port, '/quickstart')).status).toBe(200);
    await expect.poll(openHandles, { timeout: 10_000 }).toBe(0);
  });

  it('are not opened after a response that closes the connection', async () => {
    // This connection is closed only by the response. After a request that closes the connection, the rest
    // isn't even parsed.
    const closing = 'POST /quickstart HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
    const answer = await askRaw(server.port, closing + GET_BIG.repeat(20));
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405']);
    expect((await ask(server.port, '/quickstart')).status).toBe(200);
    await expect.poll(openHandles, { timeout: 10_000 }).toBe(0);
  });

  it('are closed with a connection that has too many waiting', async () => {
    const sockets = Array.from({ length: 3 }, () => send(GET_BIG.repeat(1800)));
    await Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
    expect(sockets.map((socket) => socket.bytesRead < BIG.length)).toEqual([true, true, true]);
    await expect.poll(openHandles, { timeout: 10_000 }).toBe(0);
    expect((await ask(server.port, '/quickstart')).status).toBe(200);
    expect(errors).toEqual([]);
  });
});
