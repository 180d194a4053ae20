/** Tests the academy's courses: answers get feedback, and progress stays on the reader's device. */
import { expect, type Page, test } from '@playwright/test';
import { rulesFor, violationsOn } from '../support/axe.ts';
import { linkTo, open, untilEnhanced } from '../support/reader.ts';
import { holdBack } from '../support/requests.ts';
import { untilPainted } from '../support/stability.ts';

const COURSE = '/unleash-academy/foundational';
const KEY = 'docs.courses';

const first = (page: Page) => page.getByRole('group', { name: /^1\. The new checkout/ });
const questionOf = (page: Page) => page.locator('form', { has: first(page) });
const feedback = (page: Page) => questionOf(page).getByRole('status');
const check = (page: Page) => questionOf(page).getByRole('button', { name: 'Check' });
const remember = (page: Page) => page.getByLabel('Remember this on my device');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

async function answer(page: Page, option: string): Promise<void> {
  await first(page).getByLabel(option).check();
  await check(page).click();
}

async function answerRight(page: Page): Promise<void> {
  await answer(page, 'The old checkout, until someone turns the flag on');
  await expect(feedback(page)).toHaveText(/^✓ Correct\./);
}

test('an answer gets feedback, and a right one counts', { tag: '@walk' }, async ({ page }) => {
  await open(page, COURSE);
  await expect(page.getByText(/^0 of \d+ questions answered$/)).toBeVisible();
  await check(page).click();
  await expect(feedback(page)).toHaveText('Choose an answer first.');
  await answer(page, 'The new checkout');
  await expect(feedback(page)).toHaveText(/^✗ Not quite\./);
  await expect(page.getByText(/^0 of \d+ questions answered$/)).toBeVisible();
  // Selecting another answer removes the message about the wrong one.
  await first(page).getByLabel('The old checkout, until someone turns the flag on').check();
  await expect(feedback(page)).toBeEmpty();
  await answerRight(page);
  // The selected answer is highlighted, and the explanation opens.
  await expect(questionOf(page)).toHaveAttribute('data-verdict', 'right');
  const [chosen, other] = await first(page)
    .locator('label')
    .evaluateAll((labels: HTMLLabelElement[]) =>
      [true, false].map((isChosen) => {
        const label = labels.find(
          ({ control }) => (control as HTMLInputElement).checked === isChosen,
        );
        return label && getComputedStyle(label).backgroundColor;
      }),
    );
  expect(chosen).not.toBe(other);
  await expect(questionOf(page).locator('details')).toHaveAttribute('open', '');
  // The progress line is hydrated once it's in view.
  const line = page.getByText(/^\d+ of \d+ questions answered$/);
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText(/^1 of/);
});

test('as Markdown, a course has its questions with lists of options, and no line of progress', async ({
  request,
}) => {
  const text = await (await request.get(`${COURSE}.md`)).text();
  expect(text).toContain(
    '\n\n- The new checkout\n- The old checkout, until someone turns the flag on',
  );
  expect(text).toContain('\n\n**The old checkout, until someone turns the flag on**\n\nDeploying');
  expect(text).not.toMatch(/questions answered|Remember this/);
});

test('a question is answered with the keyboard alone', async ({ page }) => {
  await open(page, COURSE);
  await first(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(check(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(feedback(page)).toHaveText(/^✓ Correct\./);
  await expect(questionOf(page).getByText('Deploying puts code on the servers.')).toBeVisible();
});

test('on a phone options stand beside their buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, COURSE);
  const option = first(page).getByRole('listitem').nth(1);
  const button = await option.getByRole('radio').boundingBox();
  const words = await option.locator('span').boundingBox();
  if (!button || !words) throw new Error('The option is not drawn');
  expect(words.x).toBeGreaterThan(button.x + button.width);
  expect(button.y).toBeLessThan(words.y + 24);
  expect(button.y + button.height).toBeGreaterThan(words.y);
});

test('a wish to be remembered that comes before the script counts', async ({ page }) => {
  const scripts = await holdBack(page, '**/assets/ProgressLine*.js');
  await page.goto(COURSE);
  await scripts.asked;
  await remember(page).check();
  scripts.release();
  await answerRight(page);
  await expect(page.getByText(/^1 of \d+ questions answered$/)).toBeVisible();
  await expect(remember(page)).toBeChecked();
  expect(await stored(page)).toBe('["foundational/flags/deploy-or-release"]');
});

test('progress lasts for the visit, and on the device only for those who ask', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, COURSE);
  await answerRight(page);
  expect(await stored(page)).toBeNull();
  await linkTo(page, '/unleash-academy/introduction').click();
  // This page's sidebar also has the link back. If the click came before the other page has loaded, it would stay
  // here.
  await expect(first(page)).toHaveCount(0);
  await linkTo(page, COURSE).click();
  await first(page).scrollIntoViewIfNeeded();
  await expect(feedback(page)).toHaveText('You’ve answered this question before.');
  await page.reload();
  await untilEnhanced(page);
  await expect(page.getByText(/^0 of \d+ questions answered$/)).toBeVisible();

  await answerRight(page);
  await remember(page).check();
  // Readers can check the box before its script has loaded.
  await expect.poll(() => stored(page)).toBe('["foundational/flags/deploy-or-release"]');
  await page.reload();
  await first(page).scrollIntoViewIfNeeded();
  await expect(feedback(page)).toHaveText('You’ve answered this question before.');
  // The box is hydrated when it gets close to the window.
  await remember(page).scrollIntoViewIfNeeded();
  await expect(remember(page)).toBeChecked();
  await remember(page).uncheck();
  await expect.poll(() => stored(page)).toBeNull();
});

test('tabs share the progress that is remembered, and none takes away from another', async ({
  page,
  context,
}) => {
  const OTHER = '["other/of/another-tab"]';
  await open(page, COURSE);
  await remember(page).check();
  const second = await context.newPage();
  await open(second, '/unleash-academy/introduction');
  await second.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, OTHER] as const);
  await answerRight(page);
  expect(JSON.parse((await stored(page)) ?? '')).toEqual(
    expect.arrayContaining(['other/of/another-tab', 'foundational/flags/deploy-or-release']),
  );
  await open(second, COURSE);
  // The box shows its server-rendered state until it's hydrated.
  await expect(remember(second)).toBeChecked();
  await remember(second).uncheck();
  await expect(remember(page)).not.toBeChecked();
  await remember(second).check();
  await expect(remember(page)).toBeChecked();
  await expect(feedback(page)).toHaveText(/^✓ Correct\./);
});

test('stored progress may be anything', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, COURSE);
  for (const value of ['', '{', '7', '{"a":1}', '[1,null]', 'x'.repeat(20_000)]) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
    await open(page, COURSE);
    await answerRight(page);
    expect.soft(errors.splice(0), value.slice(0, 8)).toEqual([]);
  }
});

test('axe finds nothing in an answered course', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await open(page, `${COURSE}?theme=system`);
  await answerRight(page);
  await questionOf(page).getByText('Answer and explanation').click();
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await untilPainted(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect.soft(await violationsOn(page, rulesFor(mode)), mode).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('explanations open, and nothing is offered that does not work', async ({ page }) => {
    await page.goto(COURSE);
    await expect(check(page)).toBeHidden();
    await expect(remember(page)).toBeHidden();
    await first(page).getByLabel('The new checkout').check();
    await questionOf(page).getByText('Answer and explanation').click();
    await expect(questionOf(page).getByText('Deploying puts code on the servers.')).toBeVisible();
  });
});
