/** Tests how readers use live examples: with mouse, keyboard, and touch. */
import { expect, test } from '@playwright/test';
import { open } from '../support/reader.ts';
import { holdBack } from '../support/requests.ts';
import { wake } from './live-examples.ts';

const ROLLOUT = '/reference/activation-strategies';

test('a slider adds customers and keeps the others, and the URL remembers it', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, ROLLOUT);
  const figure = await wake(page, { name: 'rollout' });
  const slider = figure.getByRole('slider', { name: 'Rollout' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(figure).toContainText('500 of 500 customers');
  await page.keyboard.press('Home');
  await expect(figure).toContainText('0 of 500 customers');
  await page.keyboard.press('ArrowRight');
  await expect(figure).toContainText('at 1%');
  await expect(page).toHaveURL(/\?rollout\.percentage=1$/);
  await page.reload();
  await expect(await wake(page, { name: 'rollout' })).toContainText('at 1%');
});

test('a click on a dot chooses its customer', async ({ page }) => {
  await open(page, ROLLOUT);
  const figure = await wake(page, { name: 'rollout' });
  await figure.getByRole('img').click({ position: { x: 3, y: 3 } });
  await expect(figure.getByLabel(/^Customer/)).toHaveValue('1001');
  await expect(figure).toContainText('reader-1001');
});

test('another visit changes results by session, not by customer', async ({ page }) => {
  await open(page, ROLLOUT);
  const figure = await wake(page, { name: 'rollout' });
  const visit = figure.getByRole('button', { name: 'Let everyone visit again' });
  await visit.click();
  await expect(figure).toContainText('Visit 2: no customers get a different result');
  await figure.getByLabel('Stickiness').selectOption('sessionId');
  await visit.click();
  await expect(figure).toContainText(/Visit 3: \d{2,3} customers get a different result/);
});

test('what a reader changes before the script is there stays', async ({ page }) => {
  const script = await holdBack(page, '**/assets/Rollout.*.js*');
  await open(page, ROLLOUT);
  const figure = page.locator('#try-rollout');
  await figure.scrollIntoViewIfNeeded();
  await script.asked;
  await figure.getByLabel('Stickiness').selectOption('plan');
  await figure.getByLabel('Group ID').fill('mine');
  script.release();
  await wake(page, { name: 'rollout' });
  await expect(figure.getByLabel('Stickiness')).toHaveValue('plan');
  await expect(figure).toContainText('mine:plus');
});

test('a link to an example is copied, and leads to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${ROLLOUT}?rollout.percentage=60`);
  const figure = await wake(page, { name: 'rollout' });
  await figure.getByRole('button', { name: 'Copy link' }).click();
  await expect(figure).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?rollout\.percentage=60#try-rollout$/);
  await page.goto(link);
  await expect(figure).toBeInViewport();
});

test('an operator of another kind comes with its own values', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, '/reference/strategy-constraints');
  const figure = await wake(page, { name: 'constraint' });
  await figure.getByLabel('Operator').selectOption('SEMVER_GT');
  await expect(figure).toContainText('True. appVersion is 4.10.1, which is newer than 4.2.0.');
  await figure.getByLabel('Inverted').check();
  await expect(figure).toContainText('The constraint is inverted, so it fails.');
  await figure.getByLabel("The context doesn't include this field").check();
  await expect(figure).toContainText('The context has no appVersion');
});

test('pasted JSON is checked, and its mistake belongs to the field', async ({ page }) => {
  await open(page, '/reference/unleash-context');
  const figure = await wake(page, { name: 'why' });
  const flag = figure.getByLabel(/^Flag/);
  await flag.fill('{"name": "search-suggestions", "enabled": 1}');
  await expect(flag).toHaveAccessibleDescription('enabled has to be a boolean.');
  await flag.fill('{"name": "search-suggestions", "enabled": true}');
  await expect(figure).toContainText("Disabled. The flag's strategies are missing.");
  await flag.fill('{"name": "search-suggestions", "enabled": true, "strategies": []}');
  await expect(figure).toContainText(
    "Enabled. The flag has no strategies, so it's on for everyone.",
  );
});

test('fixed weights above 100% are rejected as the server does it', async ({ page }) => {
  await open(page, '/reference/strategy-variants');
  const figure = await wake(page, { name: 'variants' });
  const editor = figure.getByRole('group', { name: 'editor-picks' });
  await editor.getByLabel('Weight').selectOption('fix');
  await editor.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(figure).toContainText('The fixed weights add up to more than 100%.');
});

test('the way of a change plays once, and reduced motion shows its end', async ({ page }) => {
  await open(page, '/reference/unleash-edge/concepts');
  const figure = await wake(page, { name: 'arrival' });
  const bar = figure.locator('li', { hasText: 'Browser' }).locator('rect');
  const end = Number(await bar.getAttribute('width'));
  expect(end).toBeGreaterThan(0);
  await figure.getByRole('button', { name: 'Turn on' }).click();
  await expect.poll(async () => Number(await bar.getAttribute('width'))).toBeLessThan(end);
  await expect(bar).toHaveAttribute('width', String(end));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await figure.getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(bar).toHaveAttribute('width', String(end));
});

test('a number that is none says so, and the last one counts', async ({ page }) => {
  await open(page, '/understanding-unleash/proxy-hosting');
  const figure = await wake(page, { name: 'requests' });
  const instances = figure.getByLabel('Backend processes');
  await instances.fill('300');
  await expect(figure).toContainText('300 ÷ 15 s = 20 polls');
  await instances.fill('3e5');
  await expect(instances).toHaveAccessibleDescription('Enter a whole number from 0 to 1,000,000.');
  await expect(figure).toContainText('300 ÷ 15 s = 20 polls');
});

test('a place has its own languages', async ({ page }) => {
  await open(page, '/reference/sdks');
  const figure = await wake(page, { name: 'sdk' });
  await figure.getByLabel('Where does your code run?').selectOption('browser');
  await figure.getByLabel('Language or framework').selectOption('React');
  await expect(figure).toContainText('Use the React SDK with a frontend token.');
  await expect(page).toHaveURL(/\?sdk\.place=browser&sdk\.sdk=react$/);
});

test('code that changes has a row for each line', async ({ page }) => {
  await open(page, '/reference/sdks');
  const figure = await wake(page, { name: 'sdk' });
  const tops = await figure
    .locator('pre')
    .last()
    .locator('.line')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(tops.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap chooses a customer, and a finger sets the percentage', async ({ page }) => {
    await open(page, ROLLOUT);
    const figure = await wake(page, { name: 'rollout' });
    await figure.getByRole('img').tap({ position: { x: 5, y: 5 } });
    await expect(figure.getByLabel(/^Customer/)).toHaveValue('1001');
    const slider = figure.getByRole('slider', { name: 'Rollout' });
    const box = await slider.boundingBox();
    await slider.tap({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
    await expect(figure).toContainText(/at (?:49|50|51)%/);
    await figure.getByRole('button', { name: 'Let everyone visit again' }).tap();
    await expect(figure).toContainText('Visit 2');
  });
});

test('screen readers hear what a control changes', async ({ page }) => {
  await open(page, '/reference/strategy-variants');
  const figure = await wake(page, { name: 'variants' });
  const result = figure.getByRole('status').first();
  await expect(result).toContainText('editor-picks 25%, popular 50%, similar-readers 25%');
  await figure.getByLabel('Override for this customer').selectOption('popular');
  await expect(result).toContainText('reader-1042 gets popular because of the override.');
  await open(page, ROLLOUT);
  const rollout = await wake(page, { name: 'rollout' });
  await rollout.getByLabel(/^Customer/).fill('1001');
  await expect(rollout.getByRole('status').first()).toContainText('reader-1001');
});

test('a rollout promises stability only where there is some', async ({ page }) => {
  const promise = 'no one loses it';
  await open(page, ROLLOUT);
  const figure = await wake(page, { name: 'rollout' });
  await expect(figure).toContainText(promise);
  for (const stickiness of ['random', 'plan', 'sessionId']) {
    await figure.getByLabel('Stickiness').selectOption(stickiness);
    await expect(figure).not.toContainText(promise);
  }
  await figure.getByLabel('Stickiness').selectOption('userId');
  await figure.getByRole('slider').press('End');
  await expect(figure).not.toContainText(promise);
});

test('if several strategies fail, each one is marked, and none decides alone', async ({ page }) => {
  await open(page, '/reference/unleash-context');
  const figure = await wake(page, { name: 'why' });
  await expect(figure.getByText('This strategy fails here.')).toHaveCount(2);
  await expect(figure.getByText('This decides the result.')).toHaveCount(0);
  await figure.getByLabel(/context/).fill('{"properties":{"plan":"plus"}}');
  await expect(figure.getByText('This decides the result.')).toHaveCount(1);
  await expect(figure.getByText('This strategy fails here.')).toHaveCount(0);
});
