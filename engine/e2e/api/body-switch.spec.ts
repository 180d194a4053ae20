/** Tests that the reader can show an operation's bodies as examples or as schemas. */
import { expect, type Page, test } from '@playwright/test';
import { linkTo, open, untilEnhanced } from '../support/reader.ts';

const API = '/reference/api/unleash';
const OPERATION = `${API}/create-feature`;
const OTHER = `${API}/update-feature`;

/** Returns the box that shows bodies of this type. */
const box = (page: Page, name: 'Request' | 'Response') =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) })
    .last();
const request = (page: Page) =>
  box(page, 'Request').getByRole('tabpanel', { name: 'Body', exact: true });
const tab = (page: Page, name: 'Example' | 'Schema') =>
  request(page).getByRole('tab', { name, exact: true });

async function expectShown(page: Page, shown: 'Example' | 'Schema') {
  const hidden = shown === 'Example' ? 'Schema' : 'Example';
  await expect(tab(page, shown)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, hidden)).toHaveAttribute('aria-selected', 'false');
  await expect(request(page).getByRole('tabpanel', { name: shown })).toBeVisible();
  await expect(request(page).getByRole('tabpanel', { name: hidden })).toBeHidden();
}

async function openOperation(page: Page) {
  await open(page, OPERATION);
  await untilEnhanced(page);
  await showBody(page);
}

/** Shows the body. At first, the request shows code. */
async function showBody(page: Page) {
  await box(page, 'Request').getByRole('tab', { name: 'Body', exact: true }).click();
}

test('by mouse: the example first, then the schema, in answers as well', { tag: '@walk' }, async ({
  page,
}) => {
  await openOperation(page);
  await expectShown(page, 'Example');
  await expect(request(page).getByRole('tabpanel')).toContainText('"name": "checkout-express"');
  await tab(page, 'Schema').click();
  await expectShown(page, 'Schema');
  await expect(request(page).getByRole('tabpanel')).toContainText('name: string, required');
  await expect(
    box(page, 'Response').getByRole('tab', { name: 'Schema', exact: true, selected: true }),
  ).toHaveCount(1);
  await tab(page, 'Example').click();
  await expectShown(page, 'Example');
});

test('by keyboard', async ({ page }) => {
  await openOperation(page);
  await tab(page, 'Example').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Schema')).toBeFocused();
  await expectShown(page, 'Schema');
  await page.keyboard.press('Home');
  await expect(tab(page, 'Example')).toBeFocused();
  await expectShown(page, 'Example');
});

test('is remembered on the next page and the next visit', async ({ page }) => {
  await openOperation(page);
  await tab(page, 'Schema').click();
  await linkTo(page, OTHER).click();
  await expect(page).toHaveURL(OTHER);
  await showBody(page);
  await expectShown(page, 'Schema');
  await page.reload();
  await showBody(page);
  await expectShown(page, 'Schema');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both are there, each under its name', async ({ page }) => {
    await page.goto(OPERATION);
    const bodies = box(page, 'Request').locator('[data-tab-value="body"]').last();
    await expect(bodies.getByText('"checkout-express"')).toBeVisible();
    await expect(bodies.getByText('name: string, required')).toBeVisible();
    for (const name of ['Example', 'Schema']) {
      const names = bodies.getByText(name, { exact: true });
      await expect(names.filter({ visible: true })).toHaveCount(1);
    }
  });
});
