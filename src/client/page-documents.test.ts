// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageDocuments, MissingPageError } from './page-documents.ts';
import { pageHtml } from './testing.ts';

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => new Response(pageHtml('/a', '')));
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

it('fetches below the base path, with credentials, once for calls at the same time and later', async () => {
  const { load, has } = createPageDocuments('/docs');
  expect(has('/a')).toBe(false);
  await Promise.all([load('/a'), load('/a')]);
  await load('/a');
  expect(has('/a')).toBe(true);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/docs/a');
  expect(fetchMock.mock.calls[0]?.[1].credentials).toBe('same-origin');
});

it('takes a document that was hinted at from the cache of the browser, once', async () => {
  const { load, noteHinted } = createPageDocuments('');
  noteHinted('/a');
  fetchMock.mockRejectedValueOnce(new TypeError('network'));
  await expect(load('/a')).rejects.toThrow('network');
  await load('/a');
  expect(fetchMock.mock.calls.map(([, { cache }]) => cache)).toEqual(['force-cache', 'default']);
});

it('forgets failures, so that the next call tries again', async () => {
  const { load, has } = createPageDocuments('');
  fetchMock.mockRejectedValueOnce(new TypeError('network'));
  await expect(load('/a')).rejects.toThrow('network');
  expect(has('/a')).toBe(false);
  await expect(load('/a')).resolves.toContain('data-build="b1"');
});

it('tells what is missing from what has failed', async () => {
  const { load } = createPageDocuments('');
  fetchMock.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(load('/a')).rejects.toThrow(new MissingPageError('/a is not there'));
  fetchMock.mockResolvedValueOnce(new Response('broken', { status: 503 }));
  await expect(load('/a')).rejects.toThrow(new Error('/a answered with status 503'));
});

it.each([
  ['/docs/b', false],
  ['/docs', false],
  ['/elsewhere', false],
  ['/docs/a/', true],
  ['/docs/a.html', true],
])('a redirect to %s: it is the page that was asked for: %s', async (path, isSame) => {
  const answer = new Response(pageHtml('/a', ''));
  Object.defineProperties(answer, {
    redirected: { value: true },
    url: { value: `https://docs.example.com${path}` },
  });
  fetchMock.mockResolvedValue(answer);
  const outcome = await createPageDocuments('/docs')
    .load('/a')
    .catch((error: unknown) => error);
  expect(outcome instanceof MissingPageError).toBe(!isSame);
});

it('keeps the twenty that were used last', async () => {
  const { load, has } = createPageDocuments('');
  for (let index = 0; index < 20; index += 1) await load(`/${index}`);
  await load('/0');
  await load('/20');
  expect(has('/0')).toBe(true);
  expect(has('/1')).toBe(false);
  expect(has('/20')).toBe(true);
});
