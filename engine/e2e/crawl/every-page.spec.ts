/** Tests every page of both sites. `npm run crawl` runs it. `npm test` only checks a sample of pages. */
import { testPages } from '../support/page-checks.ts';

/** The parts are small, so a busy machine finishes each of them in time. */
testPages(16, async (addresses) => addresses);
