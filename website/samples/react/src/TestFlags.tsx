// #region provider
import { FlagProvider, type IConfig, InMemoryStorageProvider } from '@unleash/proxy-client-react';
import type { ReactNode } from 'react';

interface Props {
  /** Flags that are on, each with its variant's name or `true`. All others are off. */
  on: Record<string, string | true>;
  children: ReactNode;
}

export function TestFlags({ on, children }: Props) {
  const config: IConfig = {
    url: 'http://unleash.invalid/api/frontend',
    clientKey: 'not-used',
    appName: 'bookshop-web-test',
    disableRefresh: true,
    disableMetrics: true,
    storageProvider: new InMemoryStorageProvider(),
    bootstrap: Object.entries(on).map(([name, variant]) => ({
      name,
      enabled: true,
      impressionData: false,
      variant:
        variant === true
          ? { name: 'disabled', enabled: false }
          : { name: variant, enabled: true, feature_enabled: true },
    })),
  };
  return (
    <FlagProvider config={config} startClient={false}>
      {children}
    </FlagProvider>
  );
}
// #endregion
