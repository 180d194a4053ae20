import { expect, test } from '@playwright/test';
import { type Application, startApplication } from './application.ts';
import { flagServerFrom, setFlag } from './flag-server.ts';

const server = flagServerFrom(process.env);
let shop: Application;

test.beforeAll(async () => {
  await setFlag(server, 'checkout-express', { enabled: false });
  shop = await startApplication(server, 'go', [], {
    program: './bin/bookshop-api',
    readyPath: '/checkout',
  });
});

test.afterAll(() => shop.stop());

async function checkoutOf(userId: string): Promise<string> {
  return (await fetch(`${shop.url}/checkout?userId=${userId}`)).text();
}

test('a running service takes over a rollout to half of the customers', async () => {
  expect(await checkoutOf('reader-1042')).toBe('reader-1042: classic checkout\n');

  await setFlag(server, 'checkout-express', { enabled: true });
  await expect.poll(() => checkoutOf('reader-1042')).toBe('reader-1042: express checkout\n');

  await setFlag(server, 'checkout-express', { enabled: true, rollout: 50 });
  await expect.poll(() => checkoutOf('reader-1042')).toBe('reader-1042: classic checkout\n');
  const included = [];
  for (const number of [1041, 1042, 1043, 1044, 1045, 1046]) {
    if ((await checkoutOf(`reader-${number}`)).includes('express')) included.push(number);
  }
  expect(included).toEqual([1041, 1046]);
});
