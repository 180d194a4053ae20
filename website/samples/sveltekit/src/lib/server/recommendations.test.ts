// #region test
import { once } from 'node:events';
import { InMemStorageProvider, PayloadType, Unleash } from 'unleash-client';
import { expect, test } from 'vitest';
import { recommendationsFor } from './recommendations';

async function unleashWith(enabled: boolean, payload: string): Promise<Unleash> {
  const variant = { name: 'editor-picks', weight: 1000, stickiness: 'default' };
  const unleash = new Unleash({
    url: 'http://unleash.invalid/api',
    appName: 'bookshop-web-test',
    refreshInterval: 0,
    disableMetrics: true,
    storageProvider: new InMemStorageProvider(),
    bootstrap: {
      data: [
        {
          name: 'recommendations-model',
          enabled,
          strategies: [
            {
              name: 'flexibleRollout',
              parameters: { rollout: '100', stickiness: 'default', groupId: 'test' },
              constraints: [],
              variants: [{ ...variant, payload: { type: PayloadType.NUMBER, value: payload } }],
            },
          ],
        },
      ],
    },
  });
  await once(unleash, 'ready');
  return unleash;
}

test.each([
  ['the flag is off', false, '4', { variant: undefined, size: 10 }],
  ['the payload is a number', true, '4', { variant: 'editor-picks', size: 4 }],
  ['the payload is anything else', true, 'four', { variant: 'editor-picks', size: 10 }],
])('when %s', async (_name, enabled, payload, expected) => {
  const unleash = await unleashWith(enabled, payload);
  expect(recommendationsFor(unleash, { userId: 'reader-1042' })).toEqual(expected);
  unleash.destroy();
});
// #endregion
