/** Lists the files that a build creates, before it creates them. */
import type { HasStaticFile } from '../assemble/links/static-files.ts';
import { ProblemsError } from '../problems/problems.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

/**
 * Returns a function that's true for paths of static files and outputs, such as `/sitemap.xml`. The names of outputs
 * are only needed if a link leads to a path with an extension that isn't a static file.
 */
export function withOutputNames(
  hasStaticFile: HasStaticFile,
  outputNames: () => ReadonlySet<string>,
): HasStaticFile {
  return (path) => hasStaticFile(path) || (/\.\w+$/.test(path) && outputNames().has(path.slice(1)));
}

/**
 * Returns all outputs but pages and bundled files.
 *
 * @param context a context from which outputs can be listed. It needs no bundle.
 */
export function outputsOf(
  providers: readonly OutputProvider[],
  context: OutputContext,
): readonly Output[] {
  return providers.flatMap((provider) =>
    provider.buildOnly ? [] : listOutputs(provider, context),
  );
}

function listOutputs(provider: OutputProvider, context: OutputContext): Output[] {
  try {
    return [...provider.outputs(context)];
  } catch (error) {
    // The problem is reported when the outputs are created.
    if (error instanceof ProblemsError) return [];
    throw error;
  }
}
