/** Tests the flag panel: how changes reach both applications, and the file for a real server. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from '../support/reader.ts';
import { wake } from './live-examples.ts';

const NAME = { name: 'panel' };

async function openPanel(page: Page, query = ''): Promise<Locator> {
  await open(page, `/quickstart${query}`);
  return wake(page, NAME);
}

const flag = (figure: Locator, name: string) => figure.getByRole('group', { name });
const customer = (figure: Locator, name: string) => figure.getByRole('row', { name });

test('a change reaches both apps by keyboard, and screen readers hear about it', {
  tag: '@walk',
}, async ({ page }) => {
  const figure = await openPanel(page);
  const status = figure.getByRole('status').first();
  const checkout = flag(figure, 'checkout-express');
  await checkout.getByRole('checkbox', { name: 'On' }).focus();
  await page.keyboard.press('Space');
  await expect(status).toContainText('reader-1042 sees the express checkout');
  await expect(figure.getByText('Buy now', { exact: true })).toBeVisible();
  await expect(customer(figure, 'reader-1043')).toContainText('true');
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('PageDown');
  await expect(checkout.getByRole('slider')).toHaveAttribute('aria-valuetext', '50%');
  await expect(status).toContainText('enabled for 2 of 6 customers');
  await expect(figure.getByText('Go to checkout', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(status).toContainText('enabled for 1 of 6 customers');
  await expect(page).toHaveURL(
    /\?panel\.isCheckoutOn=true&panel\.checkoutRollout=50&panel\.region=NO$/,
  );
});

test('the React app shows what its customer gets', async ({ page }) => {
  const figure = await openPanel(page);
  await expect(figure.getByText('Wrap it as a gift')).toBeHidden();
  await figure.getByLabel('Customer in the React app').selectOption('reader-1044');
  await expect(figure.getByText('What reader-1044 (SE, plus) sees:')).toBeVisible();
  await expect(figure.getByText('Wrap it as a gift')).toBeVisible();
  await flag(figure, 'gift-wrapping').getByRole('checkbox').uncheck();
  await expect(figure.getByText('Wrap it as a gift')).toBeHidden();
  await expect(figure.getByRole('status').first()).toContainText('gift-wrapping for 0.');
});

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px when an app polls`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const figure = await openPanel(page);
    await page.evaluate(() => {
      const moved = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          document.body.dataset.moved = `${document.body.dataset.moved ?? ''} ${entry.startTime}`;
        }
      });
      moved.observe({ type: 'layout-shift' });
    });
    const status = figure.getByRole('status').first();
    for (const [name, result] of [
      ['checkout-express', 'sees the express checkout'],
      ['gift-wrapping', 'gift-wrapping for 0'],
    ] as const) {
      await flag(figure, name).getByRole('checkbox').click();
      await expect(status).toContainText(result);
    }
    await expect(page.locator('body')).not.toHaveAttribute('data-moved');
  });
}

test('ends with a file that has the same settings, for a real server', async ({ page }) => {
  const figure = await openPanel(page, '?panel.isCheckoutOn=true&panel.checkoutRollout=5');
  const code = figure.locator('details [data-code-block] code');
  await expect(code).toBeHidden();
  await figure.getByText('Now on your machine').click();
  await flag(figure, 'checkout-express').getByLabel('Constraint').selectOption('region is SE');
  const file = JSON.parse(await code.innerText());
  expect(file.featureEnvironments[0]).toMatchObject({
    featureName: 'checkout-express',
    enabled: true,
  });
  expect(file.featureStrategies[0]).toMatchObject({
    parameters: { rollout: '5' },
    constraints: [{ contextName: 'region', operator: 'IN', values: ['SE'] }],
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap turns on the flag, and the results are on the same screen', async ({ page }) => {
    const figure = await openPanel(page);
    const toggle = flag(figure, 'checkout-express').getByRole('checkbox');
    await toggle.scrollIntoViewIfNeeded();
    await toggle.tap();
    const result = customer(figure, 'reader-1042');
    await expect(result).toContainText('true');
    const [first, last] = [await toggle.boundingBox(), await result.boundingBox()];
    expect((last?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(600);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('tells what three changes do', async ({ page }) => {
    await page.goto('/quickstart');
    await expect(page.locator('#try-panel ol > li')).toHaveText([
      /turns on checkout-express\. After the next poll, it’s enabled for every customer\./,
      /to 50%\. After the next poll, it’s enabled for reader-1041 and reader-1046\./,
      /has to be NO\. After the next poll, it’s enabled for reader-1041\./,
    ]);
  });
});
