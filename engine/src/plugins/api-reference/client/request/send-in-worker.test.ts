import { afterEach, expect, it, vi } from 'vitest';
import { sendInWorker } from './send-in-worker.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  'https://shop.example.evil.example/collect',
  'https://shop.example/orders/../admin',
  'https://shop.example/orders/%2E%2e',
])('sends nothing to %s', async (url) => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const request = { method: 'GET', url, headers: [['Authorization', 'secret']] as const };
  const result = await sendInWorker({ request, server: 'https://shop.example' });
  expect(result).toEqual({ kind: 'failure', reason: 'other-server', detail: '' });
  expect(fetched).not.toHaveBeenCalled();
});
