// #region main
import { FlagProvider } from '@unleash/proxy-client-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App.tsx';
import { flagConfig } from './flag-config.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the ID "root".');

createRoot(root).render(
  <StrictMode>
    <FlagProvider config={flagConfig}>
      <App />
    </FlagProvider>
  </StrictMode>,
);
// #endregion
