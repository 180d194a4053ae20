import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../../engine/scripts/chromium.ts';

const { CHROMIUM_PATH } = process.env;

/** Tests samples against a real server. The tests run one after another, because they share its flags. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  outputDir: '../../.cache/samples-acceptance',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
      args: [...BROWSER_ARGUMENTS],
    },
  },
});
