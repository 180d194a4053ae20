/** Tests every page of both sites. This runs with `npm run crawl`. `npm test` checks only a sample of pages. */
import { testPages } from '../support/page-checks.ts';

/** The pages are split into parts that are small enough to finish in time on a busy machine. */
testPages(16, async (addresses) => addresses);
