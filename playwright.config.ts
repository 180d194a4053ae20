import { defineConfig } from '@playwright/test';
import { ATLAS, DEV, SITE } from './engine/e2e/servers.ts';
import { BROWSER_ARGUMENTS } from './engine/scripts/chromium.ts';

/** Browser tests. `scripts/run-browser-tests.ts` finds the browser and sets CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'engine/e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: process.env.CI !== undefined,
  // CI machines share their cores, so one slow moment shouldn't fail a run.
  retries: process.env.CI === undefined ? 0 : 2,
  timeout: 60_000,
  // Only a busy machine takes this long.
  expect: { timeout: 15_000 },
  reporter: 'list',
  webServer: [SITE, ATLAS, DEV].map(({ command, url }) => ({
    command,
    url: `${url}/`,
    reuseExistingServer: process.env.CI === undefined,
    // Building the sites takes minutes on a busy machine.
    timeout: 600_000,
  })),
  use: {
    baseURL: SITE.url,
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
      args: [...BROWSER_ARGUMENTS],
    },
  },
  projects: [
    // Patterns are compared with absolute paths, and the repository can be in a folder named `dev`.
    { name: 'build', testIgnore: ['**/e2e/dev/**', '**/e2e/crawl/**'] },
    { name: 'crawl', testMatch: '**/e2e/crawl/**' },
    // One after the other, because these tests edit the files of one site.
    { name: 'dev', testMatch: '**/e2e/dev/**', fullyParallel: false, workers: 1 },
  ],
});
