// #region test
// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FlagProvider, type IConfig, InMemoryStorageProvider } from '@unleash/proxy-client-react';
import { afterEach, expect, test } from 'vitest';
import Search from './Search.tsx';

afterEach(cleanup);

function renderWithFlag(enabled: boolean) {
  const config: IConfig = {
    url: 'http://unleash.invalid/api/frontend',
    clientKey: 'not-used',
    appName: 'bookshop-web-test',
    disableRefresh: true,
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
  };
  render(
    <FlagProvider config={config} startClient={false}>
      <Search />
    </FlagProvider>,
  );
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'paper' } });
}

test('suggests titles while the flag is on', () => {
  renderWithFlag(true);
  const titles = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(titles).toEqual(['Salt and Paper', 'The Paper Garden']);
});

test('suggests nothing while the flag is off', () => {
  renderWithFlag(false);
  expect(screen.queryByRole('listitem')).toBeNull();
});
// #endregion
