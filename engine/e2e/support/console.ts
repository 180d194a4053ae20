/** A reader's actions in an operation's console. */
import { expect, type Locator, type Page } from '@playwright/test';
import { SITE } from '../servers.ts';

export const CREATE_FEATURE = `${SITE.url}/reference/api/unleash/create-feature`;
export const GET_PROJECTS = `${SITE.url}/reference/api/unleash/get-projects`;

/** Opens the console of the operation at a URL. */
export async function openConsole(page: Page, address: string): Promise<Locator> {
  if (page.url() !== address) await page.goto(address);
  await page.getByRole('button', { name: /^(Try it|Build request)$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Try it/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

export function serverField(dialog: Locator): Locator {
  return dialog.getByLabel('Server', { exact: true });
}

export function tokenField(dialog: Locator): Locator {
  return dialog.getByLabel('Token', { exact: true });
}

/** Clicks **Send**. */
export async function send(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Fills in the server, and a project if there's none yet. Then sends the request. */
export async function sendTo(dialog: Locator, server: string): Promise<void> {
  await serverField(dialog).fill(server);
  const project = dialog.getByLabel('projectId');
  const isEmpty = (await project.count()) > 0 && (await project.inputValue()) === '';
  if (isEmpty) await project.fill('bookshop');
  await send(dialog);
}

export function response(dialog: Locator): Locator {
  return dialog.getByRole('region', { name: 'Response' });
}

/** Returns everything that the site has stored as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}
