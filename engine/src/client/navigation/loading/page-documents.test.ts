// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageHtml } from '../../test-document.ts';
import { createPageDocuments, MissingPageError } from './page-documents.ts';

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => new Response(pageHtml('/a', '')));
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

it('fetches below the base path, once for calls at the same time and later', async () => {
  const { load, has } = createPageDocuments('/docs');
  expect(has('/a')).toBe(false);
  await Promise.all([load('/a'), load('/a')]);
  await load('/a');
  expect(has('/a')).toBe(true);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/docs/a');
});

it('takes documents from its own origin only', async () => {
  await createPageDocuments('').load('/a');
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ mode: 'same-origin' });
});

it('forgets failures, so that the next call tries again', async () => {
  const { load, has } = createPageDocuments('');
  fetchMock.mockRejectedValueOnce(new TypeError('network'));
  await expect(load('/a')).rejects.toThrow('network');
  expect(has('/a')).toBe(false);
  await expect(load('/a')).resolves.toContain('data-build="b1"');
});

it.each([
  [404, true],
  [401, true],
  [410, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('an answer with status %d is a refusal: %s', async (status, isRefusal) => {
  fetchMock.mockResolvedValue(new Response('no', { status }));
  const error: unknown = await createPageDocuments('')
    .load('/a')
    .catch((reason: unknown) => reason);
  expect(error).toEqual(new Error(`Status ${status}`));
  expect(error instanceof MissingPageError).toBe(isRefusal);
});

it('does not fetch what came with the visit', async () => {
  const { load, has, keep } = createPageDocuments('');
  keep('/a', '<p>first</p>');
  expect(has('/a')).toBe(true);
  await expect(load('/a')).resolves.toBe('<p>first</p>');
  expect(fetchMock).not.toHaveBeenCalled();
});

it('keeps the forty that were used last', async () => {
  const { load, has } = createPageDocuments('');
  for (let index = 0; index < 40; index += 1) await load(`/${index}`);
  await load('/0');
  await load('/40');
  expect(has('/0')).toBe(true);
  expect(has('/1')).toBe(false);
  expect(has('/40')).toBe(true);
});
