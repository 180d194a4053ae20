import { expect, type Page, test } from '@playwright/test';
import { type Application, startApplication } from './application.ts';
import { flagServerFrom, setFlag } from './flag-server.ts';

const server = flagServerFrom(process.env);
let shop: Application;

test.beforeAll(async () => {
  await setFlag(server, 'search-suggestions', { enabled: true, rollout: 25 });
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--port', '{port}', '--strictPort'];
  shop = await startApplication(server, 'sveltekit', vite);
});

test.afterAll(() => shop.stop());

async function signIn(page: Page, reader: string) {
  await page.getByLabel('Reader').fill(reader);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a rollout reaches a quarter of the readers, then all of them, without a reload', async ({
  page,
}) => {
  await page.goto(shop.url, { waitUntil: 'networkidle' });
  await signIn(page, 'reader-1048');
  await expect(page.getByText('Suggestions are on for reader-1048.')).toBeVisible();
  await page.getByLabel('Search').fill('paper');
  await expect(page.getByRole('listitem')).toHaveText(['Salt and Paper', 'The Paper Garden']);
  await signIn(page, 'reader-1045');
  await expect(page.getByText('Suggestions are off for reader-1045.')).toBeVisible();

  await setFlag(server, 'search-suggestions', { enabled: true });
  await expect(page.getByText('Suggestions are on for reader-1045.')).toBeVisible();
});

test('works without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url);
  await signIn(page, 'reader-1050');
  await expect(page.getByText('Suggestions are on for reader-1050.')).toBeVisible();
  await context.close();
});

test('an action asks for the kill switch at the moment of paying', async ({ page }) => {
  await setFlag(server, 'payments-kill-switch', { enabled: true });
  await page.goto(`${shop.url}/pay`, { waitUntil: 'networkidle' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('status')).toHaveText(/^Payments are paused/, { timeout: 1_000 });
  }).toPass();
  await setFlag(server, 'payments-kill-switch', { enabled: false });
  await expect(async () => {
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('status')).toHaveText('Thank you.', { timeout: 1_000 });
  }).toPass();
});
