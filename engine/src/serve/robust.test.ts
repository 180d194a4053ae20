/** Tests failures that must not affect other responses: files that change, and connections that break. */
import { once } from 'node:events';
import { appendFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type SiteServer } from './site-server.ts';
import { ask, askRaw, makeSite } from './testing.ts';

const LARGE = 24_000_000;

let parent: string;
let file: string;
let server: SiteServer;
let errors: string[];

beforeEach(async () => {
  parent = makeSite();
  file = join(parent, 'dist/assets/large-abcd1234.bin');
  writeFileSync(file, Buffer.alloc(LARGE, 'a'));
  errors = [];
  server = await createServer({
    root: join(parent, 'dist'),
    port: 0,
    host: '127.0.0.1',
    onError: (error) => errors.push((error as Error).message),
  });
});

afterEach(async () => {
  await server.stop(0);
  rmSync(parent, { recursive: true });
});

describe('a file that is overwritten in place while it is sent', () => {
  it.each([
    ['is cut off', () => truncateSync(file, 1000)],
    ['is emptied and filled with less', () => writeFileSync(file, 'b'.repeat(9000))],
    ['grows', () => appendFileSync(file, 'b'.repeat(1000))],
    ['gets other content', () => writeFileSync(file, Buffer.alloc(LARGE, 'b'))],
  ])('ends that connection and nothing else when it %s', async (_what, change) => {
    const received = await receiveSlowly(change);
    expect(received).toBeLessThan(LARGE);
    expect(errors).toEqual([expect.stringContaining('assets/large-abcd1234.bin')]);
    expect((await ask(server.port, '/quickstart')).status).toBe(200);
  });

  /**
   * Reads the beginning of the response, changes the file, and reads the rest. Returns the number of body
   * bytes.
   */
  async function receiveSlowly(change: () => void): Promise<number> {
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET /assets/large-abcd1234.bin HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'readable');
    change();
    let bytes = 0;
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await once(socket, 'close');
    return bytes - (await headBytes());
  }

  async function headBytes(): Promise<number> {
    const head = await askRaw(
      server.port,
      'HEAD /assets/large-abcd1234.bin HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    return head.length;
  }
});
