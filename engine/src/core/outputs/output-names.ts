/** Finds files that a build creates, for the link check. */
import type { HasStaticFile } from '../assemble/links/static-files.ts';
import { ProblemsError } from '../problems/problems.ts';
import type { OutputContext, OutputProvider } from './output.ts';

/**
 * Returns a function that's true for paths of static files and outputs, such as `/sitemap.xml`. Outputs are
 * only listed if a link leads to a path with an extension that isn't a static file.
 *
 * @param contextOf returns a context from which names can be listed. It needs no bundle.
 */
export function withOutputNames(
  hasStaticFile: HasStaticFile,
  providers: readonly OutputProvider[],
  contextOf: () => OutputContext,
): HasStaticFile {
  let names: ReadonlySet<string> | undefined;
  return (path) => {
    if (hasStaticFile(path)) return true;
    if (!/\.\w+$/.test(path)) return false;
    names ??= new Set(providers.flatMap((provider) => namesOf(provider, contextOf())));
    return names.has(path.slice(1));
  };
}

function namesOf(provider: OutputProvider, context: OutputContext): string[] {
  // Pages and bundled files aren't linked by their names.
  if (provider.buildOnly) return [];
  try {
    return [...provider.outputs(context)].map(({ name }) => name);
  } catch (error) {
    // Reported when the outputs are created.
    if (error instanceof ProblemsError) return [];
    throw error;
  }
}
