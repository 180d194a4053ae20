/** Measures what's the same on every machine for this repository's site. */
import { BUDGETS } from './budgets.ts';
import { buildWebsite } from './built-website.ts';
import { outputFigures } from './output-figures.ts';
import { atMost, bytesAtMost, type FigureGroup, kilobytes, remark } from './report.ts';

/** Returns bytes and requests, compared to their budgets. */
export async function byteFigures(): Promise<FigureGroup> {
  const figures = outputFigures(await buildWebsite());
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
