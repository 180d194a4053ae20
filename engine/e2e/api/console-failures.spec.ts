/** Tests what the console says when there's no response, or one that doesn't help. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { test } from '../support/api-test.ts';
import {
  CREATE_FEATURE,
  GET_PROJECTS,
  openConsole,
  response,
  send,
  sendTo,
  serverField,
  tokenField,
} from '../support/console.ts';
import { untilEnhanced } from '../support/reader.ts';

test('a server that lets no website call it', async ({ page, api }) => {
  const dialog = await openConsole(page, CREATE_FEATURE);
  await sendTo(dialog, api.url('no-cors'));
  const answer = response(dialog);
  await expect(answer.getByRole('heading')).toHaveText(/isn’t allowed to read the response/);
  await expect(answer).toContainText("Unleash doesn't let websites call its Admin and Client APIs");
  await expect(answer).toContainText(
    `Access-Control-Allow-Origin: ${new URL(CREATE_FEATURE).origin}`,
  );
  await expect(dialog.getByRole('region', { name: 'Request' })).toContainText(
    'curl --request POST',
  );
});

test('a server that nobody answers at', async ({ page }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await sendTo(dialog, `http://127.0.0.1:${await freePort()}`);
  await expect(response(dialog).getByRole('heading')).toHaveText('The server can’t be reached');
  await expect(dialog.getByRole('status')).toHaveText('No response');
});

test('a connection that breaks off', async ({ page, api }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await sendTo(dialog, api.url('reset'));
  await expect(response(dialog).getByRole('heading')).toHaveText('The connection was closed');
});

test('an answer that breaks off', async ({ page, api }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await sendTo(dialog, api.url('half'));
  await expect(response(dialog).getByRole('heading')).toHaveText('The connection was closed');
  await expect(response(dialog)).toContainText('ended before it was complete');
});

test('an address that the site may not connect to', async ({ page }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await sendTo(dialog, 'http://unleash.example.com');
  await expect(response(dialog).getByRole('heading')).toHaveText(
    'This website isn’t allowed to connect to that server',
  );
});

test('without a network', async ({ page, context }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await context.setOffline(true);
  await sendTo(dialog, 'https://unleash.example.com');
  await expect(response(dialog).getByRole('heading')).toHaveText('You’re offline');
});

test('its code does not arrive without a network: says so, and Retry mends it', async ({
  page,
  context,
}) => {
  await page.goto(GET_PROJECTS);
  await untilEnhanced(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^(Try it|Build request)$/ }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('This part of the page couldn’t be loaded.');
  // If the network returned before this request fails, the page would be reloaded.
  const refused = page.waitForEvent('requestfailed');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await refused;
  await expect(failure).toHaveCount(1);
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: /^Try it/ })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a slow server, and a reader who has had enough', async ({ page, api }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await sendTo(dialog, api.url('slow'));
  await api.asked();
  await expect(dialog.getByRole('status')).toHaveText('Waiting for the response');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(response(dialog).getByRole('heading')).toHaveText('Canceled');
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
});

test('a slow server, and the time limit', async ({ page, api }) => {
  await page.clock.install();
  const dialog = await openConsole(page, GET_PROJECTS);
  await dialog.getByLabel('Time limit').fill('45');
  await sendTo(dialog, api.url('slow'));
  await api.asked();
  await page.clock.runFor(44_000);
  await expect(dialog.getByRole('status')).toHaveText('Waiting for the response');
  await page.clock.runFor(1_000);
  await expect(response(dialog)).toContainText('didn’t send a complete response within 45 seconds');
});

test('leaving the page ends the request', async ({ page, api }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await sendTo(dialog, api.url('slow'));
  await api.asked();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'How to authenticate' }).click();
  await api.left();
  await expect(dialog).toHaveCount(0);
});

test('a redirect is not followed, so that nothing goes to another server', async ({
  page,
  api,
}) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await tokenField(dialog).fill('user:s3cret');
  await sendTo(dialog, api.url('redirect'));
  await expect(response(dialog).getByRole('heading')).toHaveText(
    'The server redirected this request',
  );
  await expect(response(dialog)).toContainText('--include');
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/admin/projects']);
});

test('the worker that sends does not arrive: the page says to reload it', async ({ page, api }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await page.route('**/request-worker.*', (route) => route.abort('failed'));
  await sendTo(dialog, api.url('cors'));
  await expect(response(dialog).getByRole('heading')).toHaveText(
    'Part of this page can’t be loaded',
  );
  expect(api.calls).toEqual([]);
});

test('tokens that are not known, and such that may not', async ({ page, api }) => {
  const dialog = await openConsole(page, CREATE_FEATURE);
  await sendTo(dialog, api.url('401'));
  await expect(response(dialog)).toContainText('doesn’t accept this token');
  await expect(response(dialog).getByLabel('Response body')).toContainText('NoAccessError');
  await sendTo(dialog, api.url('403'));
  await expect(response(dialog)).toContainText('needs the CREATE_FEATURE permission');
});

test('JSON that is none', async ({ page, api }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await sendTo(dialog, api.url('not-json'));
  await expect(response(dialog)).toContainText('The server labels this as JSON, but it isn’t');
  await expect(response(dialog).getByLabel('Response body')).toHaveText('<h1>Bad gateway</h1>');
});

test('five megabytes are drawn in part and saved as a whole', async ({ page, api }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await sendTo(dialog, api.url('large'));
  await expect(response(dialog)).toContainText(
    /The body is 5\.\d MB, so only the beginning is shown/,
  );
  const drawn = await response(dialog).getByLabel('Response body').textContent();
  expect(drawn?.length).toBe(100_000);
  const saved = page.waitForEvent('download');
  await response(dialog).getByRole('button', { name: 'Download' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  expect((await readFile(await download.path())).length).toBeGreaterThan(5_000_000);
});

test('bytes are not drawn but saved', async ({ page, api }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await sendTo(dialog, api.url('binary'));
  await expect(response(dialog)).toContainText('8 bytes of binary data');
  const saved = page.waitForEvent('download');
  await response(dialog).getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
});

test('headers are those that the server exposes', async ({ page, api }) => {
  const dialog = await openConsole(page, GET_PROJECTS);
  await sendTo(dialog, api.url('headers'));
  await response(dialog)
    .getByText(/\d headers/)
    .click();
  await expect(response(dialog)).toContainText('x-seen');
  await expect(response(dialog)).not.toContainText('x-unseen');
});

test('a console that does not load can be tried again', async ({ page, api }) => {
  await page.route('**/_api/**', (route) => route.abort('failed'));
  await page.goto(GET_PROJECTS);
  await page.getByRole('button', { name: /^(Try it|Build request)$/ }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('couldn’t be loaded');
  await page.unroute('**/_api/**');
  await alert.getByRole('button', { name: 'Retry' }).click();
  const dialog = page.getByRole('dialog', { name: /^Try it/ });
  await expect(serverField(dialog)).toBeFocused();
  await sendTo(dialog, api.url('cors'));
  await expect(response(dialog)).toContainText('200');
  await send(dialog);
});

/** Returns a port that was unused a moment ago. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
