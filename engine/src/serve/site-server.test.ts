import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type SiteServer } from './site-server.ts';
import { type Answer, ask, askRaw, HASHED, makeSite, PAGE } from './test-build.ts';

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

function expectSecurityHeaders({ headers }: Pick<Answer, 'headers'>): void {
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeDefined();
}

describe('pages and files', () => {
  it('serves a page at its clean URL, with revalidation on every request', async () => {
    const answer = await ask(port, '/quickstart?utm=1');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(PAGE);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': `${Buffer.byteLength(PAGE)}`,
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
      'last-modified': statSync(join(parent, 'dist/quickstart.html')).mtime.toUTCString(),
    });
    expectSecurityHeaders(answer);
  });

  it('lets browsers cache hashed files', async () => {
    const answer = await ask(port, `/${HASHED}`);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expectSecurityHeaders(answer);
  });

  it('lets other sites show images, but nothing else', async () => {
    for (const [path, policy] of [
      ['/quickstart', 'same-origin'],
      [`/${HASHED}`, 'same-origin'],
      ['/nothing.png', 'same-origin'],
      ['/social/quickstart.png', 'cross-origin'],
    ]) {
      const { headers } = await ask(port, path ?? '');
      expect(headers['cross-origin-resource-policy'], path).toBe(policy);
    }
  });

  it('sends the headers that belong to a file', async () => {
    const answer = await ask(port, '/.well-known/api-catalog');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/linkset+json');
  });

  it('responds to HEAD with the headers of GET and no body', async () => {
    const [get, head] = await Promise.all([
      ask(port, '/quickstart'),
      ask(port, '/quickstart', {}, 'HEAD'),
    ]);
    const { date: _getDate, ...expected } = get.headers;
    const { date: _headDate, ...actual } = head.headers;
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(actual).toEqual(expected);
  });

  it('serves an empty file', async () => {
    const answer = await ask(port, '/empty.txt');
    expect(answer).toMatchObject({ status: 200, headers: { 'content-length': '0' } });
  });

  it("doesn't serve hidden files and files for hosts", async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/.server/server.json',
      '/_headers',
      '/vercel.json',
      '/vercel.json.br',
      '/vercel.json.gz',
    ]) {
      expect((await ask(port, path)).status, path).toBe(404);
    }
    expect((await ask(port, '/.well-known/security.txt')).status).toBe(200);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'sends the right encoding for Accept-Encoding: %s',
    async (accept, encoding, unpack) => {
      const answer = await ask(port, '/quickstart', { 'Accept-Encoding': accept });
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'text/html; charset=utf-8',
        'content-length': `${answer.body.length}`,
        vary: 'Accept, Accept-Encoding',
      });
      expect(unpack(answer.body).toString()).toBe(PAGE);
    },
  );

  it('gives every encoding its own ETag', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) =>
        ask(port, '/quickstart', { 'Accept-Encoding': encoding }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(3);
  });

  it("doesn't vary if there's only one encoding", async () => {
    const answer = await ask(port, `/${HASHED}`, { 'Accept-Encoding': 'br' });
    expect(answer.headers.vary).toBeUndefined();
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('Markdown for programs', () => {
  it('is sent to clients that request it explicitly', async () => {
    const answer = await ask(port, '/quickstart', { Accept: 'text/markdown, */*;q=0.1' });
    expect(answer.body.toString()).toBe('# Quickstart\n');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      vary: 'Accept',
    });
  });

  it("doesn't exist for a page without it", async () => {
    const answer = await ask(port, '/', { Accept: 'text/markdown' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('conditional requests', () => {
  it('responds with 304 to the same ETag, with the headers that caches need', async () => {
    const { headers } = await ask(port, '/quickstart', { 'Accept-Encoding': 'br' });
    const answer = await ask(port, '/quickstart', {
      'Accept-Encoding': 'br',
      'If-None-Match': `"other", ${headers.etag}`,
    });
    expect(answer).toMatchObject({
      status: 304,
      headers: {
        etag: headers.etag,
        vary: headers.vary,
        'cache-control': headers['cache-control'],
      },
    });
    expect(answer.body).toHaveLength(0);
    expectSecurityHeaders(answer);
  });

  it("doesn't accept another encoding's ETag", async () => {
    const { headers } = await ask(port, '/quickstart', { 'Accept-Encoding': 'br' });
    const answer = await ask(port, '/quickstart', { 'If-None-Match': headers.etag ?? '' });
    expect(answer.status).toBe(200);
  });

  it('responds with 304 by date', async () => {
    const { headers } = await ask(port, '/');
    const date = headers['last-modified'] ?? '';
    expect((await ask(port, '/', { 'If-Modified-Since': date })).status).toBe(304);
    const earlier = new Date(Date.parse(date) - 1000).toUTCString();
    expect((await ask(port, '/', { 'If-Modified-Since': earlier })).status).toBe(200);
  });
});

describe('ranges', () => {
  it('sends part of the uncompressed file, whatever the client accepts', async () => {
    const answer = await ask(port, '/quickstart', { Range: 'bytes=2-8', 'Accept-Encoding': 'br' });
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe(PAGE.slice(2, 9));
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 2-8/${PAGE.length}`,
      'content-length': '7',
      'accept-ranges': 'bytes',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it("returns the file's length if the range is outside of it", async () => {
    const answer = await ask(port, '/quickstart', { Range: 'bytes=99999-' });
    expect(answer).toMatchObject({
      status: 416,
      headers: { 'content-range': `bytes */${PAGE.length}`, 'content-length': '0' },
    });
    expectSecurityHeaders(answer);
  });

  it('sends the whole file if the version that the range is for has changed', async () => {
    const { headers } = await ask(port, '/quickstart');
    const same = await ask(port, '/quickstart', {
      Range: 'bytes=0-1',
      'If-Range': `${headers.etag}`,
    });
    const other = await ask(port, '/quickstart', { Range: 'bytes=0-1', 'If-Range': '"other"' });
    expect(same.status).toBe(206);
    expect(other).toMatchObject({ status: 200, headers: { 'content-length': `${PAGE.length}` } });
  });

  it('sends the whole file for several ranges and for HEAD', async () => {
    const several = await ask(port, '/quickstart', { Range: 'bytes=0-1,4-5' });
    const head = await ask(port, '/quickstart', { Range: 'bytes=0-1' }, 'HEAD');
    expect([several.status, head.status]).toEqual([200, 200]);
  });
});

describe('one connection', () => {
  it('receives the responses to several requests in order', async () => {
    const received = await askRaw(
      port,
      'HEAD /quickstart HTTP/1.1\r\nHost: x\r\n\r\nHEAD /start HTTP/1.1\r\nHost: x\r\n\r\nHEAD /none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 308',
      'HTTP/1.1 404',
    ]);
  });

  it.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'an expectation that no server meets',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: more\r\nConnection: close\r\n\r\n',
      417,
    ],
    ['bytes that are not HTTP', 'GET / HTTP/1.1\r\nBroken\r\n\r\n', 400],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])('is rejected with %s', async (_what, text, status) => {
    expect(await askRaw(port, text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('is served with an Expect header in any case', async () => {
    const text =
      'GET /quickstart HTTP/1.1\r\nHost: x\r\nExpect: 100-Continue\r\nConnection: close\r\n\r\n';
    expect(await askRaw(port, text)).toContain('HTTP/1.1 200 ');
  });
});

describe('other answers', () => {
  it.each([
    ['/quickstart/?a=1', '/quickstart?a=1'],
    ['/quickstart.html', '/quickstart'],
    ['/quickstart.htm', '/quickstart'],
    ['/index.html', '/'],
    ['/start', '/quickstart'],
  ])('permanently redirects %s to %s', async (path, location) => {
    const answer = await ask(port, path);
    expect(answer).toMatchObject({ status: 308, headers: { location } });
    expectSecurityHeaders(answer);
  });

  it('shows the not-found page with status 404 and no ETag', async () => {
    const headers = { Range: 'bytes=0-1', 'If-None-Match': '*' };
    const answer = await ask(port, '/nothing/here', headers);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('Page Not Found');
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expectSecurityHeaders(answer);
    expect((await ask(port, '/assets/gone-abcd1234.js')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('rejects %s', async (method) => {
    const answer = await ask(port, '/quickstart', {}, method);
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expectSecurityHeaders(answer);
  });

  it.each(['/%zz', '/a%00', '/a%5cb', '/%c0%ae'])('rejects %s', async (path) => {
    const answer = await ask(port, path);
    expect(answer.status).toBe(400);
    expectSecurityHeaders(answer);
  });
});
