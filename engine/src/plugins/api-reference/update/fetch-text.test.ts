import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { printed } from '../../../core/test-api.ts';
import { fetchText } from './fetch-text.ts';
import { serve } from './test-server.ts';

/** Returns the URL of a server that no longer listens. */
async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/x`;
}

/** Returns the problem with the port removed, because it differs each time. */
async function problemOf(url: string, limits?: Parameters<typeof fetchText>[1]): Promise<string> {
  const result = await fetchText(url, limits);
  return 'problem' in result ? printed([result.problem]).replaceAll(/:\d+\//g, '/') : 'no problem';
}

test('explains what went wrong', async () => {
  const missing = await serve('/x', (_, response) => response.writeHead(404).end());
  const large = await serve('/x', (_, response) => response.end('x'.repeat(3000)));
  const binary = await serve('/x', (_, response) => response.end(Buffer.from([0xff, 0xfe, 0xff])));
  const silent = await serve('/x', () => undefined);
  const limits = { milliseconds: 10_000, bytes: 2000, attempts: 2, pause: 0 };
  expect([
    await problemOf(missing),
    await problemOf(large, limits),
    await problemOf(binary),
    await problemOf(silent, { ...limits, milliseconds: 50 }),
    await problemOf(await closedAddress(), limits),
    await problemOf('file:///etc/passwd'),
  ]).toMatchInlineSnapshot(`
    [
      "http://127.0.0.1/x  can't be fetched: the host returned 404 Not Found
        Open the URL in a browser, and look for the URL of the JSON or YAML file",
      "http://127.0.0.1/x  is larger than 2 KB
        Make sure that it's an API description. If it is, download the file and use --file",
      "http://127.0.0.1/x  isn't UTF-8 text
        Make sure that it's JSON or YAML",
      "http://127.0.0.1/x  wasn't received within 0.05 s
        Try again, or download the file and use --file",
      "http://127.0.0.1/x  can't be fetched: no server is running at this host and port
        Check the URL and your network connection",
      "file:///etc/passwd  isn't a valid URL
        Use a URL that begins with https:// or http://",
    ]
  `);
});
