// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageHtml } from '../test-document.ts';
import { helpFrom } from './nearest-pages.ts';

const requested: string[] = [];

/** The `documents.json` of a site with the base path `/docs`, which is its only list of pages. */
const DOCUMENTS = {
  versions: [
    {
      docs: [
        { path: '/docs/guides/install' },
        { path: '/docs/guides/inställ' },
        { path: '/docs/guides/instal', unlisted: true },
        { path: '/docs/billing' },
      ],
    },
  ],
};

const FILES: Readonly<Record<string, object>> = {
  '/docs/documents.json': DOCUMENTS,
  '/docs/redirects.json': { prefixes: [], routes: {}, wildcards: {} },
};

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    const file = FILES[address];
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file);
  });
});

afterEach(() => vi.unstubAllGlobals());

it('finds the nearest pages without a sitemap', async () => {
  history.replaceState(null, '', '/docs/guides/instal');
  document.body.innerHTML = '<section hidden><ol></ol></section>';
  const place = document.querySelector('section') as HTMLElement;
  await helpFrom(place, '/docs', {
    load: async (route) => pageHtml(route, ''),
    has: () => false,
    keep: () => undefined,
  });
  expect(place.hidden).toBe(false);
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/docs/guides/install',
    '/docs/guides/inst%C3%A4ll',
  ]);
  expect(requested).not.toContain('/docs/sitemap.xml');
});
