/** Tests files other than pages. The development server serves the same ones that a build writes. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ATLAS, DEV } from '../servers.ts';

/**
 * Matches files that only a build writes: pages and assets, which have a different form in development, and files
 * for hosts.
 */
const BUILD_ONLY =
  /\.(?:html?|br|gz)$|^assets\/[^/]+$|^_(?:headers|redirects)$|^vercel\.json$|^\.server\//;
/**
 * Matches files whose names differ. The names depend on the content, which has different class names in
 * development.
 */
const NAMED_ANEW = /^sidebars\//;
/** Matches files that contain build times, or drafts, which development shows. */
const DIFFERENT = /^(?:search\.json|sitemap\.xml|documents\.json|llms.*\.txt|.*\.md)$/;

async function builtFiles(): Promise<string[]> {
  const entries = await readdir(ATLAS.output, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ATLAS.output, path.join(entry.parentPath, entry.name)))
    .filter((name) => !BUILD_ONLY.test(name));
}

async function textOf(request: APIRequestContext, name: string): Promise<string> {
  const response = await request.get(`${DEV.url}/${name}`);
  expect(response.status(), name).toBe(200);
  return response.text();
}

test('static files, images, and generated files are the same as in a build', {
  tag: '@walk',
}, async ({ request }) => {
  // An image exists once its page has been compiled. Search requires that for all pages.
  await request.get(`${DEV.url}/search.json`);
  const names = (await builtFiles()).filter((name) => !NAMED_ANEW.test(name));
  expect(names).toEqual(
    expect.arrayContaining([
      'favicon.svg',
      'robots.txt',
      expect.stringMatching(/^assets\/content/),
    ]),
  );
  for (const name of names) {
    const response = await request.get(`${DEV.url}/${name}`);
    expect(response.status(), name).toBe(200);
    if (DIFFERENT.test(name)) continue;
    expect(await response.body(), name).toEqual(await readFile(path.join(ATLAS.output, name)));
  }
});

test('old addresses lead to their pages', async ({ request }) => {
  for (const [old, address] of [
    ['/old/order?a=1', '/dialect/text?a=1#order'],
    ['/v1/old/order', '/dialect/text#order'],
    ['/v1/layers/vector', '/layers/vector'],
    ['/layers/vector.htm', '/layers/vector'],
    ['/charts/layers/vector?a=1', '/layers/vector?a=1'],
  ]) {
    const answer = await request.get(DEV.url + old, { maxRedirects: 0 });
    expect(answer.status(), old).toBe(307);
    expect(answer.headers().location, old).toBe(`/guide${address}`);
  }
});

test('the sitemap lists the pages', async ({ request }) => {
  const response = await request.get(`${DEV.url}/sitemap.xml`);
  // The file itself declares its encoding.
  expect(response.headers()['content-type']).toBe('application/xml');
  expect(await response.text()).toContain('/guide/layers/vector</loc>');
});

test('metadata and search name files that are answered', async ({ request }) => {
  const { versions } = JSON.parse(await textOf(request, 'documents.json'));
  expect(versions[0].docs).toContainEqual(
    expect.objectContaining({ path: '/guide/layers/vector' }),
  );
  const { index } = JSON.parse(await textOf(request, 'search.json'));
  for (const address of [index.names, index.words, index.texts]) {
    expect((await request.get(new URL(address, DEV.url).href)).status(), address).toBe(200);
  }
});

test('the data of a sidebar is answered at the address that pages name', async ({ request }) => {
  const html = await textOf(request, 'layers/vector');
  const [address = ''] = /\/guide\/sidebars\/[^"&]+/.exec(html) ?? [];
  const response = await request.get(new URL(address, DEV.url).href);
  expect(response.headers()['content-type']).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({ html: expect.stringContaining('<nav') });
});

test('pages are answered as Markdown, too, and listed for agents', async ({ request }) => {
  const page = await request.get(`${DEV.url}/dialect/text.md`);
  expect(page.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await page.text()).toContain('\n# Text\n');
  expect(await textOf(request, 'llms.txt')).toContain('/guide/dialect/text.md');
  expect(await textOf(request, 'llms-full.txt')).toContain('\n# Text\n');
});
