/** Measures how long authors wait for the development server and for an edited page. */
import type { ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { withBrowser } from './browser.ts';
import { BUDGETS } from './budgets.ts';
import { withFolder } from './folders.ts';
import { startCommand } from './measure-command.ts';
import { fileOf, routeOf, writeNeutralSite } from './neutral-site.ts';
import { atMost, type FigureGroup, median, milliseconds, remark } from './report.ts';

const PAGES = 600;
const EDITED_PAGE = 25;
const EDITS = 7;

/** Starts the development server with neutral pages, and edits a page that's open in a browser. */
export async function devFigures(): Promise<FigureGroup> {
  return withFolder(async (root) => {
    await writeNeutralSite(root, PAGES);
    const started = performance.now();
    const command = startCommand(['dev', '--root', root, '--port', '0']);
    const address = await readAddress(command);
    const startTime = performance.now() - started;
    try {
      const times = await withBrowser(async (browser) => {
        const page = await browser.newPage();
        await openConnected(page, `${address.replace(/\/$/, '')}${routeOf(EDITED_PAGE)}`);
        return editTimes(page, path.join(root, fileOf(EDITED_PAGE)));
      });
      const what = `saved → visible in the browser, median of ${EDITS}`;
      return {
        title: `Development (${PAGES} neutral pages)`,
        figures: [
          remark('start', milliseconds(startTime)),
          atMost(what, median(times), BUDGETS.editVisible, milliseconds),
        ],
      };
    } finally {
      command.kill();
    }
  });
}

/** Opens a page and waits until it's connected. It would miss any edit before that. */
async function openConnected(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) =>
    message.text().includes('[vite] connected'),
  );
  await page.goto(address);
  await connected;
  await page.waitForFunction(
    `performance.getEntriesByType('resource').some(({ name }) => name.includes('/client/dev.ts'))`,
  );
}

async function editTimes(page: Page, file: string): Promise<number[]> {
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const marker = `Edit number ${edit}.`;
    // Playwright checks once per frame, which limits the accuracy.
    const seen = page.waitForFunction(
      `document.querySelector('main').textContent.includes(${JSON.stringify(marker)}) && Date.now()`,
      undefined,
      { timeout: 10_000 },
    );
    const saved = Date.now();
    await writeFile(file, `${text}\n${marker}\n`);
    times.push(((await (await seen).jsonValue()) as number) - saved);
  }
  return times;
}

/** Waits for the line with the server's URL, and returns the URL. */
function readAddress(command: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const onData = (data: Buffer) => {
      output += data;
      const address = /Ready in .*: (http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    command.stdout?.on('data', onData);
    command.stderr?.on('data', onData);
    command.once('error', reject);
    command.once('close', () => reject(new Error(`The development server ended:\n${output}`)));
  });
}
