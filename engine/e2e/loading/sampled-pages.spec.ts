/** A sample of pages that has everything that pages are made of. */
import { testPages } from '../support/page-checks.ts';
import { samplePages } from '../support/page-sample.ts';

testPages(6, samplePages);
