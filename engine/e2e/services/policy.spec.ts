/**
 * Tests the security policy, and that every page can be navigated to under it. loading/sampled-pages.spec.ts covers
 * pages that are opened directly.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readPages } from '../../bench/output.ts';
import { pathnameOfRoute } from '../../src/shared/routes.ts';
import { ATLAS, type BuiltServer, SITE } from '../servers.ts';
import { BASE, TEXT } from '../support/atlas.ts';
import {
  heading,
  isSameDocument,
  linkTo,
  markDocument,
  open,
  untilEnhanced,
  untilIdle,
} from '../support/reader.ts';
import { type PlainServer, startPlainServer } from '../support/servers/plain-server.ts';
import { recordTrouble } from '../support/trouble.ts';

const SITES: readonly { name: string; server: BuiltServer; base: string }[] = [
  { name: 'this site', server: SITE, base: '' },
  { name: 'the fixture site', server: ATLAS, base: '/guide' },
];

/** Returns the pathnames of all pages in a build, sorted by name. */
function pagesOf({ output }: BuiltServer, base: string): string[] {
  return readPages(output)
    .filter(({ file }) => file !== '404.html')
    .map(({ file }) => `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'))
    .map((route) => pathnameOfRoute(route, base))
    .sort();
}

for (const { name, server, base } of SITES) {
  const { origin } = new URL(server.url);

  test(`pages of ${name} are navigated to without trouble`, async ({ page }) => {
    test.slow();
    const trouble = await recordTrouble(page, origin);
    await open(page, server.url);
    await markDocument(page);
    // A single script visits all pages, because there are hundreds.
    const left = await page.evaluate(
      async (pathnames) => {
        for (const pathname of pathnames) {
          const arrived = new Promise((resolve) => {
            document.addEventListener('docs:navigated', resolve, { once: true });
          });
          const link = document.createElement('a');
          link.href = pathname;
          document.body.append(link);
          link.click();
          link.remove();
          if (pathname !== location.pathname) await arrived;
          if (pathname !== location.pathname) return pathname;
        }
        return undefined;
      },
      pagesOf(server, base),
    );
    expect(left).toBeUndefined();
    await untilIdle(page);
    expect(trouble).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('every answer carries the security headers, and caching that fits', async ({ request }) => {
  const document = await request.get(SITE.url);
  const script = /data-entry="([^"]+)"/.exec(await document.text())?.[1];
  for (const [pathname, status, caching] of [
    ['/', 200, /max-age=0, must-revalidate/],
    ['/quickstart', 200, /max-age=0, must-revalidate/],
    [script ?? 'no script in the document', 200, /max-age=31536000, immutable/],
    ['/no/such/page', 404, /max-age=0, must-revalidate/],
  ] as const) {
    const answer = await request.get(SITE.url + pathname);
    const headers = answer.headers();
    expect.soft(answer.status(), pathname).toBe(status);
    expect.soft(headers['content-security-policy'], pathname).toMatch(/script-src 'self' 'sha256-/);
    expect.soft(headers['content-security-policy'], pathname).not.toContain('unsafe');
    expect.soft(headers['x-content-type-options'], pathname).toBe('nosniff');
    expect.soft(headers['cache-control'], pathname).toMatch(caching);
  }
});

test('pages connect to no other server; the worker of the console does', async ({
  page,
  request,
}) => {
  const policyOf = async (pathname: string) =>
    (await request.get(SITE.url + pathname)).headers()['content-security-policy'] ?? '';
  const connections = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1];
  const scripts = await readdir(path.join(SITE.output, 'assets'));
  const worker = scripts.find((name) => /^request-worker\..*\.js$/.test(name));
  expect(connections(await policyOf('/quickstart'))).toBe("'self'");
  expect(connections(await policyOf(`/assets/${worker}`))).toMatch(/ https: http:\/\/localhost:\*/);
  // On hosts that combine the values of all rules, the headers contain the less strict policy.
  const joined = await readFile(path.join(SITE.output, '_headers'), 'utf8');
  expect(connections(joined)).toMatch(/ https: /);
  expect(joined).not.toContain('request-worker');

  await page.route('**/quickstart', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  await page.goto(`${SITE.url}/quickstart`);
  // Without the header, the policy in the document applies.
  const refused = await page.evaluate(async () => {
    const reported = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) =>
        resolve(event.effectiveDirective),
      );
    });
    await fetch('http://localhost:9/').catch(() => undefined);
    return reported;
  });
  expect(refused).toBe('connect-src');
});

test.describe('where a host sends no headers', () => {
  let server: PlainServer;
  test.beforeAll(async () => {
    server = await startPlainServer({ folder: ATLAS.output, base: BASE });
  });
  test.afterAll(() => server.stop());

  test('the policy in the documents holds, and disturbs nothing', async ({ page }) => {
    const trouble = await recordTrouble(page, new URL(server.url).origin);
    await open(page, server.url);
    await markDocument(page);
    await linkTo(page, TEXT.path).click();
    await expect(heading(page)).toHaveText(TEXT.title);
    await untilIdle(page);
    expect(await isSameDocument(page)).toBe(true);
    expect(trouble).toEqual([]);
    const refused = await page.evaluate(async () => {
      const reported = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
      });
      const style = document.createElement('style');
      style.append('body { color: red }');
      document.body.append(style);
      return reported;
    });
    expect(refused).toBe('style-src-elem');
  });

  test('documents at old addresses lead on', async ({ page }) => {
    const trouble = await recordTrouble(page, new URL(server.url).origin);
    await page.goto(`${server.url}/old/vector`);
    await expect(page).toHaveURL(`${server.url}/layers/vector`);
    expect(trouble).toEqual([]);
  });
});

test('text does not become elements or a worker of another origin', { tag: '@walk' }, async ({
  page,
}) => {
  await page.goto(SITE.url);
  const attempts = await page.evaluate(() =>
    [
      () => {
        document.body.innerHTML = '<img>';
      },
      () => new DOMParser().parseFromString('<p>', 'text/html'),
      () => new Worker('https://elsewhere.example/worker.js'),
    ].map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect(heading(page)).toBeVisible();
});

test('the policy refuses scripts and styles that are not the site’s', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, SITE.url);
  // Chromium reports scripts with text from outside the site only until there are Trusted Types policies for that.
  await untilEnhanced(page);
  const refused = await page.evaluate(async () => {
    const violations: string[] = [];
    const reported = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (violations.push(effectiveDirective) === 2) resolve();
      });
    });
    const script = document.createElement('script');
    script.append('window.isBroken = true');
    const style = document.createElement('div');
    style.setAttribute('style', 'color: red');
    const image = new Image();
    image.src = 'https://elsewhere.example/pixel.gif';
    document.body.append(script, style, image);
    await reported;
    return violations;
  });
  expect(refused.sort()).toEqual(['img-src', 'style-src-attr']);
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
  await expect(heading(page)).toBeVisible();
});
