/** Compiling of pages in Markdown and MDX. */
import { hashOf } from '../cache/content-hash.ts';
import type { PageSource } from '../source/page-source.ts';
import type { CompileContext, CompileJob } from './compile-job.ts';
import type { CompileInput } from './compile-page.ts';
import { headingLevels } from './table-of-contents.ts';

let compiler: Promise<typeof import('./compile-page.ts')> | undefined;

/**
 * Compiler and highlighter take a third of a second to load: only when a page is not in the cache.
 * And once: with a loader for TypeScript every further `import()` asks another thread.
 */
function loadCompiler(): Promise<typeof import('./compile-page.ts')> {
  compiler ??= import('./compile-page.ts');
  return compiler;
}

/** Job of a page in Markdown or MDX; that of others is left as it is. */
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
