/** Measures what readers with a slow machine and network notice, with a real browser and a served build. */
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withBrowser } from './browser.ts';
import { BUDGETS } from './budgets.ts';
import { type FirstView, measureFirstViews } from './first-view/first-views.ts';
import { type Interaction, interactionsOf, interactionTime } from './first-view/interactions.ts';
import { pageWithTabs, type SamplePage, samplePages, writePlainPages } from './first-view/pages.ts';
import { paintedClickTime } from './first-view/painted-clicks.ts';
import {
  browserScript,
  measuredTime,
  medianOf,
  repeat,
  SCREENS,
  type ScreenName,
  SLOWNESS,
  withSlowPage,
} from './first-view/slow-browser.ts';
import { serveFolder } from './first-view/static-server.ts';
import { withFolder } from './folders.ts';
import { measureCommand, WEBSITE } from './measure-command.ts';
import {
  atMost,
  type Figure,
  type FigureGroup,
  kilobytes,
  median,
  milliseconds,
  remark,
} from './report.ts';

const { lab } = BUDGETS;

export interface LabOptions {
  /** True to visit only one guide and one operation, fewer times. */
  isShort: boolean;
  /** Folder of another build to measure in the same run. Its figures are remarks. */
  beside?: string;
}

/** Measures first views compared to plain HTML, first interactions, and navigation. */
export async function labFigures({ isShort, beside }: LabOptions): Promise<FigureGroup> {
  return withFolder(async (folder) => {
    const output = path.join(folder, 'dist');
    const plain = path.join(folder, 'plain');
    await measureCommand(['build', '--root', WEBSITE, '--out', output]);
    const all = samplePages(output);
    const samples = isShort ? all.filter(({ kind }) => /^(?:guide|operation)$/.test(kind)) : all;
    const runs = isShort ? 2 : 5;
    writePlainPages(output, samples, plain);
    const folders = { plain, ours: output, ...(beside !== undefined && { beside }) };
    const servers = Object.entries(folders).map(
      async ([name, root]) => [name, await serveFolder(root)] as const,
    );
    const started = await Promise.all(servers);
    const origins = Object.fromEntries(started.map(([name, { origin }]) => [name, origin]));
    const ours = `${origins.ours}`;
    try {
      return await withBrowser(async (browser) => ({
        title: `Lab: ${SLOWNESS}, HTTP/2 with TLS, median of ${runs}`,
        figures: [
          ...(await firstViewFigures(browser, samples, origins, runs)),
          ...(await interactionFigures(
            browser,
            interactionsOf(ours, addressOf(all, 'guide'), pageWithTabs(output)),
            runs,
          )),
          await menuFigure(browser, ours + addressOf(all, 'guide'), runs),
          ...(await navigationFigures(browser, ours + addressOf(all, 'guide'), runs)),
          ...(await paintedClickFigures(browser, samples, origins, runs)),
        ],
      }));
    } finally {
      for (const [, server] of started) server.stop();
    }
  });
}

function addressOf(samples: readonly SamplePage[], kind: string): string {
  return samples.find((sample) => sample.kind === kind)?.address ?? '/';
}

async function firstViewFigures(
  browser: Browser,
  samples: readonly SamplePage[],
  origins: Readonly<Record<string, string>>,
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of Object.keys(SCREENS) as ScreenName[]) {
    for (const { kind, address, plain } of samples) {
      const addresses = Object.entries(origins).map(([name, origin]) => {
        return [name, origin + (name === 'plain' ? plain : address)];
      });
      const views = await measureFirstViews(browser, screen, Object.fromEntries(addresses), runs);
      const what = `${screen}, ${kind}`;
      if (views.ours && views.plain) figures.push(...viewFigures(what, views.ours, views.plain));
      if (views.beside) figures.push(remark(`${what}: the other build`, summaryOf(views.beside)));
    }
  }
  return figures;
}

function viewFigures(what: string, ours: FirstView, plain: FirstView): Figure[] {
  const paint = (value: number) =>
    `${milliseconds(value)} (${(value / plain.largestContentfulPaint).toFixed(2)} × plain HTML)`;
  const blocking = plain.blocking + lab.blockingBeyondPlain;
  const latestPaint = plain.largestContentfulPaint * lab.paintBesidePlain;
  const shift = (value: number) => value.toFixed(4);
  return [
    atMost(`${what}: contentful paint`, ours.largestContentfulPaint, latestPaint, paint),
    atMost(`${what}: blocking`, ours.blocking, blocking, milliseconds),
    atMost(
      `${what}: longest task after paint`,
      ours.longestTaskAfterPaint,
      lab.taskAfterPaint,
      milliseconds,
    ),
    atMost(`${what}: layout shift`, ours.layoutShift, lab.layoutShift, shift),
    remark(`${what}: until a reader acts`, transferOf(ours)),
  ];
}

function summaryOf(view: FirstView): string {
  const { largestContentfulPaint, blocking, longestTaskAfterPaint } = view;
  const times = [largestContentfulPaint, blocking, longestTaskAfterPaint].map(milliseconds);
  return `${times.join(', ')}; ${transferOf(view)}`;
}

function transferOf({ requests, bytes }: FirstView): string {
  return `${requests} requests, ${kilobytes(bytes)}`;
}

/** Measures the first thing that a reader does, including code that loads only then. */
async function interactionFigures(
  browser: Browser,
  interactions: readonly Interaction[],
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const interaction of interactions) {
    const what = `${interaction.screen}: ${interaction.what} → next frame`;
    const time = await interactionTime(browser, interaction, runs);
    figures.push(atMost(what, time, lab.interaction, milliseconds));
  }
  return figures;
}

/** Measures clicks under the same slow conditions, compared to assigning the same text to `innerHTML`. */
async function paintedClickFigures(
  browser: Browser,
  samples: readonly SamplePage[],
  origins: Readonly<Record<string, string>>,
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of Object.keys(SCREENS) as ScreenName[]) {
    for (const kind of ['guide', 'operation']) {
      const sample = samples.find((each) => each.kind === kind);
      if (sample === undefined) continue;
      const timeAt = (address: string) => paintedClickTime(browser, screen, address, runs);
      const time = await timeAt(origins.ours + sample.address);
      const least = await timeAt(origins.plain + sample.swap);
      const what = `${screen}, ${kind}: click → painted page`;
      const format = (value: number) =>
        `${milliseconds(value)} (${(value / least).toFixed(1)} × one innerHTML)`;
      figures.push(atMost(what, time, BUDGETS.paintedClick, format));
    }
  }
  return figures;
}

async function menuFigure(browser: Browser, address: string, runs: number): Promise<Figure> {
  const time = await medianOf(runs, () =>
    withSlowPage(browser, 'phone', ['menu.js'], async (page) => {
      await page.goto(address, { waitUntil: 'commit' });
      return measuredTime(page, 'menuUsable');
    }),
  );
  return atMost('phone: menu usable', time, lab.menuUsable, milliseconds);
}

/**
 * Measures the time from a click to the frame with the heading of a prefetched page, on a fast machine. The first
 * navigation after a page load also compiles code, and later ones only run it.
 */
async function navigationFigures(
  browser: Browser,
  address: string,
  runs: number,
): Promise<Figure[]> {
  const times = await repeat(runs, async () => {
    const context = await browser.newContext({ ...SCREENS.desktop, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.addInitScript({ path: browserScript('click-time.js') });
    await page.goto(address, { waitUntil: 'networkidle' });
    const first = await navigationTime(page);
    const later = [await navigationTime(page), await navigationTime(page)];
    await context.close();
    return { first, later };
  });
  return [
    atMost(
      'click → heading of a prefetched page, the first (not slowed down)',
      median(times.map(({ first }) => first)),
      BUDGETS.navigation,
      milliseconds,
    ),
    atMost(
      'later ones (not slowed down)',
      median(times.flatMap(({ later }) => later)),
      BUDGETS.navigation,
      milliseconds,
    ),
  ];
}

async function navigationTime(page: Page): Promise<number> {
  const link = page.locator('[data-sidebar-scroll] a:not([aria-current]):visible').first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  const fetched = page.waitForResponse(address, { timeout: 2000 });
  await link.hover();
  // If the page has already been prefetched, there's no request.
  await fetched.catch(() => undefined);
  await page.waitForLoadState('networkidle');
  await link.click();
  return measuredTime(page, 'headingTime');
}
