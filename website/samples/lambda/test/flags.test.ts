import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** Imitates the Client API with one flag, and counts the requests. */
let enabled = true;
let answers = true;
let fetches = 0;
const counts: unknown[] = [];

const server = createServer(async (request, response) => {
  if (!answers) return void request.socket.destroy();
  if (request.url?.startsWith('/api/client/features')) {
    fetches += 1;
    const features = [{ name: 'checkout-express', enabled, strategies: [] }];
    response.setHeader('content-type', 'application/json');
    return void response.end(JSON.stringify({ version: 2, features }));
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  counts.push(JSON.parse(body));
  response.statusCode = 202;
  response.end();
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  process.env.UNLEASH_URL = `http://127.0.0.1:${port}/api`;
  process.env.UNLEASH_API_TOKEN = 'not-checked';
  vi.useFakeTimers({ toFake: ['Date'] });
});

beforeEach(() => {
  answers = true;
});

afterAll(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
});

const isExpress = async () => {
  const { flags } = await import('../src/flags.ts');
  return (await flags()).isEnabled('checkout-express');
};

test('fetches once, and again when the rules are 30 seconds old', async () => {
  expect(await isExpress()).toBe(true);
  enabled = false;
  vi.setSystemTime(Date.now() + 29_999);
  expect(await isExpress()).toBe(true);
  expect(fetches).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  expect(await isExpress()).toBe(false);
  expect(fetches).toBe(2);
});

test('sends what the replaced SDK has counted', () => {
  const [sent] = counts as { bucket: { toggles: Record<string, { yes: number }> } }[];
  expect(sent?.bucket.toggles['checkout-express']?.yes).toBe(2);
});

test('continues with old rules while Unleash is unreachable', async () => {
  enabled = true;
  answers = false;
  vi.setSystemTime(Date.now() + 30_000);
  expect(await isExpress()).toBe(false);
  answers = true;
  vi.setSystemTime(Date.now() + 30_000);
  expect(await isExpress()).toBe(true);
});
