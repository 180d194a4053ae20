/** What readers do in an operation's console. */
import { expect, type Locator, type Page } from '@playwright/test';
import { SITE } from '../servers.ts';

/** An operation that browsers can't call. */
export const CREATE_FEATURE = `${SITE.url}/reference/api/unleash/create-feature`;
/** An operation that browsers can call. */
export const GET_FRONTEND = `${SITE.url}/reference/api/unleash/get-frontend-features`;

/** Opens the console of the operation at a URL. */
export async function openConsole(page: Page, address: string): Promise<Locator> {
  if (page.url() !== address) await page.goto(address);
  await page.getByRole('button', { name: /^(Try it|Build a command)$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^(Try it|Build a command)/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

export function serverField(dialog: Locator): Locator {
  return dialog.getByLabel('Server', { exact: true });
}

export function tokenField(dialog: Locator): Locator {
  return dialog.getByLabel('Token', { exact: true });
}

/** Fills in the server and sends the request. */
export async function sendTo(dialog: Locator, server: string): Promise<void> {
  await serverField(dialog).fill(server);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
}

export function response(dialog: Locator): Locator {
  return dialog.getByRole('region', { name: 'Response' });
}

/** Returns everything that the site has stored, as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}
