/** The figures of this repository's site that are the same on every machine. */
import path from 'node:path';
import { BUDGETS } from './budgets.ts';
import { withFolder } from './folders.ts';
import { measureCommand, WEBSITE } from './measure-command.ts';
import { type OutputFigures, outputFigures } from './output-figures.ts';
import { atMost, bytesAtMost, type FigureGroup, kilobytes, remark } from './report.ts';

/** Builds the site in a temporary folder, and returns its figures. */
export async function siteOutputFigures(): Promise<OutputFigures> {
  return withFolder(async (folder) => {
    const output = path.join(folder, 'dist');
    await measureCommand(['build', '--root', WEBSITE, '--out', output]);
    return outputFigures(output);
  });
}

/** Returns bytes and requests, compared with their budgets. */
export async function byteFigures(): Promise<FigureGroup> {
  const figures = await siteOutputFigures();
  const { guidePage, guidePageFrame } = figures;
  const count = (value: number) => String(value);
  return {
    title: `What readers receive (${figures.guidePages} guide pages, ${figures.operationPages} operations; brotli)`,
    figures: [
      bytesAtMost('scripts before idle', figures.scriptsBeforeIdle, BUDGETS.scriptsBeforeIdle),
      bytesAtMost('scripts after idle', figures.scriptsAfterIdle, BUDGETS.scriptsAfterIdle),
      remark('scripts of pages with islands', kilobytes(figures.scriptsWithIslands)),
      bytesAtMost('guide page, median', guidePage.median, BUDGETS.guidePage),
      remark('guide page, largest', kilobytes(guidePage.largest)),
      bytesAtMost('operation page, median', figures.operationPage.median, BUDGETS.operationPage),
      remark('operation page, largest', kilobytes(figures.operationPage.largest)),
      bytesAtMost(
        'guide page without article, largest',
        guidePageFrame.largest,
        BUDGETS.guidePageFrame,
      ),
      remark('guide page without article, median', kilobytes(guidePageFrame.median)),
      bytesAtMost('text shipped twice', figures.shippedTwice, BUDGETS.shippedTwice),
      bytesAtMost('styles in a document, largest', figures.styles, BUDGETS.styles),
      bytesAtMost('styles after the first frame', figures.laterStyles, BUDGETS.laterStyles),
      atMost(
        'requests before first paint',
        figures.criticalRequests,
        BUDGETS.criticalRequests,
        count,
      ),
    ],
  };
}
