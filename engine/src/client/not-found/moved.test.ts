import { afterEach, expect, it, vi } from 'vitest';
import { movedAddress } from './moved.ts';

const ORIGIN = 'https://docs.example.com';
const TABLE = {
  prefixes: ['/docs'],
  routes: { '/old': '/new', '/part': '/new#part' },
  wildcards: { '/charts': 'https://example.com/charts' },
};

const fetchMock = vi.fn(async () => Response.json(TABLE));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/guide/old?a=1#b', '/guide/new?a=1#b'],
  ['/guide/part?a=1#b', '/guide/new?a=1#part'],
  ['/guide/docs/page.html', '/guide/page'],
  ['/guide/page.htm', '/guide/page'],
  ['//guide//page.htm', '/guide/page'],
  ['/guide//evil.example/x.htm', '/guide/evil.example/x'],
  ['/guide/charts/a.tgz?a=1#b', 'https://example.com/charts/a.tgz?a=1#b'],
])('%s has moved to %s', async (old, address) => {
  vi.stubGlobal('fetch', fetchMock);
  const moved = await movedAddress(new URL(ORIGIN + old), '/guide');
  expect(moved?.href).toBe(new URL(address, ORIGIN).href);
  expect(fetchMock).toHaveBeenLastCalledWith('/guide/redirects.json');
});

it.each([
  '//evil.example/x.htm',
  '///evil.example/x.htm.htm',
  '/.//evil.example/x/index.htm',
  '//docs//evil.example/x',
])('stays on the host for %s', async (path) => {
  vi.stubGlobal('fetch', fetchMock);
  const moved = await movedAddress(new URL(ORIGIN + path), '');
  expect(moved?.href).toBe(`${ORIGIN}/evil.example/x`);
});

it.each(['/guide/new', '/other', '/guide/charts/..%2fa'])('%s has not moved', async (address) => {
  vi.stubGlobal('fetch', fetchMock);
  expect(await movedAddress(new URL(address, ORIGIN), '/guide')).toBeUndefined();
});

it('fails when the table cannot be had', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await expect(movedAddress(new URL('/old', ORIGIN), '')).rejects.toThrow('500');
});
