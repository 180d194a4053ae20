/** Tests a sample of pages that together contain everything that pages can contain. */
import { testPages } from '../support/page-checks.ts';
import { samplePages } from '../support/page-sample.ts';

testPages(6, samplePages);
