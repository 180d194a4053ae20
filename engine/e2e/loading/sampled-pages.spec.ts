/** Tests a sample of pages that together contain everything that can be on a page. */
import { testPages } from '../support/page-checks.ts';
import { samplePages } from '../support/page-sample.ts';

testPages(6, samplePages);
