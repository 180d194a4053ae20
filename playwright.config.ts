import { defineConfig } from '@playwright/test';

/** Browser tests. `scripts/run-browser-tests.ts` finds the browser and names it in CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
