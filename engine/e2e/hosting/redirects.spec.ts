/** Tests what readers get when they open old URLs. */
import { expect, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { BASE } from '../support/atlas.ts';
import { addLink, heading, isSameDocument, markDocument, open } from '../support/reader.ts';
import { oldAddresses, withQuery } from '../support/redirects.ts';
import { type PlainServer, startPlainServer } from '../support/servers/plain-server.ts';

for (const site of [SITE, ATLAS]) {
  test(`${site.url}: every old address leads to its page at once, for good`, async ({
    request,
  }) => {
    const all = oldAddresses(site);
    expect(all.length).toBeGreaterThan(0);
    for (const { address, target } of all.flatMap((each) => [each, withQuery(each)])) {
      const answer = await request.get(new URL(address, site.url).href, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(308);
      expect(answer.headers().location, address).toBe(target);
    }
  });
}

test('the table has the addresses that were known, and shortened ones of folders, with their twins', () => {
  const [known, wildcards, folders] = [300, 2, 14];
  expect(oldAddresses(SITE)).toHaveLength(2 * (known + wildcards + folders));
});

test('endings, slashes and prefixes lead to the page in one step', async ({ request }) => {
  for (const [address, target] of [
    ['/quickstart.htm', '/quickstart'],
    ['/quickstart.html', '/quickstart'],
    ['/docs/quickstart/', '/quickstart'],
    ['/docs/quickstart.htm', '/quickstart'],
    ['/docs', '/'],
    ['/docs/', '/'],
    ['/docs//quickstart', '/quickstart'],
    ['/docs//example.com', '/example.com'],
    ['/addons/', '/reference/integrations'],
    ['/docs/addons.html', '/reference/integrations'],
    ['/reference/api/unleash/unleash-api', '/reference/api/unleash'],
    ['/helm-charts/', 'https://raw.githubusercontent.com/Unleash/helm-charts/gh-pages/README.md'],
    [
      '/helm-charts/unleash-5.3.2.tgz?a=1',
      'https://gh.getunleash.io/helm-charts/unleash-5.3.2.tgz?a=1',
    ],
    [
      '/docs/unleash-client-python/usage.html',
      'https://gh.getunleash.io/unleash-client-python/usage',
    ],
  ]) {
    const answer = await request.get(SITE.url + address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(308);
    expect(answer.headers().location, address).toBe(target);
  }
});

test('a link to an old address is followed without a new document', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, `${SITE.url}/quickstart`);
  await markDocument(page);
  await (await addLink(page, { href: '/advanced/feature_toggle_types?a=1' })).click();
  await expect(page).toHaveURL('/reference/feature-toggles?a=1#feature-flag-types');
  await expect(page.locator('#feature-flag-types')).toBeInViewport();
  await expect(heading(page)).toHaveText('Feature flags');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/quickstart');
});

for (const javaScriptEnabled of [true, false]) {
  test(`an old address with an old id leads to the section, script ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    for (const [address, route, section] of [
      [
        '/docs/deploy/upgrading-unleash#upgrading-from-v3x-to-v4x',
        '/using-unleash/deploy/upgrading-unleash#upgrading-from-v3x-to-v4x',
        'h3#v4',
      ],
      ['/concepts/events#segment-created', '/reference/events#segment-created', '#segment-created'],
    ] as const) {
      await page.goto(SITE.url + address);
      await expect(page).toHaveURL(SITE.url + route);
      await expect(page.locator(section)).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    }
    await page.close();
  });
}

test.describe('on a host without rules', () => {
  let server: PlainServer;

  test.beforeAll(async () => {
    server = await startPlainServer({ folder: ATLAS.output, base: BASE });
  });
  test.afterAll(() => server.stop());

  test('a document leads on at once, with query and hash, and adds no entry', async ({ page }) => {
    await open(page, server.url);
    await page.goto(`${server.url}/old/vector?a=1#b`);
    await expect(page).toHaveURL(`${server.url}/layers/vector?a=1#b`);
    await expect(heading(page)).toHaveText('Vector layers');
    await page.goBack();
    await expect(page).toHaveURL(server.url);
  });

  test('the anchor of a target wins', async ({ page }) => {
    await page.goto(`${server.url}/v1/old/order?a=1#b`);
    await expect(page).toHaveURL(`${server.url}/dialect/text?a=1#order`);
  });

  test('pages have a document below the prefix, and at their address with .htm', async ({
    page,
  }) => {
    for (const old of ['/v1/layers/vector', '/layers/vector.htm']) {
      await page.goto(server.url + old);
      await expect(page).toHaveURL(`${server.url}/layers/vector`);
    }
  });

  test('the not-found page knows old addresses that have no document', async ({ page }) => {
    const document = `${server.url}/old/lines`;
    const response = await page.request.get(`${server.url}/404.html`);
    await page.route(document, async (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: await response.text() }),
    );
    await page.goto(document);
    await expect(page).toHaveURL(`${server.url}/layers/vector`);
    await expect(heading(page)).toHaveText('Vector layers');
  });

  test('the not-found page leads on to what is below an old address', async ({ page }) => {
    const response = await page.request.get(`${server.url}/404.html`);
    await page.route(`${server.url}/charts/**`, async (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: await response.text() }),
    );
    await page.goto(`${server.url}/charts/layers/vector?a=1#b`);
    await expect(page).toHaveURL(`${server.url}/layers/vector?a=1#b`);
    await expect(heading(page)).toHaveText('Vector layers');
  });

  test('a link is followed without a new document', async ({ page }) => {
    await open(page, `${server.url}/install`);
    await markDocument(page);
    await (await addLink(page, { href: `${BASE}/old/lines` })).click();
    await expect(page).toHaveURL(`${server.url}/layers/vector`);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('search engines are told where it has moved, readers without script are sent', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const source = await (await page.request.get(`${server.url}/old/vector`)).text();
    expect(source).toContain('<meta name="robots" content="noindex">');
    expect(source).toContain(
      '<link rel="canonical" href="https://maps.example.org/guide/layers/vector">',
    );
    expect(source).toContain('<a href="/guide/layers/vector">Vector layers</a>');
    await page.goto(`${server.url}/old/vector`);
    await expect(page).toHaveURL(`${server.url}/layers/vector`);
    await page.close();
  });
});
