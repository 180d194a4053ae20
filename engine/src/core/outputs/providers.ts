/** Lists the engine's outputs and the plugins' outputs. */
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
  await collectProblems(providers, problems, async (provider) => {
    for (const output of provider.outputs(context)) {
      if (seen.has(output.name)) continue;
      seen.add(output.name);
      if (output.headers !== undefined) fileHeaders[output.name] = output.headers;
      await use(output);
    }
  });
  throwOnErrors([...problems, ...takenAddresses(context.site.pages.values(), seen)]);
  for (const output of hostFiles(context, fileHeaders)) await use(output);
}
