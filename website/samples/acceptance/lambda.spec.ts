import { expect, test } from '@playwright/test';
import { type Application, startApplication } from './application.ts';
import { flagServerFrom, setFlag } from './flag-server.ts';

const server = flagServerFrom(process.env);
let checkout: Application;

test.beforeAll(async () => {
  await setFlag(server, 'checkout-express', { enabled: true, rollout: 25 });
  checkout = await startApplication(server, 'lambda', ['dist/local.mjs']);
});

test.afterAll(() => checkout.stop());

async function checkoutOf(userId: string): Promise<string> {
  const answer = await fetch(`${checkout.url}/?userId=${userId}`);
  return ((await answer.json()) as { checkout: string }).checkout;
}

test('a rollout reaches a quarter of the readers', async () => {
  const readers = [1045, 1046, 1047, 1048, 1049, 1050].map((number) => `reader-${number}`);
  const checkouts = [];
  for (const reader of readers) checkouts.push(await checkoutOf(reader));
  expect(checkouts).toEqual(['classic', 'express', 'classic', 'classic', 'classic', 'express']);
});

test('a running environment takes over a change when its flags have become old', async () => {
  expect(await checkoutOf('reader-1045')).toBe('classic');
  await setFlag(server, 'checkout-express', { enabled: true });
  await expect.poll(() => checkoutOf('reader-1045'), { timeout: 60_000 }).toBe('express');
});
