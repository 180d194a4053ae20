/** Tests an operation's console: what it writes, sends, shows, and stores. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/api-test.ts';
import { store } from '../support/appearance.ts';
import { violationsOn } from '../support/axe.ts';
import {
  CREATE_FEATURE,
  GET_FRONTEND,
  openConsole,
  response,
  sendTo,
  serverField,
  storedText,
  tokenField,
} from '../support/console.ts';
import { untilEnhanced, untilIdle } from '../support/reader.ts';
import { recordRequests } from '../support/requests.ts';
import type { ApiServer } from '../support/servers/api-server.ts';
import { startShop } from '../support/servers/shop.ts';
import type { SmallSite } from '../support/servers/small-site.ts';

const TOKEN = 'user:c0nsole-s3cret';
const FILE = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') };

test('nothing of it is loaded before the button is used', async ({ page }) => {
  const requests = recordRequests(page, (_, pathname) =>
    /_api\/|ApiConsole|open-console/.test(pathname),
  );
  await page.goto(CREATE_FEATURE);
  await page.mouse.move(300, 300);
  await untilEnhanced(page);
  await untilIdle(page);
  expect(requests).toEqual([]);
  await openConsole(page, CREATE_FEATURE);
  expect(requests.filter((pathname) => pathname.includes('/_api/'))).toEqual([
    '/_api/reference/api/unleash/create-feature.json',
  ]);
});

test('writes a command, with sample values, where no browser may send', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openConsole(page, CREATE_FEATURE);
  await expect(dialog.getByRole('button', { name: 'Send' })).toHaveCount(0);
  await expect(response(dialog)).toHaveCount(0);
  await expect(tokenField(dialog)).toHaveCount(0);
  await expect(dialog.getByLabel('projectId')).toHaveValue('bookshop');
  await serverField(dialog).fill('https://unleash.example.com');
  await dialog.getByLabel('projectId').fill('my shop');
  await dialog.getByRole('button', { name: 'Copy cURL command' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^curl --request POST \\\n {2}'https:\/\/unleash\.example\.com\/api\/admin\/projects\/my%20shop\/features' \\\n {2}--header 'Authorization: <your-personal-access-token>'/,
  );
});

test('sends what is filled in and shows what comes back', { tag: '@walk' }, async ({
  page,
  api,
}) => {
  const dialog = await openConsole(page, GET_FRONTEND);
  await tokenField(dialog).fill(TOKEN);
  const command = dialog.getByRole('region', { name: 'Request' });
  await expect(command).toContainText('<your-frontend-token>');
  await expect(command).not.toContainText(TOKEN);
  await sendTo(dialog, `${api.url('cors')}/`);
  await expect(dialog.getByRole('status')).toHaveText('The server responded with 200.');
  const [call] = api.calls;
  expect(call).toMatchObject({ method: 'GET' });
  expect(call?.path).toMatch(/^\/api\/frontend/);
  expect(call?.headers.authorization).toBe(TOKEN);
  expect(call?.headers.cookie).toBeUndefined();
  // Long numbers stay exact.
  await expect(response(dialog).getByLabel('Response body')).toHaveText(
    /"id": 12345678901234567890,/,
  );
});

test('a token is never stored, and belongs to the server it was used for', {
  tag: '@walk',
}, async ({ page, api }) => {
  const dialog = await openConsole(page, GET_FRONTEND);
  // If a token is typed before there's a server, it belongs to the server that's entered next.
  await tokenField(dialog).fill(TOKEN);
  await sendTo(dialog, api.url('cors'));
  await expect(response(dialog)).toContainText('200');
  expect(await storedText(page)).not.toContain('s3cret');
  const elsewhere = api.url('cors').replace('127.0.0.1', 'localhost');
  await serverField(dialog).fill(elsewhere);
  await expect(tokenField(dialog)).toHaveValue('');
  await sendTo(dialog, elsewhere);
  await expect.poll(() => api.calls.length).toBe(2);
  expect(api.calls[1]?.headers.authorization).toBeUndefined();
  await page.reload();
  const again = await openConsole(page, GET_FRONTEND);
  await expect(serverField(again)).toHaveValue(elsewhere);
  await expect(tokenField(again)).toHaveValue('');
});

for (const [behavior, text] of [
  ['no-cors', /No response that this page can read/],
  ['redirect', /redirected this request/],
  ['reset', /No response that this page can read/],
] as const) {
  test(`explains a server with the behavior ${behavior}`, async ({ page, api }) => {
    const dialog = await openConsole(page, GET_FRONTEND);
    await sendTo(dialog, api.url(behavior));
    await expect(response(dialog).getByRole('heading')).toHaveText(text);
  });
}

test('a request can be canceled, and a URL without a scheme is not sent', async ({ page, api }) => {
  const dialog = await openConsole(page, GET_FRONTEND);
  await sendTo(dialog, 'unleash.example.com');
  await expect(serverField(dialog)).toBeFocused();
  await expect(response(dialog)).toHaveText('The response appears here');
  await sendTo(dialog, api.url('slow'));
  await api.asked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Canceled');
  await api.left();
});

for (const mode of ['light', 'dark']) {
  test(`axe finds nothing, and nothing is too wide, on a phone in ${mode} mode`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await store(page, 'docs.theme', mode);
    const dialog = await openConsole(page, GET_FRONTEND);
    await sendTo(dialog, api.url('cors'));
    await expect(response(dialog).getByRole('heading').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });
}

test.describe('fields of all kinds', () => {
  // All of these tests share one site.
  test.describe.configure({ mode: 'default' });
  let site: SmallSite;
  test.beforeAll(async () => {
    site = await startShop();
  });
  test.afterAll(() => site.stop());

  const open = (page: Page, operation: string) => openConsole(page, `${site.url}/api/${operation}`);
  const sent = async (dialog: Locator, api: ApiServer) => {
    await sendTo(dialog, api.url('cors'));
    await expect(response(dialog)).toContainText('200');
    return api.calls.at(-1);
  };

  test('parameters are written as the description says', async ({ page, api }) => {
    const dialog = await open(page, 'search');
    await expect(serverField(dialog)).toHaveValue('https://shop.example');
    await expect(dialog.getByLabel('ids')).toHaveValue('1\n2');
    await dialog.getByLabel('ids').fill('3\n\n4');
    await dialog.getByLabel('tag').fill('a b\nc');
    await dialog.getByLabel('filter').fill('{"from": 1, "to": "x&y"}');
    await dialog.getByLabel('level').selectOption('2');
    await dialog.getByLabel('X-Trace').fill('t1');
    // A password belongs to the server that was filled in when the password was typed.
    await serverField(dialog).fill(api.url('cors'));
    await dialog.getByLabel('Name and password').fill('ana:s3cret');
    const call = await sent(dialog, api);
    expect(call?.path).toBe(
      '/search/3,4?tag=a%20b,c&filter%5Bfrom%5D=1&filter%5Bto%5D=x%26y&level=2',
    );
    expect(call?.headers['x-trace']).toBe('t1');
    const pair = Buffer.from('ana:s3cret').toString('base64');
    expect(call?.headers.authorization).toBe(`Basic ${pair}`);
  });

  test('what a browser cannot send is said, and stands in the command', async ({ page }) => {
    const dialog = await open(page, 'search');
    await dialog.getByLabel('session').fill('abc');
    const request = dialog.getByRole('region', { name: 'Request' });
    await expect(request).toContainText('Browsers can’t send this request as described (Cookie)');
    await expect(request).toContainText("--header 'Cookie: session=abc'");
  });

  test('forms, texts, and files', async ({ page, api }) => {
    const dialog = await open(page, 'upload');
    await sendTo(dialog, api.url('cors'));
    await expect(dialog.getByLabel('file')).toBeFocused();
    expect(api.calls).toEqual([]);
    await dialog.getByLabel('file').setInputFiles(FILE);
    await dialog.getByLabel('meta').fill('{"a": 1}');
    const form = await sent(dialog, api);
    expect(form?.body).toMatch(/filename="a.csv"\r\nContent-Type: text\/csv\r\n\r\na,b/);
    expect(form?.body).toMatch(/"meta".*\r\nContent-Type: application\/json\r\n\r\n\{"a": 1\}/);
    const type = dialog.getByLabel('Media type');
    await type.selectOption('application/x-www-form-urlencoded');
    await dialog.getByLabel('url', { exact: true }).fill('https://a.example/?b&c');
    expect((await sent(dialog, api))?.body).toBe('url=https%3A%2F%2Fa.example%2F%3Fb%26c');
    await type.selectOption('text/plain');
    expect((await sent(dialog, api))?.body).toBe('hello');
    await type.selectOption('application/octet-stream');
    await dialog.getByLabel('File', { exact: true }).setInputFiles(FILE);
    expect((await sent(dialog, api))?.body).toBe('a,b\n1,2\n');
  });
});
