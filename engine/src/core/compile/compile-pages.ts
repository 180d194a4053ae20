/** Compiles many pages, from the cache where possible, and gathers what is wrong with all of them. */
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { type Problem, ProblemsError } from '../problems/problems.ts';
import type { CompileCache } from './compile-cache.ts';
import type { CompileJob } from './compile-job.ts';
import type { CompileEnvironment } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';

export interface CompileResult {
  /** Compiled pages by file; pages with errors are missing. */
  pages: ReadonlyMap<string, CompiledPage>;
  problems: readonly Problem[];
  /** Number of pages that came from the cache. */
  cached: number;
}

/** Pages in flight at once: pictures are made in other threads while other pages are compiled. */
const CONCURRENCY = 8;

/** Does all jobs. Never throws for what is wrong with content: that is in `problems`. */
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
      // The Markdown compiler's trees are freed by finalizers, which Node.js runs only when the event loop turns. Otherwise,
      // each page would leave 60 KB: https://nodejs.org/api/n-api.html#napi_finalize
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
