/** Compiles many pages, from the cache where possible, and gathers what is wrong with all of them. */

import type { ApiCompileInput } from '../../openapi/pages/compile-input.ts';
import { type Problem, ProblemsError } from '../problems/problems.ts';
import type { CompileCache } from './compile-cache.ts';
import type { CompileEnvironment, CompileInput } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { RemoteCompileInput } from './remote/remote-input.ts';

export interface CompileResult {
  /** Compiled pages by file; pages with errors are missing. */
  pages: ReadonlyMap<string, CompiledPage>;
  problems: readonly Problem[];
  /** How many came from the cache. */
  cached: number;
}

/** Input of a page of any kind but components. */
export type AnyInput = CompileInput | ApiCompileInput | RemoteCompileInput;

/** Pages in flight at once: pictures are made in other threads while other pages are compiled. */
const CONCURRENCY = 8;

/** Compiles all inputs. Never throws for what is wrong with content: that is in `problems`. */
export async function compilePages(
  inputs: readonly AnyInput[],
  environment: CompileEnvironment,
  cache: CompileCache,
  onPage: () => void = () => undefined,
): Promise<CompileResult> {
  const pages = new Map<string, CompiledPage>();
  const problems: Problem[] = [];
  let cached = 0;
  const queue = inputs.values();
  const work = async () => {
    for (const input of queue) {
      const entry = cache.fileOf(input);
      const known = cache.read(entry);
      if (known !== undefined) cached += 1;
      const page = known ?? (await compileOrReport(input, environment, problems));
      if (page !== undefined) {
        pages.set(input.file, page);
        problems.push(...page.problems);
        if (known === undefined) cache.write(entry, page);
      }
      onPage();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { pages, problems, cached };
}

let compiler: Promise<typeof import('./compile-page.ts')> | undefined;
let apiCompiler: Promise<typeof import('../../openapi/pages/compile-api-page.ts')> | undefined;

/**
 * Compiler and highlighter take a third of a second to load: only when a page is not in the cache.
 * And once: with a loader for TypeScript every further `import()` asks another thread.
 */
function loadCompiler(): Promise<typeof import('./compile-page.ts')> {
  compiler ??= import('./compile-page.ts');
  return compiler;
}

function loadApiCompiler(): Promise<typeof import('../../openapi/pages/compile-api-page.ts')> {
  apiCompiler ??= import('../../openapi/pages/compile-api-page.ts');
  return apiCompiler;
}

async function compileOrReport(
  input: AnyInput,
  environment: CompileEnvironment,
  problems: Problem[],
): Promise<CompiledPage | undefined> {
  try {
    if (input.kind === 'remote') {
      const { compileRemotePage } = await import('./remote/compile-remote-page.ts');
      return await compileRemotePage(input, environment);
    }
    if (input.kind === 'api')
      return await (await loadApiCompiler()).compileApiPage(input, environment);
    return await (await loadCompiler()).compilePage(input, environment);
  } catch (error) {
    if (!(error instanceof ProblemsError))
      throw new Error(`Compiling ${input.file}`, { cause: error });
    problems.push(...error.problems);
    return undefined;
  }
}
