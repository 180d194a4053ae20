/** Compile jobs of Markdown and MDX pages. */
import { hashOf } from '../cache/content-hash.ts';
import type { PageSource } from '../source/page-source.ts';
import type { CompileContext, CompileJob } from './compile-job.ts';
import type { CompileInput } from './compile-page.ts';
import { headingLevels } from './table-of-contents.ts';

let compiler: Promise<typeof import('./compile-page.ts')> | undefined;

/**
 * Loads the compiler and the highlighter. This takes a third of a second, so it's only done if a page isn't cached. The
 * promise is cached, because with a TypeScript loader, each call of `import()` sends a message to another thread.
 */
function loadCompiler(): Promise<typeof import('./compile-page.ts')> {
  compiler ??= import('./compile-page.ts');
  return compiler;
}

/** Returns the compile job for a Markdown or MDX page. For other pages, returns `own`. */
export function contentJob(
  source: PageSource,
  own: CompileJob | undefined,
  { definition: { config, formerAnchors } }: CompileContext,
): CompileJob | undefined {
  const { kind, file, route, text, title, frontMatter } = source;
  if (kind !== 'markdown' && kind !== 'mdx') return own;
  const input: CompileInput = {
    kind,
    file,
    text,
    title,
    needsExcerpt: frontMatter.description === undefined,
    hidesTitle: frontMatter.hide_title,
    route,
    formerAnchors: formerAnchors[route],
    ...headingLevels(source, config),
  };
  return {
    file,
    key: hashOf(JSON.stringify({ ...input, text: '' }), text),
    compile: async (environment) => (await loadCompiler()).compilePage(input, environment),
  };
}
