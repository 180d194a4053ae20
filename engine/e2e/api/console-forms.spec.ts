/** Tests everything that readers can fill in: parameter styles, authentication, forms, and files. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/api-test.ts';
import { openConsole, response, sendTo, tokenField } from '../support/console.ts';
import type { ApiServer } from '../support/servers/api-server.ts';
import { startShop } from '../support/servers/shop.ts';
import type { SmallSite } from '../support/servers/small-site.ts';

// All tests in this file share one site.
test.describe.configure({ mode: 'default' });

let site: SmallSite;

test.beforeAll(async () => {
  site = await startShop();
});

test.afterAll(() => site.stop());

const open = (page: Page, operation: string) => openConsole(page, `${site.url}/api/${operation}`);

async function sent(dialog: Locator, api: ApiServer) {
  await sendTo(dialog, api.url('cors'));
  await expect(response(dialog)).toContainText('200');
  return api.calls[0];
}

const FILE = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') };

test('parameters are written as the description says', async ({ page, api }) => {
  const dialog = await open(page, 'search');
  await expect(dialog.getByLabel('ids')).toHaveValue('1\n2');
  await dialog.getByLabel('ids').fill('3\n\n4');
  await dialog.getByLabel('tag').fill('a b\nc');
  await dialog.getByLabel('filter').fill('{"from": 1, "to": "x&y"}');
  await dialog.getByLabel('level').selectOption('2');
  await dialog.getByLabel('X-Trace').fill('t1');
  const call = await sent(dialog, api);
  expect(call?.path).toBe(
    '/search/3,4?tag=a%20b,c&filter%5Bfrom%5D=1&filter%5Bto%5D=x%26y&level=2',
  );
  expect(call?.headers['x-trace']).toBe('t1');
});

test('a pattern that takes forever freezes nothing, and others are still checked', async ({
  page,
  api,
}) => {
  const dialog = await open(page, 'search');
  await dialog.getByLabel('slow').fill(`${'a'.repeat(40)}!`);
  await dialog.getByLabel('color').fill('red');
  await sendTo(dialog, api.url('cors'));
  await expect(dialog.getByLabel('color')).toBeFocused();
  await expect(dialog.getByLabel('color')).toHaveAccessibleDescription(/must match the pattern/);
  await dialog.getByLabel('color').fill('#00ff00');
  await expect(dialog.getByRole('status')).toHaveText('');
  expect((await sent(dialog, api))?.path).toContain('slow=aaaa');
});

test('mistakes stand beside the fields as they are left', async ({ page }) => {
  const dialog = await open(page, 'search');
  await expect(dialog.getByLabel('limit', { exact: true })).toHaveAttribute(
    'placeholder',
    'Example: 20',
  );
  await dialog.getByLabel('limit', { exact: true }).fill('101');
  await dialog.getByLabel('ids').fill('one');
  await dialog.getByLabel('X-Trace').focus();
  await expect(dialog.getByLabel('limit', { exact: true })).toHaveAccessibleDescription(
    /must be 100 or less/,
  );
  await expect(dialog.getByLabel('ids')).toHaveAccessibleDescription(
    /\[0\] must be a whole number/,
  );
  await dialog.getByLabel('limit', { exact: true }).fill('100');
  await expect(dialog.getByLabel('limit', { exact: true })).toHaveAccessibleDescription('');
});

test('name and password, a key in the address, and nothing', async ({ page, api }) => {
  const dialog = await open(page, 'search');
  await dialog.getByLabel('Name and password', { exact: true }).fill('ana:s3cret');
  const request = dialog.getByRole('region', { name: 'Request' });
  await expect(request).toContainText('Authorization: Basic ••••••••');
  const call = await sent(dialog, api);
  expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('ana:s3cret').toString('base64')}`);
  await dialog.getByLabel('Authorize with').selectOption('API key in the key query parameter');
  await tokenField(dialog).fill('s3cret');
  await expect(request).toContainText('?key=••••••••');
  await expect(request).not.toContainText('s3cret');
  await dialog.getByLabel('Authorize with').selectOption('Nothing');
  await expect(request).not.toContainText('••••');
});

test('what a browser cannot send is said, and stands in the command', async ({ page }) => {
  const dialog = await open(page, 'search');
  await dialog.getByLabel('session').fill('abc');
  const request = dialog.getByRole('region', { name: 'Request' });
  await expect(request).toContainText('Browsers don’t allow pages to set Cookie');
  await request.getByRole('radio', { name: 'cURL' }).check();
  await expect(request).toContainText("--header 'Cookie: session=abc'");
});

test('a form with a file', async ({ page, api }) => {
  const dialog = await open(page, 'upload');
  await sendTo(dialog, api.url('cors'));
  await expect(dialog.getByLabel('file')).toBeFocused();
  await expect(dialog.getByLabel('file')).toHaveAccessibleDescription(/Choose a file/);
  await dialog.getByLabel('file').setInputFiles(FILE);
  await dialog.getByLabel('note').fill('hello');
  await dialog.getByLabel('meta').fill('{"a": 1}');
  await expect(dialog.getByRole('region', { name: 'Request' })).toContainText(
    'file: [a.csv, 8 bytes]',
  );
  const call = await sent(dialog, api);
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(call?.body).toMatch(/name="file"; filename="a.csv"\r\nContent-Type: text\/csv\r\n\r\na,b/);
  expect(call?.body).toMatch(/name="note"\r\n\r\nhello/);
  expect(call?.body).toMatch(/name="meta".*\r\nContent-Type: application\/json\r\n\r\n\{"a": 1\}/);
});

test('other media types', async ({ page, api }) => {
  const dialog = await open(page, 'upload');
  const type = dialog.getByLabel('Media type');
  await type.selectOption('application/x-www-form-urlencoded');
  await dialog.getByLabel('url', { exact: true }).fill('https://a.example/?b&c');
  expect(await sent(dialog, api)).toMatchObject({ body: 'url=https%3A%2F%2Fa.example%2F%3Fb%26c' });
  api.calls.length = 0;
  await type.selectOption('text/plain');
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue('hello');
  expect(await sent(dialog, api)).toMatchObject({ body: 'hello' });
  api.calls.length = 0;
  await type.selectOption('application/octet-stream');
  await dialog.getByLabel('File', { exact: true }).setInputFiles(FILE);
  const call = await sent(dialog, api);
  expect(call?.headers['content-type']).toBe('application/octet-stream');
  expect(call?.body).toBe('a,b\n1,2\n');
});
