import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type SiteServer } from './site-server.ts';
import { askRaw, makeSite, PAGE } from './testing.ts';

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
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n', 400],
    ['two hosts of HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n', 400],
    [
      'an address that is longer than any',
      `GET /${'docs/'.repeat(2000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      414,
    ],
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

  it.each([
    ['no size of a chunk', 'Transfer-Encoding: chunked\r\n\r\nZZZ\r\nabc\r\n0\r\n\r\n'],
    ['an unknown encoding', 'Transfer-Encoding: cow\r\n\r\n'],
    ['an unknown last encoding', 'Transfer-Encoding: chunked, cow\r\n\r\nabc'],
    ['two encodings', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow\r\n\r\nabc'],
    ['two lengths', 'Content-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a length that is none', 'Content-Length: a\r\n\r\nab'],
  ])('refuses a body with %s, and closes the connection', async (_what, rest) => {
    for (const method of ['GET', 'POST']) {
      const answer = await askRaw(port, `${method} /quickstart HTTP/1.1\r\nHost: x\r\n${rest}`);
      expect(answer.match(/HTTP\/1\.1 \d+/g), method).toEqual(['HTTP/1.1 400']);
      expect(answer).toContain('X-Content-Type-Options: nosniff');
    }
  });

  it('answers once, whether it sees that the body is broken before or after', async () => {
    const rest = 'Host: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n';
    for (const path of ['/quickstart', '/quickstart', '/nothing']) {
      const answer = await askRaw(port, `GET ${path} HTTP/1.1\r\n${rest}`);
      expect(answer.match(/HTTP\/1\.1 \d+/g), path).toHaveLength(1);
    }
  });

  it('closes the connection after a response whose request turns out to have a broken body', async () => {
    const head = 'GET /quickstart HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      if (received === '') socket.write('ZZZ\r\n');
      received += chunk;
    });
    await once(socket, 'close');
    expect(received).toContain(PAGE);
    expect(received.match(/HTTP\/1\.1 \d+/g)?.[0]).toBe('HTTP/1.1 200');
  });

  it('sends what is on its way before it refuses what is no request', async () => {
    const one = 'GET /quickstart HTTP/1.1\r\nHost: x\r\n\r\n';
    const answer = await askRaw(port, `${one}${one}nonsense\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'HTTP/1.1 400',
    ]);
  });

  it('does not read a body it does not want', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n';
    const answer = await askRaw(port, head);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toContain('Connection: close');
  });
});
