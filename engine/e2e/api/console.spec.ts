/** Tests an operation's console: what it sends, shows, and stores. */
import { expect, type Locator } from '@playwright/test';
import { SITE } from '../servers.ts';
import { test } from '../support/api-test.ts';
import {
  CREATE_FEATURE,
  GET_PROJECTS,
  openConsole,
  response,
  send,
  sendTo,
  serverField,
  storedText,
  tokenField,
} from '../support/console.ts';
import { addLink, open, untilEnhanced, untilIdle } from '../support/reader.ts';
import { recordRequests } from '../support/requests.ts';

const TOKEN = 'user:c0nsole-s3cret';
test('nothing of it is loaded before the button is used', async ({ page }) => {
  const requests = recordRequests(page, (_, pathname) =>
    /_api\/|ApiConsole|open-console/.test(pathname),
  );
  await page.goto(CREATE_FEATURE);
  await page.mouse.move(300, 300);
  await untilEnhanced(page);
  await untilIdle(page);
  expect(requests).toEqual([]);
  const dialog = await openConsole(page, CREATE_FEATURE);
  expect(requests.filter((pathname) => pathname.includes('/_api/'))).toEqual([
    '/_api/reference/api/unleash/create-feature.json',
  ]);
  await expect(serverField(dialog)).toBeFocused();
});

test('sends what is filled in and shows what comes back', async ({ page, api }) => {
  const dialog = await openConsole(page, CREATE_FEATURE);
  await tokenField(dialog).fill(TOKEN);
  await dialog.getByLabel('projectId').fill('my shop');
  await dialog.getByLabel('name', { exact: true }).fill('new-flag');
  await dialog.getByLabel('impressionData').selectOption('true');
  await dialog.getByLabel('description').fill('');
  await dialog.getByLabel('tags').fill('[{"type": "simple", "value": "checkout"}]');
  await sendTo(dialog, `${api.url('cors')}/`);
  await expect(dialog.getByRole('status')).toHaveText(/^200 OK, \d+ ms, 53 bytes$/);
  const [call] = api.calls;
  expect(call).toMatchObject({ method: 'POST', path: '/api/admin/projects/my%20shop/features' });
  expect(call?.headers.authorization).toBe(TOKEN);
  expect(call?.headers['content-type']).toBe('application/json');
  expect(call?.headers.cookie).toBeUndefined();
  expect(JSON.parse(call?.body ?? '')).toEqual({
    name: 'new-flag',
    type: 'release',
    impressionData: true,
    tags: [{ type: 'simple', value: 'checkout' }],
  });
  // Long numbers stay exact.
  await expect(response(dialog).getByLabel('Response body')).toHaveText(
    /"id": 12345678901234567890,/,
  );
});

test('a list of one entry is sent under the name that the server takes it by', async ({
  page,
  api,
}) => {
  const dialog = await openConsole(page, `${SITE.url}/reference/api/unleash/search-features`);
  await dialog.getByLabel('status[]').fill('production:enabled');
  await tokenField(dialog).fill(TOKEN);
  await sendTo(dialog, api.url('cors'));
  await expect(dialog.getByRole('status')).toContainText('200 OK');
  const [call] = api.calls;
  expect(call?.path).toBe('/api/admin/search/features?status%5B%5D=production%3Aenabled');
});

test('says before sending what a browser may not call, with the command chosen', async ({
  page,
}) => {
  const dialog = await openConsole(page, CREATE_FEATURE);
  await expect(
    dialog.getByRole('heading', { name: /Browsers can’t call this operation/ }),
  ).toBeVisible();
  const request = dialog.getByRole('region', { name: 'Request' });
  await expect(request.getByRole('radio', { name: 'cURL' })).toBeChecked();
  await expect(request).toContainText('curl --request POST');
  await expect(response(dialog)).toHaveText('The response appears here');
  const frontend = await openConsole(page, '/reference/api/unleash/get-frontend-features');
  await expect(frontend.getByRole('heading', { name: /not allowed/ })).toHaveCount(0);
  await expect(frontend.getByRole('radio', { name: 'HTTP' })).toBeChecked();
});

test('forced colors show which switch is on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const dialog = await openConsole(page, CREATE_FEATURE);
  const outline = (name: string) =>
    dialog
      .getByText(name, { exact: true })
      .first()
      .evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(await outline('cURL')).toBe('solid');
  expect(await outline('HTTP')).toBe('none');
});

test('in forced colors a placeholder does not look like a value', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const dialog = await openConsole(page, CREATE_FEATURE);
  const [placeholder, value] = await dialog
    .getByLabel('Token', { exact: true })
    .evaluate((input) =>
      ['::placeholder', null].map((part) => getComputedStyle(input, part).color),
    );
  expect(placeholder).not.toBe(value);
});

test('keeps what is typed when fields become JSON and come back', async ({ page }) => {
  const dialog = await openConsole(page, CREATE_FEATURE);
  await dialog.getByLabel('name', { exact: true }).fill('new-flag');
  await dialog.getByRole('radio', { name: 'JSON' }).check();
  const json = dialog.getByLabel('JSON').last();
  await expect(json).toHaveValue(/"name": "new-flag"/);
  await json.fill('{"name": "other", "unknown": 1}');
  await dialog.getByRole('radio', { name: 'Fields' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/fields can’t show/);
  await json.fill('{"name": "other"}');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Fields' }).check();
  await expect(dialog.getByLabel('name', { exact: true })).toHaveValue('other');
});

test('checks before sending, and lets the reader send anyway', async ({ page, api }) => {
  const dialog = await openConsole(page, CREATE_FEATURE);
  await dialog.getByLabel('tags').fill('[{"type": "x"}]');
  await send(dialog);
  await expect(serverField(dialog)).toBeFocused();
  await expect(serverField(dialog)).toHaveAccessibleDescription(/Enter your server’s URL/);
  await expect(dialog.getByRole('button', { name: 'Send anyway' })).toBeHidden();
  await serverField(dialog).fill(api.url('cors'));
  await send(dialog);
  const project = dialog.getByLabel('projectId');
  await expect(project).toBeFocused();
  await expect(project).toHaveAttribute('aria-invalid', 'true');
  await expect(project).toHaveAccessibleDescription(/This is required/);
  await expect(dialog.getByLabel('tags')).toHaveAccessibleDescription(/value is required/);
  await expect(dialog.getByRole('status')).toHaveText('2 fields need attention');
  expect(api.calls).toEqual([]);
  await project.fill('default');
  await expect(dialog.getByRole('status')).toHaveText('One field needs attention');
  await dialog.getByRole('button', { name: 'Send anyway' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^200 OK/);
  expect(api.calls[0]?.body).toContain('"type": "x"');
});

test('sends nothing to the address of another operation', async ({ page, api }) => {
  const dialog = await openConsole(page, CREATE_FEATURE);
  const project = dialog.getByLabel('projectId');
  await project.fill('..');
  await sendTo(dialog, api.url('cors'));
  await expect(project).toBeFocused();
  await expect(project).toHaveAccessibleDescription(/go to a different operation/);
  await expect(dialog.getByRole('button', { name: 'Send anyway' })).toBeHidden();
  expect(api.calls).toEqual([]);
});

test('an answer goes when the next attempt does not pass the check', async ({ page, api }) => {
  const dialog = await openConsole(page, CREATE_FEATURE);
  await dialog.getByLabel('projectId').fill('default');
  await sendTo(dialog, api.url('cors'));
  await expect(response(dialog)).toContainText('200');
  await dialog.getByLabel('projectId').fill('');
  await send(dialog);
  await expect(dialog.getByRole('status')).toHaveText('One field needs attention');
  await expect(response(dialog)).toHaveText('The response appears here');
});

test('shows the request with the token masked, and as cURL without it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openConsole(page, CREATE_FEATURE);
  await serverField(dialog).fill('https://unleash.example.com');
  await tokenField(dialog).fill(TOKEN);
  // The reader has to enter what the request would change, because the example must not be sent.
  const project = dialog.getByLabel('projectId');
  await expect(project).toHaveValue('');
  await expect(project).toHaveAttribute('placeholder', 'Example: bookshop');
  await project.fill('bookshop');
  const request = dialog.getByRole('region', { name: 'Request' });
  await request.getByRole('radio', { name: 'HTTP' }).check();
  await expect(request).toContainText(
    'POST https://unleash.example.com/api/admin/projects/bookshop/features',
  );
  await expect(request).toContainText('Authorization: ••••••••');
  await expect(request).not.toContainText(TOKEN);
  await request.getByRole('radio', { name: 'cURL' }).check();
  await request.getByRole('button', { name: 'Copy cURL command' }).click();
  await expect(request.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^curl --request POST 'https:.*--header 'Authorization: <your-personal-access-token>'/s,
  );
  expect(copied).not.toContain('s3cret');
});

test('keeps the token in memory: on other operations, not after a reload', async ({
  page,
  api,
}) => {
  const dialog = await openConsole(page, CREATE_FEATURE);
  await tokenField(dialog).fill(TOKEN);
  await expect(tokenField(dialog)).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show token' }).click();
  await expect(tokenField(dialog)).toHaveAttribute('type', 'text');
  await sendTo(dialog, api.url('cors'));
  await expect(response(dialog)).toContainText('200');
  expect(await storedText(page)).not.toContain('s3cret');
  expect(page.url()).not.toContain('s3cret');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^(Try it|Build request)$/ })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'How to authenticate' }).click();
  await expect(page).toHaveURL(/\/reference\/api\/unleash#authentication$/);
  await page.goBack();
  await expect(page).toHaveURL(CREATE_FEATURE);
  const again = await openConsole(page, CREATE_FEATURE);
  await expect(tokenField(again)).toHaveValue(TOKEN);
  await expect(serverField(again)).toHaveValue(api.url('cors'));
  await page.goto(GET_PROJECTS);
  const other = await openConsole(page, GET_PROJECTS);
  await expect(tokenField(other)).toHaveValue('');
  await expect(serverField(other)).toHaveValue(api.url('cors'));
});

test('remembers the token when it is told to, and forgets it again', async ({ page }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await tokenField(dialog).fill(TOKEN);
  await expect(tokenField(dialog)).toHaveAccessibleDescription(/in this tab’s memory/);
  await expect(dialog.getByLabel('Remember on this device')).toBeDisabled();
  await serverField(dialog).fill('https://unleash.example.com');
  await dialog.getByLabel('Remember on this device').check();
  await expect(tokenField(dialog)).not.toHaveAccessibleDescription(/in this tab’s memory/);
  expect(await storedText(page)).toContain(TOKEN);
  await page.reload();
  const again = await openConsole(page, GET_PROJECTS);
  await expect(tokenField(again)).toHaveValue(TOKEN);
  await again.getByLabel('Remember on this device').uncheck();
  expect(await storedText(page)).not.toContain('s3cret');
});

test('a token belongs to the server that it was entered for', async ({ page, api }) => {
  const elsewhere = api.url('cors').replace('127.0.0.1', 'localhost');
  const dialog = await openConsole(page, GET_PROJECTS);
  // A token that's typed before there's a server belongs to the server that's entered next.
  await tokenField(dialog).fill(TOKEN);
  await serverField(dialog).fill(api.url('cors'));
  await dialog.getByLabel('Remember on this device').check();
  await expect(tokenField(dialog)).toHaveValue(TOKEN);
  await serverField(dialog).fill(elsewhere);
  await expect(tokenField(dialog)).toHaveValue('');
  await expect(tokenField(dialog)).toHaveAccessibleDescription(/isn’t sent to this server/);
  await send(dialog);
  await expect(response(dialog)).toContainText('200');
  expect(api.calls[0]?.headers.authorization).toBeUndefined();
  await page.reload();
  const again = await openConsole(page, GET_PROJECTS);
  await expect(serverField(again)).toHaveValue(elsewhere);
  await expect(tokenField(again)).toHaveValue('');
  await serverField(again).fill(`${api.url('cors')}/other/path`);
  await expect(tokenField(again)).toHaveValue(TOKEN);
});

test('a token that another tab forgets is remembered no more', async ({ page, context }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await serverField(dialog).fill('https://unleash.example.com');
  await tokenField(dialog).fill(TOKEN);
  await dialog.getByLabel('Remember on this device').check();
  const second = await context.newPage();
  const other = await openConsole(second, GET_PROJECTS);
  await other.getByLabel('Remember on this device').uncheck();
  await expect(dialog.getByLabel('Remember on this device')).not.toBeChecked();
  await expect(tokenField(dialog)).toHaveValue(TOKEN);
  await tokenField(dialog).fill(`${TOKEN}-2`);
  expect(await storedText(second)).not.toContain(TOKEN);
});

test('works where storage is blocked', async ({ page, api }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const dialog = await openConsole(page, GET_PROJECTS);
  await serverField(dialog).fill(api.url('cors'));
  await tokenField(dialog).fill(TOKEN);
  await dialog.getByLabel('Remember on this device').click();
  await expect(dialog.getByText('doesn’t allow the site to store')).toBeVisible();
  await send(dialog);
  await expect(response(dialog)).toContainText('200');
});

test('keeps what is filled in while it is closed', async ({ page }) => {
  const dialog = await openConsole(page, CREATE_FEATURE);
  await dialog.getByLabel('projectId').fill('kept');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await openConsole(page, CREATE_FEATURE);
  await expect(dialog.getByLabel('projectId')).toHaveValue('kept');
});

test('keeps what is filled in when the reader goes back, and comes again', async ({ page }) => {
  await open(page, GET_PROJECTS);
  await untilEnhanced(page);
  await (await addLink(page, { href: CREATE_FEATURE })).click();
  const tryIt = page.getByRole('button', { name: /^(Try it|Build request)$/ });
  const project = page.getByRole('dialog').getByLabel('projectId');
  await expect(page).toHaveURL(CREATE_FEATURE);
  await tryIt.click();
  await project.fill('kept');
  await page.goBack();
  await expect(page).toHaveURL(GET_PROJECTS);
  await page.goForward();
  await expect(page).toHaveURL(CREATE_FEATURE);
  await tryIt.click();
  await expect(project).toHaveValue('kept');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back closes it, each time it is open, and keeps what is filled in', async ({ page }) => {
    await page.goto(GET_PROJECTS);
    const dialog = await openConsole(page, CREATE_FEATURE);
    for (const value of ['first', 'second']) {
      await dialog.getByLabel('projectId').fill(value);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(CREATE_FEATURE);
      await page.getByRole('button', { name: /^(Try it|Build request)$/ }).tap();
      await expect(dialog.getByLabel('projectId')).toHaveValue(value);
    }
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await page.waitForFunction(() => !history.state?.docs?.overlay);
    await page.goBack();
    await expect(page).toHaveURL(GET_PROJECTS);
  });
});

test('its small parts are not clipped: button labels, images, and disclosure arrows', async ({
  page,
  api,
}) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  const show = dialog.getByRole('button', { name: /^Show/ });
  // One line of text, and the padding around it.
  expect((await show.boundingBox())?.height).toBeLessThan(48);
  await sendTo(dialog, api.url('cors'));
  const icon = response(dialog).getByRole('button', { name: /^Copy/ }).locator('svg');
  expect((await icon.boundingBox())?.width).toBeGreaterThanOrEqual(16);
  await expect(response(dialog).locator('summary .icon')).toBeVisible();
});

test.describe('what a browser may not call', () => {
  const colorBehind = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);

  test('is built first of all, and the console says why it cannot be sent', async ({ page }) => {
    await page.goto(CREATE_FEATURE);
    await expect(page.getByRole('button', { name: 'Build request' })).toBeVisible();
    const dialog = await openConsole(page, CREATE_FEATURE);
    await expect(dialog).toContainText('Browsers can’t call this operation');
    const command = dialog.getByRole('button', { name: 'Copy cURL command' });
    const sender = dialog.getByRole('button', { name: 'Send', exact: true });
    expect(await colorBehind(command)).not.toBe(await colorBehind(sender));
  });

  test('is not the Frontend API', async ({ page }) => {
    await page.goto(`${SITE.url}/reference/api/unleash/get-frontend-features`);
    await expect(page.getByRole('button', { name: 'Try it' })).toBeVisible();
  });
});
