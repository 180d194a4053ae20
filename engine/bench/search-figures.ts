/** Measures the quality, speed, and size of the site's search index. */
import path from 'node:path';
import { withBrowser } from './browser.ts';
import { BUDGETS } from './budgets.ts';
import { firstHitTime, OWN_SEARCH } from './first-view/first-hit.ts';
import { SCREENS, type ScreenName, SLOWNESS } from './first-view/slow-browser.ts';
import { serveFolder } from './first-view/static-server.ts';
import { withFolder } from './folders.ts';
import { measureCommand, WEBSITE } from './measure-command.ts';
import {
  atMost,
  type Figure,
  type FigureGroup,
  kilobytes,
  milliseconds,
  remark,
} from './report.ts';
import { askIndex, type BuiltIndex, loadBuiltIndex } from './search/built-index.ts';
import { GOLDEN_QUERIES } from './search/golden-queries.ts';
import { goldenSets } from './search/golden-sets.ts';
import { type Quality, qualityOf } from './search/quality.ts';
import { bytesBeforeFirstResult } from './search/search-bytes.ts';

const SLOWDOWN = 4;

/** A word in many titles and headings, and the page on which the search starts. */
const QUERY = 'strategies';
const PAGE = '/reference/feature-toggles';
const RUNS = 5;

/** Builds the site, runs the golden queries, and searches with a browser. */
export async function searchFigures(): Promise<FigureGroup> {
  return withFolder(async (folder) => {
    const output = path.join(folder, 'dist');
    await measureCommand(['build', '--root', WEBSITE, '--out', output]);
    const built = loadBuiltIndex(output);
    const times = typingTimes(built);
    const sections = `${built.file.sections.length} sections`;
    return {
      title: `Search (${sections}; brotli; times ${SLOWDOWN} × slower)`,
      figures: [
        ...qualityFigures(built),
        ...sizeFigures(output, built),
        remark('query, median', milliseconds(percentile(times, 0.5))),
        atMost('query, p95', percentile(times, 0.95), BUDGETS.search.query, milliseconds),
        ...(await firstHitFigures(output)),
      ],
    };
  });
}

function qualityFigures({ search, file }: BuiltIndex): Figure[] {
  const ask = askIndex(search);
  return Object.entries(goldenSets(file)).map(([name, golden]) =>
    remark(`${name} (${golden.length}): success at 1, 3, 5; MRR`, shares(qualityOf(golden, ask))),
  );
}

function shares({ first, firstThree, firstFive, meanReciprocalRank }: Quality): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const parts = [first, firstThree, firstFive].map(percent);
  return [...parts, meanReciprocalRank.toFixed(2)].join(', ');
}

function sizeFigures(output: string, { sizes }: BuiltIndex): Figure[] {
  const { beforeFirstResult } = BUDGETS.search;
  return [
    remark('names', kilobytes(sizes.names)),
    remark('words, loaded after them', kilobytes(sizes.words)),
    remark('texts, loaded last', kilobytes(sizes.texts)),
    atMost('before the first result', bytesBeforeFirstResult(output), beforeFirstResult, kilobytes),
  ];
}

/** Measures the time from the click that opens search to the first hit. */
async function firstHitFigures(output: string): Promise<Figure[]> {
  const server = await serveFolder(output);
  try {
    return await withBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const screen of Object.keys(SCREENS) as ScreenName[]) {
        const address = server.origin + PAGE;
        const time = await firstHitTime(browser, screen, address, OWN_SEARCH, QUERY, RUNS);
        const what = `${screen}: first hit (${SLOWNESS})`;
        figures.push(atMost(what, time, BUDGETS.search.firstHit, milliseconds));
      }
      return figures;
    });
  } finally {
    server.stop();
  }
}

/**
 * Returns the CPU time in milliseconds of each result while the golden queries are typed letter by letter, on a
 * processor that's four times slower. Browsers can't slow down a worker. Therefore, the same code runs here, and
 * its time is multiplied by four.
 */
function typingTimes({ search }: BuiltIndex): number[] {
  const ask = askIndex(search);
  const queries = Object.values(GOLDEN_QUERIES).flatMap((golden) => golden.map(([query]) => query));
  for (const query of queries) ask(query);
  return queries.flatMap((query) =>
    Array.from({ length: query.length }, (_, index) => {
      const started = process.cpuUsage();
      ask(query.slice(0, index + 1));
      const { user, system } = process.cpuUsage(started);
      return ((user + system) / 1000) * SLOWDOWN;
    }),
  );
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
