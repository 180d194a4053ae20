import { expect, test } from '@playwright/test';
import { type Application, startApplication } from './application.ts';
import { flagServerFrom, setFlag } from './flag-server.ts';

const server = flagServerFrom(process.env);
let shop: Application;

test.beforeAll(async () => {
  await setFlag(server, 'search-suggestions', { enabled: false });
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--port', '{port}', '--strictPort'];
  shop = await startApplication(server, 'javascript', vite);
});

test.afterAll(() => shop.stop());

test('a rollout reaches a quarter of the readers, then all of them, without a reload', async ({
  page,
}) => {
  await page.goto(shop.url);
  await expect(page.getByText('Suggestions are off for reader-1045.')).toBeVisible();

  await setFlag(server, 'search-suggestions', { enabled: true, rollout: 25 });
  await page.getByLabel('Signed in as').selectOption('reader-1048');
  await expect(page.getByText('Suggestions are on for reader-1048.')).toBeVisible();
  await page.getByLabel('Search').fill('paper');
  await expect(page.getByRole('listitem')).toHaveText(['Salt and Paper', 'The Paper Garden']);
  await page.getByLabel('Signed in as').selectOption('reader-1045');
  await expect(page.getByText('Suggestions are off for reader-1045.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);

  await setFlag(server, 'search-suggestions', { enabled: true });
  await expect(page.getByText('Suggestions are on for reader-1045.')).toBeVisible();
});
