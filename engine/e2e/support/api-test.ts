/** A version of `test` with a server that the console can call. */
import { test as base } from '@playwright/test';
import { type ApiServer, startApiServer } from './servers/api-server.ts';

/** Gives each test that uses the fixture `api` a server of its own. */
export const test = base.extend<{ api: ApiServer }>({
  api: async ({ browserName: _ }, use) => {
    const api = await startApiServer();
    await use(api);
    await api.stop();
  },
});
