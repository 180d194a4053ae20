/** Providers of pages, and the jobs that compile their pages. */
import type { SiteServer } from '../bundle/bundle-site.ts';
import type { SiteDefinition } from '../config/types.ts';
import type { PageLoader } from '../source/page-loader.ts';
import type { PageSource } from '../source/page-source.ts';
import type { CompileEnvironment } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';

/** Work of compiling one page. */
export interface CompileJob {
  file: string;
  /**
   * Changes with everything that the page is made of, besides the environment and files that it refers to.
   * Absent for pages that are compiled anew each time.
   */
  key?: string;
  /** Throws a `ProblemsError` with all errors. Warnings are part of the result. */
  compile(environment: CompileEnvironment): Promise<CompiledPage>;
}

/** The part of a provider of pages that compiles them. */
export interface PageCompiler {
  /**
   * Job of a page. `own` is what the providers before would do with it: returned for pages that
   * this provider has no part in, and a part of the job for those that it adds to.
   */
  compileJob(
    source: PageSource,
    own: CompileJob | undefined,
    context: CompileContext,
  ): CompileJob | undefined;
}

export interface CompileContext {
  definition: SiteDefinition;
  server: SiteServer;
}

/** Adds a type of page to all stages: where its pages come from, and how they're compiled. */
export interface PageProvider extends PageLoader, PageCompiler {}
