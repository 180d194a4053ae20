// #region flags
import { UnleashClient } from 'unleash-proxy-client';

export const flags = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_CLIENT_KEY,
  appName: 'bookshop-web',
  refreshInterval: 5, // seconds; the default is 30
  context: { userId: 'reader-1045' },
});

flags.on('error', (error) => console.warn('Unleash:', error));
// #endregion
