/** Every page under the security policy: nothing is refused, nothing fails, nothing comes from elsewhere. */
import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pathnameOfRoute } from '../src/shared/routes.ts';
import { ATLAS, type BuiltServer, SITE } from './servers.ts';
import {
  heading,
  isSameDocument,
  markDocument,
  open,
  untilEnhanced,
  untilIdle,
} from './support/reader.ts';

/** Full loads take a while: of sites with more pages than this an even choice is loaded. */
const FULL_LOADS = 40;

const SITES: readonly { name: string; server: BuiltServer; base: string }[] = [
  { name: 'this site', server: SITE, base: '' },
  { name: 'the fixture site', server: ATLAS, base: '/guide' },
];

/** Pathnames of all pages of a build, in the order of their names. */
function pagesOf({ output }: BuiltServer, base: string): string[] {
  return readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'))
    .map((route) => pathnameOfRoute(route, base))
    .sort();
}

function evenChoice<Item>(items: readonly Item[], size: number): Item[] {
  const step = Math.max(1, items.length / size);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Collects what goes wrong on pages, each with the address it went wrong at. */
async function recordTrouble(page: Page, origin: string): Promise<string[]> {
  const trouble: string[] = [];
  const note = (text: string) => trouble.push(`${new URL(page.url()).pathname}: ${text}`);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`${event.violatedDirective} refuses ${event.blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) note(`asks ${url.origin}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  return trouble;
}

for (const { name, server, base } of SITES) {
  const { origin } = new URL(server.url);

  test(`pages of ${name} load without trouble`, async ({ page }) => {
    test.slow();
    const trouble = await recordTrouble(page, origin);
    for (const pathname of evenChoice(pagesOf(server, base), FULL_LOADS)) {
      const response = await page.goto(origin + pathname);
      expect.soft(response?.status(), pathname).toBe(200);
      await untilEnhanced(page);
      await untilIdle(page);
      const theme = await page.locator('html').getAttribute('data-theme');
      expect.soft(theme, pathname).toMatch(/^(?:light|dark)$/);
    }
    expect(trouble).toEqual([]);
  });

  test(`pages of ${name} are navigated to without trouble`, async ({ page }) => {
    test.slow();
    const trouble = await recordTrouble(page, origin);
    await open(page, server.url);
    await markDocument(page);
    for (const pathname of pagesOf(server, base)) {
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
        link.remove();
      }, pathname);
      await expect(page).toHaveURL(origin + pathname);
    }
    await untilIdle(page);
    expect(trouble).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('every answer carries the security headers, and caching that fits', async ({ request }) => {
  const document = await request.get(SITE.url);
  const script = /src="([^"]+)"[^>]*data-app/.exec(await document.text())?.[1];
  for (const [pathname, status, caching] of [
    ['/', 200, /max-age=0, must-revalidate/],
    ['/_fragments/quickstart.json', 200, /max-age=0, must-revalidate/],
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

test('the policy refuses scripts and styles that are not the site’s', async ({ page }) => {
  await page.goto(SITE.url);
  const refused = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'window.isBroken = true';
    const style = document.createElement('div');
    style.setAttribute('style', 'color: red');
    const image = new Image();
    image.src = 'https://elsewhere.example/pixel.gif';
    document.body.append(script, style, image);
    await new Promise((resolve) => image.addEventListener('error', resolve));
    return violations;
  });
  expect(refused.sort()).toEqual(['img-src', 'script-src-elem', 'style-src-attr']);
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
  await expect(heading(page)).toBeVisible();
});
