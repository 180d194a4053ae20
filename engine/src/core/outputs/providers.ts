/** Lists the engine's outputs and the plugins' outputs. */
import { availableParallelism } from 'node:os';
import { takenAddresses } from '../assemble/validate/check-routes.ts';
import { collectProblems, type Problem, throwOnErrors } from '../problems/problems.ts';
import { bundledFiles, images, staticFiles } from './assets.ts';
import { documents } from './documents.ts';
import { hostFiles } from './hosts/host-files.ts';
import { icons } from './icons.ts';
import { jsonFiles } from './json-files.ts';
import { markdownTwins } from './markdown-twins.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';
import { redirectDocuments } from './redirect-documents.ts';

/** Static files come before generated files, so a site can replace a generated file, such as `robots.txt`. */
export const OUTPUTS_BEFORE_PLUGINS: readonly OutputProvider[] = [
  bundledFiles,
  documents,
  staticFiles,
  images,
];

export const OUTPUTS_AFTER_PLUGINS: readonly OutputProvider[] = [
  icons,
  jsonFiles,
  markdownTwins,
  redirectDocuments,
];

/**
 * Calls `use` for each output of a site. At the end, throws a `ProblemsError` with the problems of all of them. After a
 * problem, the provider's other outputs are skipped, because most of them have the same problem. Files for hosts come
 * last, because they contain the headers of the others.
 */
export async function forEachOutput(
  context: OutputContext,
  providers: readonly OutputProvider[],
  use: (output: Output) => Promise<void>,
): Promise<void> {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const fileHeaders: Record<string, Readonly<Record<string, string>>> = {};
  await collectProblems(providers, problems, (provider) =>
    useAll(provider.outputs(context), async (output) => {
      if (seen.has(output.name)) return;
      seen.add(output.name);
      if (output.headers !== undefined) fileHeaders[output.name] = output.headers;
      await use(output);
    }),
  );
  throwOnErrors([...problems, ...takenAddresses(context.site.pages.values(), seen)]);
  for (const output of hostFiles(context, fileHeaders)) await use(output);
}

/**
 * The number of outputs that are created at the same time. Native code, such as the renderer of social images,
 * runs in Node.js's four worker threads: https://nodejs.org/api/cli.html#uv_threadpool_sizesize
 */
export const AT_ONCE = Math.min(Math.max(availableParallelism(), 2), 4);

/** Calls `use` for the outputs in order, a few at a time, and resolves once the last call has finished. */
export async function useAll(
  outputs: Iterable<Output>,
  use: (output: Output) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  try {
    for (const output of outputs) {
      // A failed call stays in the set, so waiting for the set fails, too.
      const used: Promise<void> = use(output).then(() => void running.delete(used));
      running.add(used);
      if (running.size >= AT_ONCE) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
}
