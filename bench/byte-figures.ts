/** The figures of this repository's site that are the same on every machine. */
import path from 'node:path';
import { BUDGETS } from './budgets.ts';
import { withFolder } from './folders.ts';
import { measureCommand, REPOSITORY } from './measure-command.ts';
import { type OutputFigures, outputFigures } from './output-figures.ts';
import { atMost, type FigureGroup, kilobytes, remark } from './report.ts';

/** Builds the site into a temporary folder and returns its figures. */
export async function siteOutputFigures(): Promise<OutputFigures> {
  return withFolder(async (folder) => {
    const output = path.join(folder, 'dist');
    await measureCommand(['build', '--root', REPOSITORY, '--out', output]);
    return outputFigures(output);
  });
}

/** Bytes and requests beside their budgets. */
export async function byteFigures(): Promise<FigureGroup> {
  const figures = await siteOutputFigures();
  const { guidePage, guidePageFrame } = figures;
  const count = (value: number) => String(value);
  return {
    title: `What readers receive (${figures.guidePages} guide pages, ${figures.operationPages} operations; brotli)`,
    figures: [
      atMost(
        'scripts before idle',
        figures.scriptsBeforeIdle,
        BUDGETS.scriptsBeforeIdle,
        kilobytes,
      ),
      atMost('scripts after idle', figures.scriptsAfterIdle, BUDGETS.scriptsAfterIdle, kilobytes),
      remark('scripts of pages with islands', kilobytes(figures.scriptsWithIslands)),
      atMost('guide page, median', guidePage.median, BUDGETS.guidePage, kilobytes),
      remark('guide page, largest', kilobytes(guidePage.largest)),
      atMost(
        'operation page, median',
        figures.operationPage.median,
        BUDGETS.operationPage,
        kilobytes,
      ),
      remark('operation page, largest', kilobytes(figures.operationPage.largest)),
      atMost(
        'guide page without article, largest',
        guidePageFrame.largest,
        BUDGETS.guidePageFrame,
        kilobytes,
      ),
      remark('guide page without article, median', kilobytes(guidePageFrame.median)),
      atMost('text shipped twice', figures.shippedTwice, BUDGETS.shippedTwice, kilobytes),
      atMost('stylesheets', figures.stylesheets, BUDGETS.stylesheets, kilobytes),
      atMost(
        'requests before first paint',
        figures.criticalRequests,
        BUDGETS.criticalRequests,
        count,
      ),
    ],
  };
}
