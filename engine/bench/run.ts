/**
 * `npm run bench` measures the figures for which this repository has budgets. Exits with 1 if a budget is
 * exceeded. Options:
 * - `--large` adds 10,000 pages.
 * - `--short` visits fewer pages in the browser.
 * - `--beside <folder>` measures a different build of the site in the same run.
 * - `--only bytes,builds,site-api,growth,api,dev,lab,search,paths,load` measures only some groups.
 * - `--only descriptions` builds API descriptions from the npm registry, or the ones in `--file <description>`.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { apiFigures, growthFigures, siteApiFigures, siteBuildFigures } from './build-figures.ts';
import { byteFigures } from './byte-figures.ts';
import { descriptionFigures } from './description-figures.ts';
import { devFigures } from './dev-figures.ts';
import { removingLast } from './folders.ts';
import { labFigures } from './lab-figures.ts';
import { loadFigures } from './load/load-figures.ts';
import { pathFigures } from './path-figures.ts';
import { type FigureGroup, formatTable } from './report.ts';
import { searchFigures } from './search-figures.ts';

const { values } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    beside: { type: 'string' },
    file: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', default: 'bytes,builds,site-api,growth,api,dev,lab,search,paths,load' },
  },
});

const MEASUREMENTS: Readonly<Record<string, () => Promise<FigureGroup>>> = {
  bytes: byteFigures,
  builds: siteBuildFigures,
  'site-api': siteApiFigures,
  growth: () => growthFigures(values.large),
  api: apiFigures,
  descriptions: () => descriptionFigures(values.file),
  dev: devFigures,
  lab: () => labFigures({ isShort: values.short, beside: values.beside }),
  search: searchFigures,
  paths: async () => pathFigures(),
  load: loadFigures,
};

const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.error(`The machine is busy (load ${load.toFixed(1)}): times will be too high.`);
}
const groups = await removingLast(measureGroups);
console.log(formatTable(groups));
const isOver = groups.some(({ figures }) => figures.some(({ isKept }) => isKept === false));
if (isOver) process.exitCode = 1;

async function measureGroups(): Promise<FigureGroup[]> {
  const measured: FigureGroup[] = [];
  for (const name of values.only.split(',')) {
    const measure = MEASUREMENTS[name];
    if (measure === undefined) {
      throw new Error(
        `There's no measurement "${name}". Use one of: ${Object.keys(MEASUREMENTS).join(', ')}.`,
      );
    }
    console.error(`Measuring ${name} …`);
    measured.push(await measure());
  }
  return measured;
}
