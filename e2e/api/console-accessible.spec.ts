/** The console for readers with assistive technology, with keys only, without script, on phones. */
import { expect } from '@playwright/test';
import { test } from '../support/api-test.ts';
import { hasVisibleFocus } from '../support/appearance.ts';
import { violationsOn } from '../support/axe.ts';
import {
  CREATE_FEATURE,
  openConsole,
  response,
  send,
  sendTo,
  serverField,
} from '../support/console.ts';

const LOOKS = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'dark on a phone', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use(look);

    test('axe finds nothing in any state', async ({ page, api }) => {
      const dialog = await openConsole(page, CREATE_FEATURE);
      expect.soft(await violationsOn(page), 'as it opens').toEqual([]);
      await dialog.getByLabel('projectId').fill('');
      await send(dialog);
      await expect(serverField(dialog)).toHaveAttribute('aria-invalid', 'true');
      expect.soft(await violationsOn(page), 'with mistakes').toEqual([]);
      await dialog.getByLabel('projectId').fill('default');
      for (const behaviour of ['cors', '403', 'no-cors']) {
        await sendTo(dialog, api.url(behaviour));
        await expect(response(dialog).getByRole('heading').first()).toBeVisible();
        await dialog.getByRole('radio', { name: 'JSON' }).check();
        expect.soft(await violationsOn(page), behaviour).toEqual([]);
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
  const button = page.getByRole('button', { name: 'Try it' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Try it/ });
  await expect(serverField(dialog)).toBeFocused();
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
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/^200 OK/);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('without script there is no button', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(CREATE_FEATURE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Try it', { exact: true })).toBeHidden();
  await context.close();
});
