// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFragments, FragmentError } from './fragments.ts';
import { fragment } from './testing.ts';

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => Response.json(fragment('/a', '')));
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

it('fetches below the base path, with credentials, once for calls at the same time and later', async () => {
  const { load, has } = createFragments('/docs');
  expect(has('/a')).toBe(false);
  await Promise.all([load('/a'), load('/a')]);
  await load('/a');
  expect(has('/a')).toBe(true);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/docs/_fragments/a.json');
  expect(fetchMock.mock.calls[0]?.[1].credentials).toBe('same-origin');
});

it('takes a fragment that was hinted at from the cache of the browser, once', async () => {
  const { load, noteHinted } = createFragments('');
  noteHinted('/a');
  fetchMock.mockRejectedValueOnce(new TypeError('network'));
  await expect(load('/a')).rejects.toThrow('network');
  await load('/a');
  expect(fetchMock.mock.calls.map(([, { cache }]) => cache)).toEqual(['force-cache', 'default']);
});

it('forgets failures, so that the next call tries again', async () => {
  const { load, has } = createFragments('');
  fetchMock.mockRejectedValueOnce(new TypeError('network'));
  await expect(load('/a')).rejects.toThrow('network');
  expect(has('/a')).toBe(false);
  await expect(load('/a')).resolves.toMatchObject({ buildId: 'b1' });
});

it('tells the status of an answer that is not a success', async () => {
  fetchMock.mockResolvedValue(new Response('gone', { status: 404 }));
  await expect(createFragments('').load('/a')).rejects.toEqual(
    new FragmentError('/_fragments/a.json', 404),
  );
});

it.each(['<html></html>', 'null', '{"title":"x"}'])('rejects %s', async (body) => {
  fetchMock.mockResolvedValue(new Response(body));
  await expect(createFragments('').load('/a')).rejects.toThrow();
});

it('keeps the twenty that were used last', async () => {
  const { load, has } = createFragments('');
  for (let index = 0; index < 20; index += 1) await load(`/${index}`);
  await load('/0');
  await load('/20');
  expect(has('/0')).toBe(true);
  expect(has('/1')).toBe(false);
  expect(has('/20')).toBe(true);
});
