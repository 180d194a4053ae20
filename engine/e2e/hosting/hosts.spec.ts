/**
 * Tests hosts other than the engine's server: a real nginx, and models of others that are based on their
 * documentation.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { checkDeployment } from '../../src/checks/deployment/check-deployment.ts';
import type { RedirectTable } from '../../src/shared/redirects.ts';
import { ATLAS, type BuiltServer, SITE } from '../servers.ts';
import { BASE } from '../support/atlas.ts';
import { oldAddresses, withQuery } from '../support/redirects.ts';
import { cloudFrontHost, redirectsFileHost, vercelHost } from '../support/servers/host-rules.ts';
import { type NginxServer, startNginx } from '../support/servers/nginx.ts';
import { startPlainServer } from '../support/servers/plain-server.ts';

const ORIGINS = new Map([
  [SITE, 'https://docs.getunleash.io'],
  [ATLAS, 'https://maps.example.org'],
]);

for (const [site, origin] of ORIGINS) {
  const base = new URL(site.url).pathname.replace(/\/$/, '');
  const all = () => oldAddresses(site).flatMap((each) => [each, withQuery(each)]);

  test(`${site.url}: Netlify and Cloudflare Pages redirect every old address`, async () => {
    const host = await redirectsFileHost(site.output, origin);
    for (const { address, target } of all()) {
      expect(await host(address), address).toEqual({ status: 301, location: target });
    }
    const [prefix] = await prefixesOf(site);
    for (const rest of ['', '/some/page', '//example.com']) {
      const target = new URL((await host(base + prefix + rest))?.location ?? '', origin);
      expect(target.href.replace(/\/$/, '')).toBe(origin + base + rest);
    }
    expect(await host(`${base}/quickstart`)).toBeUndefined();
  });

  test(`${site.url}: Vercel redirects every old address`, async () => {
    const host = await vercelHost(site.output, origin);
    for (const { address, target } of all()) {
      expect(await host(address), address).toEqual({ status: 308, location: target });
    }
    const [prefix] = await prefixesOf(site);
    expect((await host(`${base}${prefix}/a/b?c`))?.location).toBe(`${base}/a/b?c`);
    expect((await host(`${base}/a/b.htm`))?.location).toBe(`${base}/a/b`);
    expect(await host(`${base}/quickstart`)).toBeUndefined();
    expect(await host(`${base}//example.com/a.htm`)).toBeUndefined();
    expect(await host(`${base}${await wildcardOf(site)}//example.com`)).toBeUndefined();
  });

  test(`${site.url}: CloudFront redirects every old address, and finds files`, async () => {
    const folder = test.info().outputPath('function');
    const host = await cloudFrontHost(site.output, folder);
    for (const { address, target } of all()) {
      expect(await host(address), address).toEqual({ status: 308, location: target });
    }
    const [prefix] = await prefixesOf(site);
    const wildcard = await wildcardOf(site);
    const home = base || '/';
    for (const [address, expected] of [
      [home, { uri: `${base}/index.html` }],
      [`${base}/a/b`, { uri: `${base}/a/b.html` }],
      [`${base}/whats-new-v4.1`, { uri: `${base}/whats-new-v4.1.html` }],
      [`${base}/assets/a.js`, { uri: `${base}/assets/a.js` }],
      [`${base}/a/b.html?c=1`, { status: 308, location: `${base}/a/b?c=1` }],
      [`${base}/a/`, { status: 308, location: `${base}/a` }],
      [`${base}/index.html`, { status: 308, location: home }],
      [`${base}${prefix}/a?b=1`, { status: 308, location: `${base}/a?b=1` }],
      [`${base}${prefix}//example.com`, { status: 308, location: `${base}/example.com` }],
      [`${base}${wildcard}/%2e%2e/a`, { uri: `${base}${wildcard}/%2e%2e/a.html` }],
      [`${base}${wildcard}/..%2fa`, { status: 400, location: '' }],
      ['//', { status: 308, location: home }],
      [`${base}//a`, { status: 308, location: `${base}/a` }],
      [`${base}//assets//a.js`, { status: 308, location: `${base}/assets/a.js` }],
    ] as const) {
      expect(await host(address), address).toEqual(expected);
    }
    for (const [address, accept, uri] of [
      [home, 'text/markdown', `${base}/index.md`],
      [`${base}/a/b`, 'text/markdown, text/html;q=0.9', `${base}/a/b.md`],
      [`${base}/a/b`, 'text/html,application/xhtml+xml,*/*;q=0.8', `${base}/a/b.html`],
      [`${base}/a/b`, 'text/html, text/markdown; q=0.5', `${base}/a/b.html`],
      [`${base}/a/b`, 'text/markdown;q=0, */*', `${base}/a/b.html`],
      [`${base}/search`, 'text/markdown', `${base}/search.html`],
      [`${base}/assets/a.js`, 'text/markdown', `${base}/assets/a.js`],
    ] as const) {
      expect(await host(address, accept), `${address} ${accept}`).toEqual({ uri });
    }
  });

  test.describe(`${site.url} behind nginx`, () => {
    let nginx: NginxServer;

    test.beforeAll(async () => {
      nginx = await startNginx(site.output, test.info().outputPath('nginx'), base);
    });
    test.afterAll(() => nginx.stop());

    /** Requests a URL exactly as written. Returns its status and target. */
    async function ask(request: APIRequestContext, address: string) {
      const answer = await request.get(new URL(nginx.url).origin + address, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    }

    test('redirects every old address', async ({ request }) => {
      for (const { address, target } of all()) {
        expect(await ask(request, address), address).toEqual([308, target]);
      }
    });

    test('has clean addresses, and never leads to another host', async ({ request }) => {
      const [prefix] = await prefixesOf(site);
      const wildcard = await wildcardOf(site);
      const home = base || '/';
      for (const [address, status, location] of [
        [home, 200, undefined],
        [`${base}/search`, 200, undefined],
        [`${base}/search.html?a=1`, 308, `${base}/search?a=1`],
        [`${base}/search.htm`, 308, `${base}/search`],
        [`${base}/search/?a`, 308, `${base}/search?a`],
        [`${base}/index.html`, 308, home],
        [`${base}${prefix}`, 308, `${base}/`],
        [`${base}${prefix}/search.html`, 308, `${base}/search`],
        [`${base}${prefix}//example.com`, 308, `${base}${prefix}/example.com`],
        [`${base}${prefix}/%0d%0aX:%20y`, 400, undefined],
        [`${base}${wildcard}/..%2fa`, 400, undefined],
        [`${base}${wildcard}/a%5c..%5cb`, 400, undefined],
        [`${base}${wildcard}/%2e%2e/a`, 404, undefined],
        ['//example.com/', 308, '/example.com/'],
        [`${base}/search//?a=1`, 308, `${base}/search/?a=1`],
        [`${base}/no/such/page`, 404, undefined],
        [`${base}/404`, 404, undefined],
        [`${base}/_headers`, 404, undefined],
        [`${base}/vercel.json`, 404, undefined],
        [`${base}/vercel.json.br`, 404, undefined],
        [`${base}/_redirects.gz`, 404, undefined],
        [`${base}/search.html.br`, 404, undefined],
        [`${base}/sitemap.xml.gz`, 404, undefined],
        [`${base}/.server/server.json`, 404, undefined],
      ] as const) {
        expect(await ask(request, address), address).toEqual([status, location]);
      }
    });

    test('answers with the not-found page, and refuses to be written to', async ({ request }) => {
      const missing = await request.get(`${nginx.url}/no/such/page`);
      expect(await missing.text()).toBe(await readFile(path.join(site.output, '404.html'), 'utf8'));
      const refused = await request.post(`${nginx.url}/search`);
      expect([refused.status(), refused.headers()['cache-control']]).toEqual([405, 'no-store']);
    });

    test('sends headers as the build says, and what it has compressed', async ({ request }) => {
      const settings = JSON.parse(
        await readFile(path.join(site.output, '.server/server.json'), 'utf8'),
      ) as { headers: Record<string, string> };
      const page = await (await request.get(`${nginx.url}/search`)).text();
      const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
      for (const [address, encoding, type, cache] of [
        ['/search', 'br', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
        ['/sitemap.xml', 'gzip', 'text/xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
        [
          script,
          'br',
          'application/javascript; charset=utf-8',
          'public, max-age=31536000, immutable',
        ],
        ['/assets/none.js', 'br', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
      ] as const) {
        const answer = await request.get(nginx.url + address, {
          headers: { 'accept-encoding': encoding },
        });
        const headers = answer.headers();
        expect(headers['content-type'], address).toBe(type);
        expect(headers['cache-control'], address).toBe(cache);
        expect(headers['content-encoding'], address).toBe(encoding);
        const varies = /\.\w+$/.test(address) ? /^Accept-Encoding$/ : /\bAccept\b(?!-)/;
        expect(headers.vary, address).toMatch(varies);
        for (const [name, value] of Object.entries(settings.headers)) {
          expect(headers[name.toLowerCase()], `${address} ${name}`).toBe(value);
        }
      }
    });

    test('is what was built', async () => {
      const { asked, problems } = await checkDeployment(site.output, nginx.url);
      expect(problems).toEqual([]);
      expect(asked).toBeGreaterThan(oldAddresses(site).length);
    });

    test('answers 304 to who has the page', async ({ request }) => {
      const first = await request.get(`${nginx.url}/search`);
      const again = await request.get(`${nginx.url}/search`, {
        headers: { 'if-none-match': first.headers().etag ?? '' },
      });
      expect(again.status()).toBe(304);
    });
  });
}

test('nginx gives Markdown to who asks for it before HTML', async ({ request }) => {
  const folder = test.info().outputPath('build');
  await cp(path.join(ATLAS.output, '.server'), path.join(folder, '.server'), { recursive: true });
  for (const name of ['index', 'a', 'b/c']) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, `${name}.html`), '<p>HTML');
    await writeFile(path.join(folder, `${name}.md`), '# Markdown');
  }
  await writeFile(path.join(folder, 'alone.html'), '<p>HTML');
  const nginx = await startNginx(folder, test.info().outputPath('nginx'), BASE);
  for (const [address, accept, type] of [
    ['', 'text/markdown', 'text/markdown'],
    ['/a', 'text/markdown, text/html;q=0.9', 'text/markdown'],
    ['/b/c', 'text/plain, text/markdown', 'text/markdown'],
    ['/a', 'text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['/a', 'text/html, text/markdown;q=0.5', 'text/html'],
    ['/a', 'text/markdown;q=0, */*', 'text/html'],
    ['/alone', 'text/markdown', 'text/html'],
    ['/a.md', '*/*', 'text/markdown'],
  ] as const) {
    const answer = await request.get(nginx.url + address, { headers: { accept } });
    expect(answer.status(), `${address} ${accept}`).toBe(200);
    expect(answer.headers()['content-type'], `${address} ${accept}`).toBe(`${type}; charset=utf-8`);
  }
  await nginx.stop();
});

for (const site of [SITE, ATLAS]) {
  test(`${site.url} is what was built`, async () => {
    expect((await checkDeployment(site.output, site.url)).problems).toEqual([]);
  });
}

test('what a host does otherwise than it was told is found', async () => {
  const server = await startPlainServer({ folder: ATLAS.output, base: BASE });
  const { problems } = await checkDeployment(ATLAS.output, server.url);
  await server.stop();
  expect(problems).toContain('/guide  has no Content-Security-Policy');
  expect(problems).toContain("/guide  isn't compressed");
  expect(problems).toContain('/guide/_headers  is public, but only the host should read it');
  expect(problems.join('\n')).toMatch(
    /\.js {2}has Cache-Control: .*should be immutable for a year/,
  );
  expect(problems.join('\n')).toMatch(/page-\d+ {2}returns 404, but the page isn't 404\.html/);
  // For old URLs, the documents are enough. Below wildcards, there are none.
  const lost = problems.filter((problem) => problem.includes('permanently'));
  expect(lost.length).toBeGreaterThan(0);
  for (const problem of lost)
    expect(problem).toMatch(/^\/guide(?:\/v1)?\/charts\/\S+ {2}returns 404/);
});

test('a deployment of another build, or none, is found', async () => {
  const other = await checkDeployment(ATLAS.output, SITE.url);
  expect(other.problems).toContain('/guide/layers/vector  returns 404 instead of 200');
  expect(other.problems.join('\n')).toContain(
    'instead of redirecting permanently to /guide/layers/vector?from=check',
  );
  const { asked, problems } = await checkDeployment(ATLAS.output, 'http://localhost:59');
  expect(problems).toHaveLength(asked);
  expect(problems[0]).toMatch(/^\/guide\S* {2}isn't responding: /);
});

async function prefixesOf(site: BuiltServer): Promise<readonly string[]> {
  return (await tableOf(site)).prefixes;
}

/** Returns an old route that redirects everything below it. */
async function wildcardOf(site: BuiltServer): Promise<string> {
  const [route = 'none'] = Object.keys((await tableOf(site)).wildcards ?? {});
  return route;
}

async function tableOf({ output }: BuiltServer): Promise<RedirectTable> {
  return JSON.parse(await readFile(path.join(output, 'redirects.json'), 'utf8')) as RedirectTable;
}
