/** Compiles pages, or reads them from the cache, and collects the problems of all pages. */
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { type Problem, ProblemsError } from '../problems/problems.ts';
import type { CompileCache } from './compile-cache.ts';
import type { CompileJob } from './compile-job.ts';
import type { CompileEnvironment } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';

export interface CompileResult {
  /** Compiled pages, keyed by file, without the pages that have errors. */
  pages: ReadonlyMap<string, CompiledPage>;
  problems: readonly Problem[];
  /** The number of pages that came from the cache. */
  cached: number;
}

/**
 * The number of pages that are compiled at the same time. While other threads process a page's images, this one
 * compiles the next pages.
 */
const CONCURRENCY = 8;

/** Runs all jobs. Mistakes in content are returned as `problems` instead of thrown. */
export async function compilePages(
  jobs: readonly CompileJob[],
  environment: CompileEnvironment,
  cache: CompileCache,
  onPage: () => void = () => undefined,
): Promise<CompileResult> {
  const pages = new Map<string, CompiledPage>();
  const problems: Problem[] = [];
  let cached = 0;
  const queue = jobs.values();
  const work = async () => {
    for (const job of queue) {
      const entry = cache.fileOf(job);
      const known = entry === undefined ? undefined : cache.read(entry);
      if (known !== undefined) cached += 1;
      const page = known ?? (await compileOrReport(job, environment, problems));
      if (page !== undefined) {
        const isNew = known === undefined && entry !== undefined;
        const kept = isNew ? cache.write(entry, page) : page;
        pages.set(job.file, kept);
        problems.push(...kept.problems);
      }
      onPage();
      // The Markdown compiler's trees are freed by finalizers, which Node.js runs only between turns of the
      // event loop. Without this, each page would leave 60 KB: https://nodejs.org/api/n-api.html#napi_finalize
      await turnOfEventLoop();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { pages, problems, cached };
}

async function compileOrReport(
  job: CompileJob,
  environment: CompileEnvironment,
  problems: Problem[],
): Promise<CompiledPage | undefined> {
  try {
    return await job.compile(environment);
  } catch (error) {
    if (!(error instanceof ProblemsError)) {
      throw new Error(`Compiling ${job.file} failed`, { cause: error });
    }
    problems.push(...error.problems);
    return undefined;
  }
}
