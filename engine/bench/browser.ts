/** Starts Chromium for benchmarks. It's the same one that the browser tests use. */
import { type Browser, chromium } from '@playwright/test';
import {
  BROWSER_ARGUMENTS,
  findBrowser,
  installCommand,
  thisMachine,
} from '../scripts/chromium.ts';

/** Runs `work` with a browser. If there isn't one, throws an Error that says how to install it. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const machine = thisMachine(chromium.executablePath());
  const executablePath = findBrowser(machine);
  if (executablePath === undefined) {
    throw new Error(`No browser found. Install one with: ${installCommand(machine)}`);
  }
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_ARGUMENTS, '--no-sandbox'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
