/** A kind of pages, in all stages: where pages come from, and how they're compiled. */
import type { PageCompiler } from '../compile/compile-job.ts';
import type { PageLoader } from '../source/page-loader.ts';

export interface PageProvider extends PageLoader, PageCompiler {}
