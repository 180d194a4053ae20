/** Tests that every page works if web storage is blocked or full, or has unexpected content. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { CALLOUTS, CODE, TEXT } from '../support/atlas.ts';
import { expectScroll, heading, linkTo, open, scrollTo, untilEnhanced } from '../support/reader.ts';
import { cutOff, documentOf, recordDocuments } from '../support/requests.ts';

test.use({ baseURL: ATLAS.url });

/** Keys that the site uses, for filling storage with values that it never writes. */
const KEYS = [
  'docs.theme',
  'docs.announcement',
  'docs.tab.language',
  'docs.tab.npm2yarn',
  'docs.sidebar.manual',
  'docs.sidebar.manual.branches',
  `docs.reload.${CALLOUTS.route}`,
];

function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Reads a page, opens another one, clicks everything that stores a value, and goes back. */
async function expectUsable(page: Page): Promise<void> {
  const html = page.locator('html');
  await open(page, ATLAS.url + TEXT.route);
  await expect(html).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  await untilEnhanced(page);
  await scrollTo(page, 400);
  await linkTo(page, CODE.path).click();
  await expect(heading(page)).toHaveText(CODE.title);
  await page.getByRole('tab', { name: 'Yarn' }).first().click();
  await expect(page.getByRole('tabpanel', { name: 'Yarn' }).first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expectScroll(page, 400);

  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const announcement = page.getByRole('region', { name: 'Announcement' });
  await announcement.getByRole('button', { name: 'Close' }).click();
  await expect(announcement).toBeHidden();
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expect(html).toHaveAttribute('data-theme', 'light');
}

/** Opens a browser that doesn't let sites store anything in cookies or web storage. */
async function openBlockingBrowser(folder: string): Promise<BrowserContext> {
  await mkdir(path.join(folder, 'Default'), { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  const { launchOptions, reducedMotion } = {
    ...test.info().project.use,
    reducedMotion: 'reduce' as const,
  };
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    reducedMotion,
  });
  // A headless shell has no such setting, so the script throws the same error.
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  return context;
}

test('everything works in a browser that blocks storage', { tag: '@walk' }, async () => {
  const context = await openBlockingBrowser(test.info().outputPath('profile'));
  const page = await context.newPage();
  const errors = recordErrors(page);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(ATLAS.url);
  const access = await page.evaluate(() => {
    try {
      return typeof localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(access).toBe('SecurityError');
  await untilEnhanced(page);
  warnings.length = 0;
  // The test stores several values in the same document.
  await expectUsable(page);
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining("Browser storage isn't available")]);
  await context.close();
});

test('a page that fails is loaded as a whole without storage, too', async () => {
  const context = await openBlockingBrowser(test.info().outputPath('profile'));
  const page = await context.newPage();
  await cutOff(page, documentOf(CALLOUTS.route));
  await open(page, ATLAS.url + TEXT.route);
  const documents = recordDocuments(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  expect(documents).toEqual([CALLOUTS.path]);
  await context.close();
});

test('everything works when storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const errors = recordErrors(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectUsable(page);
  expect(errors).toEqual([]);
});

/** Values that the site never writes. The last one is so long that storage has room for it only once. */
const STRANGE_VALUES = [
  'undefined',
  '{"version":',
  '{"version":{},"choices":[1,{"a":null}]}',
  '"><script>window.isBroken = true</script>',
  '',
  'x'.repeat(3_000_000),
];

for (const first of [0, 2, 4]) {
  test(`everything works when storage holds anything, beginning with value ${first}`, async ({
    page,
  }) => {
    await page.addInitScript(
      ({ keys, values, first }) => {
        // Runs only once, so that it doesn't overwrite what the page stores later.
        if (sessionStorage.getItem('test.filled') !== null) return;
        sessionStorage.setItem('test.filled', '');
        for (const [index, key] of keys.entries()) {
          const value = values[(first + index) % values.length] ?? '';
          for (const area of [localStorage, sessionStorage]) area.setItem(key, value);
        }
      },
      { keys: KEYS, values: STRANGE_VALUES, first },
    );
    const errors = recordErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectUsable(page);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
  });
}
