import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type SiteServer } from './site-server.ts';
import { askRaw, makeSite } from './testing.ts';

let parent: string;
let server: SiteServer;
let port: number;

beforeAll(async () => {
  parent = makeSite();
  server = await createServer({ root: join(parent, 'dist'), port: 0, host: '127.0.0.1' });
  port = server.port;
});

afterAll(async () => {
  await server.stop(0);
  rmSync(parent, { recursive: true });
});

describe('on the wire', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'a header that is too long',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    [
      'an expectation',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: cake\r\nConnection: close\r\n\r\n',
      417,
    ],
    ['no slash', 'GET quickstart HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['dot segments', 'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['a backslash', 'GET /..\\..\\a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['HTTP/1.0 without host', 'GET / HTTP/1.0\r\n\r\n', 200],
    [
      "a proxy's form",
      'GET http://x/quickstart HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      200,
    ],
  ])('answers %s', async (_what, text, status) => {
    const answer = await askRaw(port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  });

  it('answers several requests of one connection in order', async () => {
    const one = 'GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n';
    const two = 'GET /quickstart HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answer = await askRaw(port, one + two);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200']);
  });

  it('does not read a body it does not want', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n';
    const answer = await askRaw(port, head);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toContain('Connection: close');
  });
});
