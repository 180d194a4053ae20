/** Tests documents from other repositories, both below a page's text and as pages of their own. */
import { expect, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { isSameDocument, markDocument, open, untilEnhanced } from '../support/reader.ts';
import { searchBox } from '../support/search.ts';
import { recordTrouble } from '../support/trouble.ts';

const HEAT = `${ATLAS.url}/layers/heat`;
const GLOBE = `${ATLAS.url}/plugins/globe`;
const COMMIT = '4a1f0c7be2d95f3368a0b1c2d3e4f5061728394a';

test('the page comes first, then a box says whose the rest is', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, HEAT);
  const headings = page.locator('main article').getByRole('heading');
  await expect(headings).toHaveText([
    'Heat layers',
    'From the repository',
    'Start',
    'Colors',
    'Deep',
    'License',
  ]);
  await expect(page.getByText('Warm and cold places.')).toBeVisible();
  const box = page.getByRole('note', { name: 'Generated content' });
  await expect(box).toContainText(
    /^Generated content\s*This document was generated from README\.md.* in the atlas\/heat.* repository\. It was last changed on 11 Feb 2026 in commit 4a1f0c7.*\./,
  );
  await expect(box.getByRole('link', { name: 'Edit README.md' })).toHaveAttribute(
    'href',
    'https://code.example.org/atlas/heat/edit/main/README.md',
  );
  await expect(page.locator('time').first()).toHaveAttribute('datetime', '2026-02-11T16:20:00Z');
});

test('a document is a page of its own where the site has none', async ({ page }) => {
  await open(page, GLOBE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atlas globe');
  const parts = page.locator('main').getByRole('heading', { level: 2 });
  await expect(parts).toHaveText(['Spin', 'Spin']);
  await expect(page.getByRole('note')).toContainText(/docs\/globe\.md .*atlas\/globe/);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://code.example.org/atlas/globe/edit/v2/docs/globe.md',
  );
});

test('its links lead through the site, to its own places, and to the locked commit', async ({
  page,
}) => {
  await open(page, HEAT);
  await untilEnhanced(page);
  await markDocument(page);
  const article = page.locator('main article');
  await article.getByRole('link', { name: 'Colors', exact: true }).click();
  await expect(page).toHaveURL(`${HEAT}#repository-colors`);
  await expect(page.locator('#repository-colors')).toBeInViewport();
  await expect(article.getByRole('link', { name: /^LICENSE/ })).toHaveAttribute(
    'href',
    `https://code.example.org/atlas/heat/blob/${COMMIT}/LICENSE`,
  );
  await expect(article.getByRole('link', { name: 'a drawing' })).toHaveAttribute(
    'href',
    `https://raw.code.example.org/atlas/heat/${COMMIT}/docs/drawing.svg`,
  );
  await article.getByRole('link', { name: 'globe' }).click();
  await expect(page).toHaveURL(`${GLOBE}#repository-spin`);
  await page.locator('main article').getByRole('link', { name: 'heat', exact: true }).click();
  await expect(page).toHaveURL(`${HEAT}#repository-colors`);
  expect(await isSameDocument(page)).toBe(true);
});

test('nothing in it runs, covers the page, or asks another server', async ({ page }) => {
  const trouble = await recordTrouble(page, new URL(ATLAS.url).origin);
  await open(page, HEAT);
  await untilEnhanced(page);
  const image = page.getByAltText('From blue, cold, to red, warm');
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((it: HTMLImageElement) => it.decode());
  expect(await image.evaluate(({ offsetWidth }: HTMLImageElement) => offsetWidth)).toBe(120);
  expect(await page.evaluate(() => document.body.dataset.stranger)).toBeUndefined();
  const words = page.getByText('Nothing of this covers the page.');
  expect(await words.evaluate((it) => getComputedStyle(it).position)).toBe('static');
  await words.click();
  await expect(words).toBeVisible();
  await expect(page.locator('main [src*="badge"], main [src*="shields"]')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('search finds its words on the page that they are a part of', async ({ page }) => {
  await open(page, `${ATLAS.url}/`);
  await untilEnhanced(page);
  await page.keyboard.press('/');
  await searchBox(page).field.fill('isotherm');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('Colors');
  await option.click();
  await expect(page).toHaveURL(`${HEAT}#repository-colors`);
});

test('without JavaScript nothing is missing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${HEAT}#repository-license`);
  await expect(page.getByRole('heading', { name: 'License' })).toBeInViewport();
  await page.getByText('Words for search').click();
  await expect(page.getByText('the temperature of an isotherm')).toBeVisible();
  await context.close();
});
