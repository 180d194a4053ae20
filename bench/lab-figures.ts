/** What a reader with a slow phone and network sees, measured in a real browser on a served build. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { createServer } from '../src/engine/serve/site-server.ts';
import { withBrowser } from './browser.ts';
import { BUDGETS } from './budgets.ts';
import { withFolder } from './folders.ts';
import { measureCommand, REPOSITORY } from './measure-command.ts';
import { readPages, transferSize } from './output.ts';
import { atMost, type FigureGroup, median, milliseconds, remark } from './report.ts';

const RUNS = 5;
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true };
/** Time for what comes at idle, islands too, to run. */
const SETTLE_MS = 4000;
const PLAIN_PAGE = 'plain';

interface Vitals {
  largestContentfulPaint: number;
  layoutShift: number;
  totalBlockingTime: number;
}

/** What the scripts in bench/browser leave in `window`. */
interface MeasuredWindow {
  vitals: Vitals;
  menuUsable?: number;
  headingTime?: number;
}

/** Measures the guide page of middle size, and navigation from it. */
export async function labFigures(): Promise<FigureGroup> {
  return withFolder(async (folder) => {
    const output = path.join(folder, 'dist');
    await measureCommand(['build', '--root', REPOSITORY, '--out', output]);
    const server = await createServer({ root: output, host: '127.0.0.1', port: 0 });
    const origin = `http://localhost:${server.port}`;
    const file = mediumPage(output);
    writePlainPage(output, file);
    const address = `${origin}${server.base}/${file.replace(/\.html$/, '')}`;
    try {
      return await withBrowser(async (browser) => ({
        title: `Lab: /${file.replace(/\.html$/, '')}, 4 × slower CPU, 1.6 Mbit/s, 150 ms round trip, median of ${RUNS}`,
        figures: [
          ...(await loadFigures(browser, address)),
          await plainFigure(browser, `${origin}${server.base}/${PLAIN_PAGE}`),
          await menuFigure(browser, address),
          ...(await navigationFigures(browser, address)),
        ],
      }));
    } finally {
      await server.stop(0);
    }
  });
}

function mediumPage(output: string): string {
  const guides = readPages(output).filter(({ article }) => article?.includes(' data-content='));
  const size = median(guides.map(({ file }) => transferSize(output, file)));
  return guides.find(({ file }) => transferSize(output, file) === size)?.file ?? 'index.html';
}

/** The article without style, font and script: what this machine needs at least. */
function writePlainPage(output: string, file: string): void {
  const article = readPages(output).find((page) => page.file === file)?.article ?? '';
  const html = `<!doctype html><title>Plain</title><meta name="viewport" content="width=device-width">${article}`;
  writeFileSync(path.join(output, `${PLAIN_PAGE}.html`), html);
  writeFileSync(path.join(output, `${PLAIN_PAGE}.html.br`), brotliCompressSync(html));
}

async function plainFigure(browser: Browser, address: string) {
  const { largestContentfulPaint } = await medianVitals(browser, address);
  return remark('largest contentful paint of its plain HTML', milliseconds(largestContentfulPaint));
}

async function medianVitals(browser: Browser, address: string): Promise<Vitals> {
  const runs = await repeat(() =>
    withSlowPage(browser, 'vitals.js', async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
      return page.evaluate(() => (globalThis as unknown as MeasuredWindow).vitals);
    }),
  );
  const of = (name: keyof Vitals) => median(runs.map((run) => run[name]));
  return {
    largestContentfulPaint: of('largestContentfulPaint'),
    layoutShift: of('layoutShift'),
    totalBlockingTime: of('totalBlockingTime'),
  };
}

async function loadFigures(browser: Browser, address: string) {
  const vitals = await medianVitals(browser, address);
  const { largestContentfulPaint, totalBlockingTime, layoutShift } = BUDGETS.lab;
  const shift = (value: number) => value.toFixed(3);
  return [
    atMost(
      'largest contentful paint',
      vitals.largestContentfulPaint,
      largestContentfulPaint,
      milliseconds,
    ),
    atMost('total blocking time', vitals.totalBlockingTime, totalBlockingTime, milliseconds),
    atMost('layout shift', vitals.layoutShift, layoutShift, shift),
  ];
}

async function menuFigure(browser: Browser, address: string) {
  const runs = await repeat(() =>
    withSlowPage(browser, 'menu.js', async (page) => {
      await page.goto(address, { waitUntil: 'commit' });
      return waitForTime(page, 'menuUsable');
    }),
  );
  return atMost('menu usable', median(runs), BUDGETS.lab.menuUsable, milliseconds);
}

/**
 * Not slowed down: from the click to the frame with the new heading, the page having been prefetched.
 * The first navigation after a load also compiles the code that later ones only run.
 */
async function navigationFigures(browser: Browser, address: string) {
  const runs = await repeat(async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript({ path: scriptFile('click-time.js') });
    await page.goto(address, { waitUntil: 'networkidle' });
    const first = await navigationTime(page);
    const later = [await navigationTime(page), await navigationTime(page)];
    await context.close();
    return { first, later };
  });
  const later = median(runs.flatMap((run) => run.later));
  return [
    remark(
      'first click → heading of a prefetched page',
      milliseconds(median(runs.map(({ first }) => first))),
    ),
    atMost('later ones (not slowed down)', later, BUDGETS.navigation, milliseconds),
  ];
}

async function navigationTime(page: Page): Promise<number> {
  const link = page.locator('[data-sidebar-scroll] a:not([aria-current]):visible').first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  const fetched = page.waitForResponse(address, { timeout: 2000 });
  await link.hover();
  // A page that has been prefetched before is not fetched again.
  await fetched.catch(() => undefined);
  await page.waitForLoadState('networkidle');
  await link.click();
  return waitForTime(page, 'headingTime');
}

/** A phone with an empty cache, slow in everything from its first request on. */
async function withSlowPage<Result>(
  browser: Browser,
  script: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ path: scriptFile(script) });
    return await work(page);
  } finally {
    await context.close();
  }
}

async function waitForTime(page: Page, name: 'menuUsable' | 'headingTime'): Promise<number> {
  const time = await page.waitForFunction(
    (key) => (globalThis as unknown as MeasuredWindow)[key],
    name,
  );
  return (await time.jsonValue()) ?? Number.NaN;
}

function scriptFile(name: string): string {
  return path.join(REPOSITORY, 'bench/browser', name);
}

async function repeat<Result>(work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await work());
  return results;
}
