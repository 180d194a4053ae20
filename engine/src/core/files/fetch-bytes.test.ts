import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fetchBytes, mayFollow } from './fetch-bytes.ts';

const LIMITS = { milliseconds: 5_000, bytes: 1_000, attempts: 1, pause: 0 };

/** Starts a server that redirects `/to?<URL>`. Returns its origin, and a list of the requests it receives. */
async function startServer() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    requests.push(`${url} ${headers.authorization ?? 'without a token'}`);
    const [, location] = /^\/to\?(.*)$/.exec(url) ?? [];
    if (location === undefined) response.end('content');
    else response.writeHead(302, { location }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const headers = { authorization: 'secret' };

it('follows redirects within an origin', async () => {
  const { origin, requests } = await startServer();
  const { bytes } = await fetchBytes(`${origin}/to?/to?/a`, LIMITS, { headers });
  expect(new TextDecoder().decode(bytes)).toBe('content');
  expect(requests).toEqual(['/to?/to?/a secret', '/to?/a secret', '/a secret']);
});

it('requests nothing from other origins', async () => {
  const [host, internal] = [await startServer(), await startServer()];
  for (const target of [`${internal.origin}/admin`, `/to?${internal.origin}/admin`]) {
    await expect(fetchBytes(`${host.origin}/to?${target}`, LIMITS)).rejects.toThrow(
      `redirects to ${internal.origin}`,
    );
  }
  await expect(fetchBytes(`${host.origin}/to?file:///etc/passwd`, LIMITS)).rejects.toThrow(
    'redirects to null',
  );
  expect(internal.requests).toEqual([]);
});

it('follows redirects to listed origins, without its headers', async () => {
  const [host, files] = [await startServer(), await startServer()];
  const origins = [files.origin];
  await fetchBytes(`${host.origin}/to?${files.origin}/a`, LIMITS, { headers, origins });
  expect(files.requests).toEqual(['/a without a token']);
});

it.each([
  ['http://a.example/b', 'https://a.example/c', true],
  ['http://a.example:80/b', 'https://a.example:443/c', true],
  ['http://a.example/b', 'https://a.example:8443/c', false],
  ['http://a.example:8080/b', 'https://a.example/c', false],
  ['http://a.example:8443/b', 'https://a.example:8443/c', false],
  ['https://a.example/b', 'http://a.example/c', false],
])('from %s to %s: %s', (first, next, expected) => {
  expect(mayFollow(new URL(first), new URL(next), [])).toBe(expected);
});

it('ends after three redirects', async () => {
  const { origin, requests } = await startServer();
  await expect(fetchBytes(`${origin}/to?/to?/to?/to?/a`, LIMITS)).rejects.toThrow(
    'redirects more than 3 times',
  );
  expect(requests).toHaveLength(4);
});
