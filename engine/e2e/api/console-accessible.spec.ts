/** Tests the console for readers with assistive technology, with only a keyboard, without scripts, and on phones. */
import { expect } from '@playwright/test';
import { test } from '../support/api-test.ts';
import { hasVisibleFocus, store } from '../support/appearance.ts';
import { violationsOn } from '../support/axe.ts';
import {
  CREATE_FEATURE,
  openConsole,
  response,
  send,
  sendTo,
  serverField,
  tokenField,
} from '../support/console.ts';

const LOOKS = [
  { name: 'light', mode: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark', mode: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', mode: 'light', viewport: { width: 390, height: 844 } },
  { name: 'dark on a phone', mode: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { name, mode, viewport } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => store(page, 'docs.theme', mode));

    test('axe finds nothing in any state', async ({ page, api }) => {
      const dialog = await openConsole(page, CREATE_FEATURE);
      expect.soft(await violationsOn(page), 'as it opens').toEqual([]);
      await dialog.getByLabel('projectId').fill('');
      await send(dialog);
      await expect(serverField(dialog)).toHaveAttribute('aria-invalid', 'true');
      expect.soft(await violationsOn(page), 'with mistakes').toEqual([]);
      await dialog.getByLabel('projectId').fill('default');
      for (const behavior of ['cors', '403', 'no-cors']) {
        await sendTo(dialog, api.url(behavior));
        await expect(response(dialog).getByRole('heading').first()).toBeVisible();
        await dialog.getByRole('radio', { name: 'JSON' }).check();
        expect.soft(await violationsOn(page), behavior).toEqual([]);
      }
    });

    test('nothing is wider than the screen', async ({ page, api }) => {
      const dialog = await openConsole(page, CREATE_FEATURE);
      await sendTo(dialog, api.url('no-cors'));
      await expect(response(dialog).getByRole('heading')).toBeVisible();
      const overflow = await dialog.evaluate((element) =>
        [
          element,
          ...element.querySelectorAll('.console-columns, .console-inputs, .console-outputs'),
        ]
          .map((each) => each.scrollWidth - each.clientWidth)
          .filter((width) => width > 0),
      );
      expect(overflow).toEqual([]);
    });
  });
}

test('keys reach everything, and see where they are', async ({ page, api }) => {
  await page.goto(CREATE_FEATURE);
  const button = page.getByRole('button', { name: /^(Try it|Build request)$/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Try it/ });
  await expect(serverField(dialog)).toBeFocused();
  await page.keyboard.type(api.url('no-cors'));
  const names: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('dialog')) return undefined;
      const label = (element as HTMLInputElement).labels?.[0]?.textContent;
      return element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    });
    if (name === undefined) continue;
    if (name === 'Server') break;
    expect
      .soft((await hasVisibleFocus(page)) || name === 'Fields' || name === 'cURL', name)
      .toBe(true);
    names.push(name);
  }
  expect(names).toEqual([
    'Authorize with',
    'Token',
    'Show token',
    'Remember on this device',
    'projectId',
    'Fields',
    'name',
    'type',
    'description',
    'impressionData',
    'tags',
    'cURL',
    'Copy cURL command',
    'cURL command',
    'Send',
    'Cancel',
    'Time limits',
    'Close',
  ]);
  await page.keyboard.type(api.url('cors'));
  await dialog.getByLabel('projectId').focus();
  await page.keyboard.type('default');
  // Requests that can change data aren't sent from a field.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/^200 OK/);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

for (const viewport of [
  { width: 320, height: 256 },
  { width: 320, height: 400 },
  { width: 360, height: 420 },
  { width: 390, height: 500 },
  { width: 1280, height: 400 },
]) {
  const { width, height } = viewport;

  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport });

    test('fields have the room, and what has the focus is in view', async ({ page }) => {
      const dialog = await openConsole(page, CREATE_FEATURE);
      const form = dialog.locator('.console-inputs');
      await serverField(dialog).evaluate((field) => field.scrollIntoView({ block: 'start' }));
      const room = await form.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.min(bottom, innerHeight) - Math.max(top, 0);
      });
      expect(room).toBeGreaterThan(height / 2);
      await serverField(dialog).focus();
      for (let step = 0; step < 16; step += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        if ((await focused.count()) === 0) continue;
        // For a field with many lines, at least the line with the caret is in view.
        const isLong = (await focused.evaluate(({ localName }) => localName)) === 'textarea';
        await expect(focused).toBeInViewport({ ratio: isLong ? 0.15 : 0.5 });
      }
      await dialog.getByRole('button', { name: 'Send', exact: true }).focus();
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

test.describe('in a window of 320 × 256', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the bar covers nothing of what is read first, and stays', async ({ page }) => {
    const dialog = await openConsole(page, CREATE_FEATURE);
    const notice = dialog.getByRole('heading', { name: 'Browsers can’t call this operation' });
    const bar = dialog.locator('header');
    await expect(serverField(dialog)).toBeFocused();
    await expect(notice).toBeInViewport({ ratio: 1 });
    const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await notice.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(bottom);
    await dialog.getByRole('button', { name: 'Send', exact: true }).focus();
    await expect(bar.getByRole('heading')).toBeInViewport({ ratio: 1 });
  });
});

for (const viewport of [
  { width: 1024, height: 600 },
  { width: 844, height: 390 },
]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the request stays beside the fields', async ({ page }) => {
      const dialog = await openConsole(page, CREATE_FEATURE);
      const last = dialog.locator('.console-inputs .console-field').last();
      await last.evaluate((field) => field.scrollIntoView());
      await expect(last).toBeInViewport();
      const request = dialog.getByRole('region', { name: 'Request' });
      await expect(request.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(request.locator('pre')).toBeInViewport({ ratio: 0.5 });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the warning scrolls away, and two bars of one line stay', async ({ page }) => {
    const dialog = await openConsole(page, CREATE_FEATURE);
    const notice = dialog.getByRole('heading', { name: 'Browsers can’t call this operation' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await dialog
      .locator('.console-field')
      .last()
      .evaluate((field) => field.scrollIntoView());
    await expect(notice).not.toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
    const bars = await dialog
      .locator('header, footer')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
    expect(bars).toHaveLength(2);
    for (const height of bars) expect(height).toBeLessThan(60);
  });

  test('what is wrong with a body is in view after an attempt to send it', async ({ page }) => {
    const dialog = await openConsole(page, CREATE_FEATURE);
    await serverField(dialog).fill('http://localhost:4242');
    await tokenField(dialog).fill('s3cret');
    await dialog.getByLabel('projectId').fill('default');
    await dialog.getByText('JSON', { exact: true }).click();
    const lines = Array.from({ length: 16 }, (_, line) => `"tags${line}": ""`);
    await dialog.getByRole('textbox', { name: 'JSON' }).fill(`{\n${lines.join(',\n')}\n}`);
    await dialog.getByText('Authorize with').evaluate((top) => top.scrollIntoView());
    await send(dialog);
    await expect(dialog.getByRole('textbox', { name: 'JSON' })).toBeFocused();
    const error = dialog.locator('.console-errors li').first();
    await expect(error).toBeInViewport({ ratio: 1 });
  });
});

test('without script there is no button', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(CREATE_FEATURE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Try it|Build request)$/)).toBeHidden();
  await context.close();
});
