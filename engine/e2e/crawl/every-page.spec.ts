/** Every page of both sites. `npm run crawl` runs it; `npm test` checks a sample of pages. */
import { testPages } from '../support/page-checks.ts';

/** Small parts, so that a busy machine finishes each in time. */
testPages(16, async (addresses) => addresses);
