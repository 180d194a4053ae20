/** Providers of pages, and the jobs that compile their pages. */
import type { SiteServer } from '../bundle/bundle-site.ts';
import type { SiteDefinition } from '../config/types.ts';
import type { PageLoader } from '../source/page-loader.ts';
import type { PageSource } from '../source/page-source.ts';
import type { CompileEnvironment } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';

/** Compiles one page. */
export interface CompileJob {
  file: string;
  /**
   * A key that changes with the page's inputs, except for the environment and the files that the page refers to. Absent
   * if the page has to be compiled every time.
   */
  key?: string;
  /** Throws a `ProblemsError` with all errors. Warnings are part of the result. */
  compile(environment: CompileEnvironment): Promise<CompiledPage>;
}

/** How a provider of pages compiles them. */
export interface PageCompiler {
  /**
   * Returns a page's job. `own` is the job that the previous providers returned. A provider returns it
   * unchanged for pages that it doesn't compile. For pages that it adds content to, it can call the job in its own.
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
