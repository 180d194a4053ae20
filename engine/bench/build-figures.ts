/** Measures time, CPU time, and memory of builds, each in a separate process. */
import { mkdtemp, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { BUDGETS } from './budgets.ts';
import { ignoreMissing, withFolder, withSiteCopy } from './folders.ts';
import { writeLargeApiSite } from './large-api-site.ts';
import { type CommandUsage, measureCommand, type Stage, type Usage } from './measure-command.ts';
import { routeOf, writeNeutralSite } from './neutral-site.ts';
import { countPages, transferSize } from './output.ts';
import {
  atMost,
  type Figure,
  type FigureGroup,
  kilobytes,
  median,
  megabytes,
  remark,
  seconds,
} from './report.ts';
import { withApiSites } from './site-api.ts';

const RUNS = 3;
const times = (value: number) => `${value.toFixed(1)} ×`;
/** A page that exists in sites of every size, as do its neighbors. */
const SAMPLE_PAGE = 25;

/** Measures cold and warm builds of this repository's site. */
export async function siteBuildFigures(): Promise<FigureGroup> {
  return withSiteCopy(async (root) => {
    const cold = await measureRuns(root, RUNS, () => setCacheAside(root));
    const warm = await measureRuns(root, RUNS);
    const pages = countPages(warm.output);
    const { coldBuild, warmBuild } = BUDGETS;
    return {
      title: `Build of this site (${pages} pages)`,
      figures: [
        remark('cold: CPU', seconds(cold.cpu)),
        remark('cold: user and system', userAndSystem(cold)),
        remark('cold: time', seconds(cold.wall)),
        ...stageFigures(cold),
        atMost('cold: memory', cold.memory, coldBuild.memory, megabytes),
        atMost('warm: CPU', warm.cpu, warmBuild.cpu, seconds),
        remark('warm: user and system', userAndSystem(warm)),
        remark('warm: time', seconds(warm.wall)),
      ],
    };
  });
}

/** Measures cold builds of neutral pages, and how they grow. 10,000 pages take minutes, so they're optional. */
export async function growthFigures(withTenThousand: boolean): Promise<FigureGroup> {
  const hundred = await neutralBuild(100, RUNS);
  const thousand = await neutralBuild(1000, RUNS);
  const tenThousand = withTenThousand ? await neutralBuild(10_000, 1) : undefined;
  const growth = (what: string, from: Usage, to: Usage) =>
    atMost(what, to.wall / from.wall, BUDGETS.growth, times);
  const figures: Figure[] = [
    atMost('1,000 pages: CPU', thousand.cpu, BUDGETS.thousandPages.cpu, seconds),
    remark('1,000 pages: user and system', userAndSystem(thousand)),
    remark('1,000 pages: time', seconds(thousand.wall)),
    ...stageFigures(thousand),
    remark('1,000 pages: memory', megabytes(thousand.memory)),
    growth('100 → 1,000 pages: time', hundred, thousand),
    remark('the same page among 100', kilobytes(hundred.pageSize)),
    remark('the same page among 1,000', kilobytes(thousand.pageSize)),
  ];
  if (tenThousand !== undefined) {
    figures.push(
      remark('10,000 pages: CPU', seconds(tenThousand.cpu)),
      remark('10,000 pages: time', seconds(tenThousand.wall)),
      atMost(
        '10,000 pages: memory',
        tenThousand.memory,
        BUDGETS.tenThousandPages.memory,
        megabytes,
      ),
      growth('1,000 → 10,000 pages: time', thousand, tenThousand),
      remark('the same page among 10,000', kilobytes(tenThousand.pageSize)),
    );
  }
  return { title: 'Build of neutral Markdown pages, cold', figures };
}

/** Measures how much the pages of this site's API add to a cold build. */
export async function siteApiFigures(): Promise<FigureGroup> {
  return withApiSites(async ({ withApi, without }) => {
    const cold = (root: string) => measureRuns(root, RUNS, () => setCacheAside(root));
    const added = (await cold(withApi)).cpu - (await cold(without)).cpu;
    return {
      title: 'Build of a site of one page, cold',
      figures: [atMost('what the API of this site adds: CPU', added, BUDGETS.siteApi.cpu, seconds)],
    };
  });
}

/** Measures cold builds of an API in which every schema leads to all others, and how they grow. */
export async function apiFigures(): Promise<FigureGroup> {
  const small = await apiBuild(200);
  const large = await apiBuild(2000);
  const growth = large.cpu / small.cpu;
  return {
    title: 'Build of an API in which every schema leads to all others, cold',
    figures: [
      remark('2,000 operations: CPU', seconds(large.cpu)),
      remark('2,000 operations: time', seconds(large.wall)),
      atMost('2,000 operations: memory', large.memory, BUDGETS.largeApi.memory, megabytes),
      atMost('200 → 2,000 operations: CPU', growth, BUDGETS.growth, times),
      atMost(
        '200 → 2,000 operations: bytes',
        large.bytes / small.bytes,
        BUDGETS.largeApi.growthOfBytes,
        times,
      ),
    ],
  };
}

function apiBuild(operations: number): Promise<Usage & { bytes: number }> {
  return withFolder(async (root) => {
    await writeLargeApiSite(root, operations);
    const usage = await measureRuns(root, 1);
    return { ...usage, bytes: await countBytes(usage.output) };
  });
}

function neutralBuild(pages: number, runs: number): Promise<Builds & { pageSize: number }> {
  return withFolder(async (root) => {
    await writeNeutralSite(root, pages);
    const usage = await measureRuns(root, runs, () => setCacheAside(root));
    const file = `${routeOf(SAMPLE_PAGE).slice(1)}.html`;
    return { ...usage, pageSize: transferSize(usage.output, file) };
  });
}

interface Builds extends CommandUsage {
  /** Output folder of the last build. */
  output: string;
}

/**
 * Returns the median of each figure over several builds. Each build writes to a new folder, and nothing is deleted
 * until the end, not even when a build replaces its output. On ext4, creating files after deleting many would take
 * several times as long, because it skips recently deleted inodes one at a time.
 */
async function measureRuns(
  root: string,
  runs: number,
  before: () => Promise<void> = async () => undefined,
): Promise<Builds> {
  const usages: CommandUsage[] = [];
  let output = '';
  for (let run = 0; run < runs; run += 1) {
    await before();
    output = path.join(await mkdtemp(path.join(root, 'output-')), 'dist');
    usages.push(await measureCommand(['build', '--root', root, '--out', output]));
  }
  const middle = (figure: keyof Usage) => median(usages.map((usage) => usage[figure]));
  return {
    wall: middle('wall'),
    cpu: middle('cpu'),
    system: middle('system'),
    memory: middle('memory'),
    stages: middleStages(usages),
    output,
  };
}

/** Returns the median CPU time of each stage. */
function middleStages(usages: readonly CommandUsage[]): Stage[] {
  const [first] = usages;
  return (first?.stages ?? []).map(({ name }, index) => ({
    name,
    cpu: median(usages.map(({ stages }) => stages[index]?.cpu ?? 0)),
  }));
}

/** Returns a figure for each stage of a build, so that a slower stage is visible. */
function stageFigures({ stages }: CommandUsage): Figure[] {
  return stages.map(({ name, cpu }) => remark(`– ${name}: CPU`, seconds(cpu)));
}

/** Moves the caches of earlier builds out of the way (see `measureRuns`). */
async function setCacheAside(root: string): Promise<void> {
  const aside = await mkdtemp(path.join(root, 'aside-'));
  await rename(path.join(root, '.cache'), path.join(aside, '.cache')).catch(ignoreMissing);
}

/** Formats user and system time: `8.53 s + 0.92 s`. */
function userAndSystem({ cpu, system }: Usage): string {
  return `${seconds(cpu - system)} + ${seconds(system)}`;
}

async function countBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size,
  );
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}
