// #region test
// @vitest-environment happy-dom
import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client';
import { expect, test } from 'vitest';
import { suggest } from './search.js';

function suggestionsWithFlag(enabled) {
  const flags = new UnleashClient({
    url: 'http://unleash.invalid/api/frontend',
    clientKey: 'not-used',
    appName: 'bookshop-web-test',
    disableMetrics: true,
    storageProvider: new InMemoryStorageProvider(),
    bootstrap: [
      {
        name: 'search-suggestions',
        enabled,
        impressionData: false,
        variant: { name: 'disabled', enabled: false },
      },
    ],
  });
  const list = document.createElement('ul');
  return new Promise((resolve) => {
    flags.on('initialized', () => {
      suggest(list, 'paper', flags);
      resolve(list);
    });
  });
}

test('suggests titles while the flag is on', async () => {
  const list = await suggestionsWithFlag(true);
  expect(list.hidden).toBe(false);
  expect(list.textContent).toBe('Salt and PaperThe Paper Garden');
});

test('suggests nothing while the flag is off', async () => {
  const list = await suggestionsWithFlag(false);
  expect(list.hidden).toBe(true);
});
// #endregion
