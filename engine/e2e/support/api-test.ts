/** Tests with a server that the console can call. */
import { test as base } from '@playwright/test';
import { type ApiServer, startApiServer } from './servers/api-server.ts';

/** Tests with the fixture `api` get their own server. */
export const test = base.extend<{ api: ApiServer }>({
  api: async ({ browserName: _ }, use) => {
    const api = await startApiServer();
    await use(api);
    await api.stop();
  },
});
