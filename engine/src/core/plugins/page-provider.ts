/** Adds a type of page to all stages: where its pages come from, and how they're compiled. */
import type { PageCompiler } from '../compile/compile-job.ts';
import type { PageLoader } from '../source/page-loader.ts';

export interface PageProvider extends PageLoader, PageCompiler {}
