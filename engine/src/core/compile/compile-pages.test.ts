import { expect, it } from 'vitest';
import type { CompileCache } from './compile-cache.ts';
import type { CompileJob } from './compile-job.ts';
import type { CompileEnvironment } from './compile-page.ts';
import { compilePages } from './compile-pages.ts';
import type { CompiledPage } from './compiled-page.ts';

const NO_CACHE = { fileOf: () => undefined } as unknown as CompileCache;

function job(file: string, compile: () => Promise<CompiledPage>): CompileJob {
  return { file, compile };
}

it('lets the event loop turn between pages that never wait, so that finalizers of native memory run', async () => {
  let turns = 0;
  const jobs = Array.from({ length: 64 }, (_, index) =>
    job(`docs/page-${index}.md`, async () => {
      setImmediate(() => {
        turns += 1;
      });
      return { problems: [] } as unknown as CompiledPage;
    }),
  );
  let turnsAtLastPage = 0;
  await compilePages(jobs, {} as CompileEnvironment, NO_CACHE, () => {
    turnsAtLastPage = turns;
  });
  expect(turnsAtLastPage).toBeGreaterThan(40);
});
