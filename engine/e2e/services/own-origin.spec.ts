/** Tests that a site without third-party services doesn't contact other origins. */
import { expect, type Page, test } from '@playwright/test';
import { tagsOf } from '../../src/cli/build/test-html.ts';
import { ATLAS, SITE } from '../servers.ts';
import { open, untilEnhanced, untilIdle } from '../support/reader.ts';

const SITES = [
  {
    name: 'this site',
    server: SITE,
    pages: ['/', '/quickstart', '/reference/segments', '/gone'],
  },
  {
    name: 'the foreign site',
    server: ATLAS,
    pages: ['', '/dialect/media', '/dialect/components', '/gallery', '/playground', '/gone'],
  },
];

for (const { name, server, pages } of SITES) {
  test(`the security policy of ${name} names no other origin but what it needs`, async ({
    request,
  }) => {
    const policy = (await request.get(server.url)).headers()['content-security-policy'] ?? '';
    const foreign = policy.split('; ').filter((directive) => /https?:|\*|unsafe/.test(directive));
    expect(foreign).toEqual(['frame-src https://www.youtube-nocookie.com']);
  });

  test(`no document of ${name} loads anything from elsewhere, or prepares to`, async ({
    request,
  }) => {
    const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
    const { origin } = new URL(server.url);
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, it]) => it,
    );
    expect(paths.length).toBeGreaterThan(10);
    for (const path of [...paths, '/gone']) {
      const html = await (await request.get(`${origin}${path}`)).text();
      expect(html, path).not.toContain('name="third-parties"');
      const loading = ['script', 'img', 'source', 'video', 'audio', 'iframe', 'embed', 'object']
        .flatMap((tag) => tagsOf(html, tag))
        .concat(tagsOf(html, 'link').filter((tag) => !/rel="(?:canonical|alternate)"/.test(tag)));
      expect(loading.length).toBeGreaterThan(1);
      expect(
        loading.filter((tag) => /(?:src|srcset|href|poster|data)="(?:https?:)?\/\//.test(tag)),
        path,
      ).toEqual([]);
    }
  });

  test(`no page of ${name} asks another origin for anything`, async ({ page }) => {
    const foreign = recordForeign(page, server.url);
    for (const path of pages) {
      await open(page, server.url + path);
      await untilEnhanced(page);
      // Pages are prefetched during the next idle period, and images load when they're close to the window.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await untilIdle(page);
    }
    expect(foreign).toEqual([]);
  });
}

function recordForeign(page: Page, url: string): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    const isOwn = address.origin === new URL(url).origin || address.protocol === 'data:';
    if (!isOwn) addresses.push(address.href);
  });
  return addresses;
}
