/** Tells the link check which files a build creates. */
import type { HasStaticFile } from '../assemble/links/static-files.ts';
import { ProblemsError } from '../problems/problems.ts';
import type { OutputContext, OutputProvider } from './output.ts';

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
 * Returns the names of all outputs that links can lead to.
 *
 * @param context a context from which names can be listed. It needs no bundle.
 */
export function namesOfOutputs(
  providers: readonly OutputProvider[],
  context: OutputContext,
): ReadonlySet<string> {
  return new Set(providers.flatMap((provider) => namesOf(provider, context)));
}

function namesOf(provider: OutputProvider, context: OutputContext): string[] {
  // Links don't contain the file names of pages and bundled files.
  if (provider.buildOnly) return [];
  try {
    return [...provider.outputs(context)].map(({ name }) => name);
  } catch (error) {
    // The problem is reported when the outputs are created.
    if (error instanceof ProblemsError) return [];
    throw error;
  }
}
