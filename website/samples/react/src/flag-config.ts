// #region config
import type { IConfig } from '@unleash/proxy-client-react';

export const flagConfig: IConfig = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_CLIENT_KEY,
  appName: 'bookshop-web',
  refreshInterval: 5, // seconds; the default is 30
  context: { userId: 'reader-1045' },
};
// #endregion
