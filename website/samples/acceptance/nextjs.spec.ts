import { expect, type Page, test } from '@playwright/test';
import { type Application, startApplication } from './application.ts';
import { flagServerFrom, setFlag } from './flag-server.ts';

const server = flagServerFrom(process.env);
let shop: Application;

test.beforeAll(async () => {
  await setFlag(server, 'checkout-express', { enabled: true, rollout: 25 });
  await setFlag(server, 'search-suggestions', { enabled: true, rollout: 25 });
  const next = ['node_modules/next/dist/bin/next', 'start', '--port', '{port}'];
  shop = await startApplication(server, 'nextjs', next);
});

test.afterAll(() => shop.stop());

async function signIn(page: Page, reader: string) {
  await page.getByLabel('Reader').fill(reader);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(reader, { exact: true })).toBeVisible();
}

test('the server decides for each reader, and the page arrives with its decision', async ({
  page,
}) => {
  // The server takes a moment to return new rules.
  await expect(async () => {
    await page.goto(shop.url);
    await signIn(page, 'reader-1046');
    await expect(page.getByRole('button', { name: 'Buy now' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await signIn(page, 'reader-1045');
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeVisible();
});

test('a component in the browser follows a change without a reload', async ({ page }) => {
  await page.goto(shop.url);
  await signIn(page, 'reader-1048');
  await expect(page.getByText('Suggestions are on.')).toBeVisible();
  await signIn(page, 'reader-1045');
  await expect(page.getByText('Suggestions are off.')).toBeVisible();
  await setFlag(server, 'search-suggestions', { enabled: true });
  await expect(page.getByText('Suggestions are on.')).toBeVisible();
});

test('an action asks for the kill switch anew', async ({ page }) => {
  const answer = page.getByRole('status');
  await setFlag(server, 'payments-kill-switch', { enabled: false });
  await page.goto(`${shop.url}/pay`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(answer).toHaveText('Thank you.');
  await setFlag(server, 'payments-kill-switch', { enabled: true });
  // The server takes a moment to return new rules.
  await expect(async () => {
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(answer).toHaveText(/^Payments are paused/, { timeout: 1_000 });
  }).toPass();
  await setFlag(server, 'payments-kill-switch', { enabled: false });
});
