/** Tests which links the router handles, and that they all work without it. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { BASE, CALLOUTS, TEXT } from '../support/atlas.ts';
import { addLink, heading, isSameDocument, linkTo, markDocument, open } from '../support/reader.ts';
import { cutOff, holdBack, recordDocuments } from '../support/requests.ts';

test.use({ baseURL: ATLAS.url });

const ELSEWHERE = 'https://elsewhere.example/';
const APP_SCRIPT = '**/assets/browser.*.js';

/** Checks that `act` opens the page in another tab and leaves this one unchanged. */
async function expectNewTab(page: Page, act: () => Promise<void>): Promise<void> {
  await markDocument(page);
  const opened = page.context().waitForEvent('page');
  await act();
  const tab = await opened;
  await expect(heading(tab)).toHaveText(CALLOUTS.title);
  await expectUnchanged(page);
}

/**
 * Checks that a click is left to the browser, which opens a background tab. The test looks at the event and not at
 * the tab, because headless shells sometimes stall in such a tab, whatever its page.
 */
async function expectLeftToBrowser(page: Page, click: () => Promise<void>): Promise<void> {
  await markDocument(page);
  await page.evaluate(() => {
    const note = (event: Event) => {
      document.body.dataset.leftToBrowser = String(!event.defaultPrevented);
      event.preventDefault();
    };
    for (const type of ['click', 'auxclick']) addEventListener(type, note, { once: true });
  });
  await click();
  await expect(page.locator('body')).toHaveAttribute('data-left-to-browser', 'true');
  await expectUnchanged(page);
}

async function expectUnchanged(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(TEXT.title);
  await expect(page).toHaveURL(TEXT.path);
  expect(await isSameDocument(page)).toBe(true);
}

for (const key of ['ControlOrMeta', 'Shift'] as const) {
  test(`a click with ${key} is left to the browser`, async ({ page }) => {
    await open(page, TEXT.path);
    await expectLeftToBrowser(page, () => linkTo(page, CALLOUTS.path).click({ modifiers: [key] }));
  });
}

test('a click with the middle button is left to the browser', async ({ page }) => {
  await open(page, TEXT.path);
  await expectLeftToBrowser(page, () => linkTo(page, CALLOUTS.path).click({ button: 'middle' }));
});

test('a link with a target opens there', { tag: '@walk' }, async ({ page }) => {
  await open(page, TEXT.path);
  const link = await addLink(page, { href: CALLOUTS.path, target: '_blank' });
  await expectNewTab(page, () => link.click());
});

test('a link with the target _self is taken over', async ({ page }) => {
  await open(page, TEXT.path);
  await markDocument(page);
  await (await addLink(page, { href: CALLOUTS.path, target: '_self' })).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  expect(await isSameDocument(page)).toBe(true);
});

test('a download is downloaded', async ({ page }) => {
  await open(page, TEXT.path);
  const link = await addLink(page, { href: CALLOUTS.path, download: 'callouts.html' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('callouts.html');
  await expect(heading(page)).toHaveText(TEXT.title);
});

test('links to other sites and to what lies outside the base path are followed by the browser', async ({
  page,
}) => {
  for (const address of [ELSEWHERE, new URL('/elsewhere', ATLAS.url).href]) {
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await open(page, TEXT.path);
    await (await addLink(page, { href: address })).click();
    await expect(page).toHaveTitle('Elsewhere');
    expect(page.url()).toBe(address);
  }
});

const LEFT_ALONE: readonly Record<string, string>[] = [
  { 'data-router': 'off' },
  { rel: 'external' },
];

for (const attributes of LEFT_ALONE) {
  test(`a link with ${JSON.stringify(attributes)} loads the document`, async ({ page }) => {
    await open(page, TEXT.path);
    const documents = recordDocuments(page);
    await (await addLink(page, { href: CALLOUTS.path, ...attributes })).click();
    await expect(heading(page)).toHaveText(CALLOUTS.title);
    expect(documents).toEqual([CALLOUTS.path]);
  });
}

test('a link to a file of the site loads the file', async ({ page }) => {
  await open(page, TEXT.path);
  const file = `${BASE}/files/atlas.json`;
  const documents = recordDocuments(page);
  await (await addLink(page, { href: file })).click();
  // Waits for the page to load. A window that's closed while loading may not close.
  await page.waitForURL(file);
  await expect(page.locator('body')).toContainText('Atlas');
  expect(documents).toEqual([file]);
});

test('links work while the script is on its way', async ({ page }) => {
  const script = await holdBack(page, APP_SCRIPT);
  await page.goto(TEXT.path, { waitUntil: 'commit' });
  await linkTo(page, CALLOUTS.path).click({ noWaitAfter: true });
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expect(page).toHaveURL(CALLOUTS.path);
  script.release();
});

test('links work without the script', { tag: '@walk' }, async ({ page }) => {
  await cutOff(page, APP_SCRIPT);
  await page.goto(TEXT.path);
  const documents = recordDocuments(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await page.goBack();
  await expect(heading(page)).toHaveText(TEXT.title);
  expect(documents).toEqual([CALLOUTS.path, TEXT.path]);
});
