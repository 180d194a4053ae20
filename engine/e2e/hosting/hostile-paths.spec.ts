/**
 * Tests that no host and no script on a page redirects to another host because a path contains that host's name.
 */
import { expect, type Page, test } from '@playwright/test';
import { askRaw } from '../../src/serve/test-build.ts';
import { hostilePaths, leadsElsewhere } from '../../src/serve/test-hostile-paths.ts';
import { ATLAS, DEV, SITE } from '../servers.ts';
import { heading, untilStarted } from '../support/reader.ts';
import { cloudFrontHost, redirectsFileHost, vercelHost } from '../support/servers/host-rules.ts';
import { startNginx } from '../support/servers/nginx.ts';

const ORIGIN = 'https://docs.example.com';
const COUNT = 1500;

/** Paths for each site, built from the prefix and wildcard in its build. */
const SITES = [
  {
    site: SITE,
    base: '',
    prefix: '/docs',
    starts: ['', '/docs', '/docs/docs', '/quickstart'],
  },
  {
    site: ATLAS,
    base: '/guide',
    prefix: '/guide/v1',
    starts: ['', '/guide', '/guide/v1', '/guide/charts', '/guide/v1/charts', '/v1'],
  },
];

type LocationOf = (path: string) => Promise<string | undefined>;

/**
 * Follows redirects like a browser. Returns the paths that lead to another host, with the last value of `Location`.
 */
async function leading(paths: readonly string[], locationOf: LocationOf): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const { location, isElsewhere } = await follow(path, locationOf);
    if (isElsewhere) found.push(`${path} → ${location}`);
  }
  return found;
}

/** How many redirects a browser follows at most. */
const HOPS = 20;

async function follow(path: string, locationOf: LocationOf) {
  let asked = path;
  for (let hop = 0; hop < HOPS; hop++) {
    const location = await locationOf(asked);
    // The wildcard in the fixture leads to this URL on purpose.
    if (location === undefined || location.startsWith('https://example.com/charts/')) break;
    const from = URL.canParse(ORIGIN + asked) ? ORIGIN + asked : ORIGIN;
    const target = URL.canParse(location, from) ? new URL(location, from) : undefined;
    if (target?.origin !== ORIGIN) return { location, isElsewhere: true };
    asked = target.pathname + target.search;
    if (hop + 1 < HOPS) continue;
    return { location, isElsewhere: true };
  }
  return { location: asked, isElsewhere: asked !== path && leadsElsewhere(asked, path, ORIGIN) };
}

/** Requests a path from a local server exactly as written. */
function asking(url: string): (path: string) => Promise<string | undefined> {
  const port = Number(new URL(url).port);
  return async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`;
    const answer = await askRaw(port, request);
    expect(answer, path).toMatch(/^HTTP\/1\.1 (?:200|30[78]|400|404|405)/);
    return /^Location: (.*?)\r$/im.exec(answer)?.[1];
  };
}

for (const { site, base, prefix, starts } of SITES) {
  const paths = hostilePaths(starts, COUNT);
  /** Paths without raw control characters, which browsers and hosts at the edge don't send. */
  const printable = paths.filter((path) => /^[!-~]+$/.test(path));

  test(`${site.url}: our server stays on its host`, async () => {
    expect(await leading(printable, asking(site.url))).toEqual([]);
  });

  test(`${site.url}: nginx stays on its host`, async () => {
    const nginx = await startNginx(site.output, test.info().outputPath('nginx'), base);
    const found = await leading(printable, asking(nginx.url)).finally(nginx.stop);
    expect(found).toEqual([]);
  });

  test(`${site.url}: CloudFront stays on its host`, async () => {
    const host = await cloudFrontHost(site.output, test.info().outputPath('function'));
    const locationOf = async (path: string) => {
      const answer = await host(path);
      return 'location' in answer && answer.status !== 400 ? answer.location : undefined;
    };
    expect(await leading(paths, locationOf)).toEqual([]);
  });

  test(`${site.url}: Vercel stays on its host`, async () => {
    const host = await vercelHost(site.output, ORIGIN);
    expect(await leading(paths, async (path) => (await host(path))?.location)).toEqual([]);
  });

  test(`${site.url}: Netlify and Cloudflare Pages stay on the host of the site`, async () => {
    const host = await redirectsFileHost(site.output, ORIGIN);
    const { origin: configured } = new URL((await host(`${prefix}/a`))?.location ?? '');
    for (const path of paths) {
      const location = (await host(path))?.location ?? '/';
      const { origin } = new URL(location, ORIGIN);
      expect([ORIGIN, configured, 'https://example.com'], path).toContain(origin);
    }
  });
}

test('the development server stays on its host', async () => {
  const paths = hostilePaths(['', '/guide', '/guide/v1', '/guide/charts'], 300);
  const printable = paths.filter((path) => /^[!-~]+$/.test(path));
  expect(await leading(printable, asking(DEV.url))).toEqual([]);
});

test('a target that is none ends no server', async () => {
  for (const { url } of [SITE, DEV]) {
    const ask = asking(url);
    for (const target of ['http://[', '//[', 'http://a:b/', '*', '//', '/%zz']) await ask(target);
    expect(await fetch(url)).toMatchObject({ status: 200 });
  }
});

test.describe('in a browser', () => {
  // Without TLS, the policy would block requests that it allows with TLS.
  test.use({ bypassCSP: true });
  const HOSTILE = [
    '//evil.example/x.htm',
    '//evil.example/x.htm.htm',
    '///evil.example/x/index.htm',
  ];

  /** Records the origins of all requests. Another host would respond to a route with a page. */
  async function watchRequests(page: Page): Promise<Set<string>> {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.route(/evil\.example(?::\d+)?\//, (route) => {
      if (new URL(route.request().url()).hostname === 'localhost') return route.continue();
      return route.fulfill({
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
        body: '<main id="main" data-route="//evil.example/x"><h1>Evil</h1></main>',
      });
    });
    return origins;
  }

  for (const path of HOSTILE) {
    test(`the not-found page at ${path} leads on to its own host`, async ({ page }) => {
      const origins = await watchRequests(page);
      // Acts like a host without rules, which does nothing about multiple slashes.
      await page.route(SITE.url + path, async (route) =>
        route.fulfill({ status: 404, path: `${SITE.output}/404.html` }),
      );
      await page.goto(SITE.url + path);
      await expect(page).toHaveURL(`${SITE.url}/evil.example/x`);
      await expect(heading(page)).toHaveText('Page Not Found');
      expect([...origins]).toEqual([SITE.url]);
    });
  }

  test('Back to such an address fetches nothing from another host', async ({ page }) => {
    const origins = await watchRequests(page);
    await page.goto(`${SITE.url}//evil.example/x`);
    await untilStarted(page);
    await page.getByRole('main').getByRole('link', { name: 'Home page' }).click();
    await expect(heading(page)).not.toHaveText('Page Not Found');
    await page.goBack();
    await expect(heading(page)).toHaveText('Page Not Found');
    expect([...origins]).toEqual([SITE.url]);
  });
});
