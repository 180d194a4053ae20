import { afterEach, expect, it, vi } from 'vitest';
import { sendInWorker } from './send-in-worker.ts';

afterEach(() => vi.unstubAllGlobals());

it('sends nothing to an origin other than that of the server', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const request = {
    method: 'GET',
    url: 'https://shop.example.evil.example/collect',
    headers: [['Authorization', 'secret']] as const,
    notes: [],
  };
  const result = await sendInWorker({ request, server: 'https://shop.example' }, () => {});
  expect(result).toEqual({ kind: 'failure', reason: 'other-server', detail: '' });
  expect(fetched).not.toHaveBeenCalled();
});
