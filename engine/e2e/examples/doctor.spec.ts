/** Tests the flag doctor with recorded situations: what it finds, what it shows, and what it keeps private. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { open, untilIdle } from '../support/reader.ts';
import { recordRequests } from '../support/requests.ts';
import { figureOf, wake } from './live-examples.ts';

const DOCTOR = '/using-unleash/troubleshooting/flag-doctor';
const NAME = { name: 'doctor' };
const SITUATIONS: readonly { id: string; pasted: string; flag: string; context?: string }[] =
  JSON.parse(
    readFileSync(
      new URL('../../../website/site/components/examples/doctor/situations.json', import.meta.url),
      'utf8',
    ),
  );

async function paste(page: Page, id: string): Promise<void> {
  const situation = SITUATIONS.find((each) => each.id === id);
  const figure = figureOf(page, NAME);
  await figure.getByLabel('Response or log lines').fill(situation?.pasted ?? '');
  await figure.getByLabel("Flag's name in your code").fill(situation?.flag ?? '');
  await figure.getByLabel("User's context (JSON)").fill(situation?.context ?? '');
  await figure.getByRole('button', { name: 'Find the cause' }).click();
}

test('names the cause of recorded log lines, and shows the text of its section', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, DOCTOR);
  const figure = await wake(page, NAME);
  await paste(page, 'sdk-not-ready');
  await expect(figure.getByRole('status').first()).toContainText(
    'Found it. The code checks faster-search before the SDK has any flags',
  );
  const cause = figure.getByRole('region', { name: 'The cause' });
  await expect(cause.getByRole('link', { name: 'The SDK has no flags yet' })).toBeVisible();
  await expect(cause).toContainText('Wait until the SDK is ready');
  await expect(cause.locator('[id]')).toHaveCount(0);
  await expect(page).toHaveURL(/\?doctor\.cause=ready$/);
  await paste(page, 'constraint-on-a-missing-field');
  await expect(figure).toContainText('The context has no region');
});

test('keeps pasted text in the page, and hides tokens at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, DOCTOR);
  const figure = await wake(page, NAME);
  await untilIdle(page);
  const requests = recordRequests(page, () => true);
  const secret = '0123456789abcdef0123456789abcdef';
  const field = figure.getByLabel('Response or log lines');
  await field.fill(
    `> Authorization: warehouse:production.${secret}\n{"version":2,"features":[]}\nuser:${secret}`,
  );
  await expect(field).not.toHaveValue(new RegExp(secret));
  await figure.getByLabel("Flag's name in your code").fill('search-suggestions');
  await figure.getByRole('button', { name: 'Find the cause' }).click();
  await expect(figure).toContainText('The token reads the warehouse project in production');
  await figure.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?doctor.cause=environment');
  await expect(page).toHaveURL(/\?doctor\.cause=environment$/);
  expect(await page.content()).not.toContain(secret);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('search-suggestions');
  // Only one page is requested: the one whose section explains the cause.
  const urls = requests.map((request) => new URL(request, page.url()));
  expect(urls.map(({ search }) => search).filter((search) => search !== '')).toEqual([]);
});

test('leads to a cause with the keyboard and at most four questions', async ({ page }) => {
  await open(page, DOCTOR);
  const figure = await wake(page, NAME);
  await figure.getByLabel('What do you see?').focus();
  const next = [
    'When does it return false?',
    'What does the playground say?',
    "Is the token for the flag's project?",
  ];
  for (const question of next) {
    await page.keyboard.press('ArrowDown');
    await expect(figure.getByLabel(question)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(figure.getByLabel(question)).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  const cause = figure.getByRole('region', { name: 'The cause' });
  await expect(cause).toContainText('The beginning of the token shows its scope');
  await expect(page).toHaveURL(/\?doctor\.answers=0\.0\.0\.0&doctor\.cause=environment$/);
});

test('shows the section of a cause in a link', async ({ page }) => {
  for (const cause of ['off', 'none', 'fields', 'code']) {
    await open(page, `${DOCTOR}?doctor.cause=${cause}`);
    const text = (await wake(page, NAME)).getByRole('region', { name: 'The cause' });
    await expect(text.getByRole('link').first()).not.toHaveText('Confirm and fix this cause');
    expect((await text.innerText()).length).toBeGreaterThan(150);
  }
});

test('links to the section if it can’t be loaded', async ({ page }) => {
  await page.route('**/troubleshooting/flag-exposure', (route) => route.abort());
  await open(page, `${DOCTOR}?doctor.cause=ready`);
  const link = (await wake(page, NAME)).getByRole('link', { name: 'Confirm and fix this cause' });
  await expect(link).toHaveAttribute('href', /flag-exposure#ready$/);
});

test('treats hostile text as text', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, DOCTOR);
  const figure = await wake(page, NAME);
  const attack = '<img src=x onerror="window.attacked=1">';
  const name = `${attack}\`</code>`;
  await figure
    .getByLabel('Response or log lines')
    .fill(`${JSON.stringify({ name, enabled: false, strategies: [] })}\n${'{['.repeat(9000)}`);
  await figure.getByRole('button', { name: 'Find the cause' }).click();
  await expect(figure.getByRole('status').first()).toContainText(attack);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(errors).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the questions, with links to the causes', async ({ page }) => {
    await page.goto(DOCTOR);
    const figure = figureOf(page, NAME);
    await figure.getByRole('link', { name: 'Only right after a start' }).click();
    await expect(page).toHaveURL(/flag-exposure#ready$/);
  });
});
