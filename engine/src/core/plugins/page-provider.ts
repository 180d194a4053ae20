/** A kind of pages, in all stages: the one thing that pipeline, sidebars and watcher know of it. */
import type { PageCompiler } from '../compile/compile-job.ts';
import type { OutputProvider } from '../outputs/output.ts';
import type { PageLoader } from '../source/page-loader.ts';

export interface PageProvider extends PageLoader, PageCompiler {
  /** Files that it adds to the output besides its pages. */
  outputs?: readonly OutputProvider[];
}
