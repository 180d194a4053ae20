/**
 * Compiles Markdown or MDX to a React component. A page shares its state with the partials that it imports, so
 * the partials' slots, links, and headings belong to the page. `compile/html-to-markdown/` does the opposite:
 * it writes Markdown.
 */
import path from 'node:path';
import { type ComponentType, createElement } from 'react';
import { markdownToJs, mdxToJs } from 'satteri';
import type { MarkdownPlugins } from '../../config/types.ts';
import type { SiteFolders } from '../../files/locate-file.ts';
import { readNamedText } from '../../files/read-named-file.ts';
import { type Place, type Problem, ProblemsError, positionAt } from '../../problems/problems.ts';
import { type MarkdownSource, readMarkdown } from '../../syntax/markdown-source.ts';
import { fail, problemOfCompilerError } from '../compile-error.ts';
import { FILE_SCOPE, SCOPE_FILE } from '../html/file-scopes.ts';
import { listedHeadings } from '../html/inline-contents.ts';
import { footnotePrefix } from '../html/unique-ids.ts';
import { type MarkdownHooks, NO_MARKDOWN_HOOKS } from '../markdown-hooks.ts';
import type { PageState } from '../page-state.ts';
import { type ContentProps, evaluateModule, type ModuleExports } from './evaluate-module.ts';
import type { ContentModule, SiteComponents } from './load-imports.ts';
import { loadImports } from './load-imports.ts';
import { lostText } from './lost-text.ts';
import { markdownVisitor } from './markdown-visitor.ts';
import { STATIC_HTML } from './static-html.ts';

export interface ModuleContext extends SiteFolders {
  state: PageState;
  builtins: readonly string[];
  components: SiteComponents;
  /** The format of the page. With `mdx`, partials whose names end with `.md` are also read as MDX. */
  markdownFormat?: 'detect' | 'mdx';
  /** Compiler plugins from the site. */
  plugins?: Pick<MarkdownHooks, 'mdastPlugins' | 'hastPlugins'>;
  /** True if the page's first paragraph is needed. */
  needsExcerpt: boolean;
  /** True if the page's title isn't shown above its text. */
  hidesTitle?: boolean;
  /** Absolute paths of all files that were read, except the page itself. */
  dependencies: Set<string>;
  /** Files that are being compiled, which reveal partials that import each other. */
  stack: readonly string[];
}

export interface ModuleSource {
  kind: 'markdown' | 'mdx';
  /** Path relative to the root. */
  file: string;
  text: string;
}

/** Compiles a file and its partials. Throws a `ProblemsError` if the compiler reports an error. */
export async function compileModule(
  source: ModuleSource,
  context: ModuleContext,
): Promise<ContentModule> {
  const read = readMarkdown(source.text, source.kind);
  const { state, needsExcerpt } = context;
  if (read.misplacedImport !== undefined) {
    const { line, column } = read.misplacedImport;
    state.problems.push(looksLikeMdx({ file: source.file, line, column }));
  }
  state.texts.set(source.file, source.text);
  const index = state.modules;
  state.modules += 1;
  const imports = await loadImports(read.imports, source.file, {
    ...context,
    problems: state.problems,
    compilePartial: (file, place) => compilePartial(file, place, context),
  });
  const isPartial = context.stack.length > 1;
  const lost = lostText(read.text, (offset) => ({
    file: source.file,
    ...read.original(positionAt(read.text, offset)),
  }));
  const plugin = markdownVisitor({
    file: source.file,
    lost,
    ownNames: new Set([...importedNames(read), ...Object.keys(context.components.index ?? {})]),
    state,
    source: read,
    needsExcerpt,
    isPartial,
    hidesTitle: context.hidesTitle ?? false,
  });
  const { mdastPlugins, hastPlugins } = context.plugins ?? NO_MARKDOWN_HOOKS;
  // The engine's visitor comes last, because it also has to visit nodes that plugins add.
  const plugins = { mdastPlugins: [...mdastPlugins, plugin], hastPlugins };
  const firstSlot = state.slots.length;
  const code = await toJavaScript(read, source, plugins, index);
  state.problems.push(...lost.finish());
  const toc = listedHeadings(state.slots, firstSlot);
  const hasToc = imports.has('toc') || DEFINES_TOC.test(code);
  return (componentsOf) => {
    const imported = Object.fromEntries(
      [...imports].map(([name, value]) => [name, value(componentsOf)]),
    );
    const scope = hasToc ? imported : { toc, ...imported };
    const exported = { toc, ...evaluateModule(code, scope) };
    const all = { ...componentsOf(source.file), ...imported };
    return { ...exported, default: contentOf(exported, all, isPartial ? source.file : undefined) };
  };
}

/** Returns the names of imported components, without those that are built-in. */
function importedNames({ imports }: MarkdownSource): string[] {
  return imports.flatMap(({ local, from }) =>
    local === undefined || from.startsWith('@theme/') ? [] : [local],
  );
}

/** A page can define its own variable with this name. */
const DEFINES_TOC = /\b(?:const|let|var|function|class)\s+toc\b/;

function looksLikeMdx(place: Place): Problem {
  return {
    severity: 'warning',
    place,
    message: 'The file looks like MDX but is read as Markdown, so the import is shown as text',
    remedy: "Rename the file to .mdx, or set markdown: { format: 'mdx' } in site/site.config.ts.",
  };
}

/** @param partial the file's path if it's a partial */
function contentOf(
  { default: Content }: ModuleExports,
  components: Record<string, unknown>,
  partial: string | undefined,
): ComponentType<Record<string, unknown>> {
  const draw = (props: Record<string, unknown>) =>
    createElement(Content, { ...props, components } as ContentProps);
  if (partial === undefined) return draw;
  return (props) => createElement(FILE_SCOPE, { [SCOPE_FILE]: partial }, draw(props));
}

async function toJavaScript(
  read: MarkdownSource,
  source: ModuleSource,
  plugins: MarkdownPlugins,
  index: number,
): Promise<string> {
  const options = {
    ...plugins,
    outputFormat: 'function-body' as const,
    features: {
      directive: true,
      rawHtml: source.kind === 'markdown',
      gfm: { footnotes: { clobberPrefix: footnotePrefix(index) } },
    },
    optimizeStatic: STATIC_HTML,
  };
  try {
    const compile = source.kind === 'mdx' ? mdxToJs : markdownToJs;
    // The site's plugins can be asynchronous.
    return (await compile(read.text, options)).code;
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    throw new ProblemsError([problemOfCompilerError(read.error ?? error, source.file, read)]);
  }
}

async function compilePartial(
  file: string,
  place: Place,
  context: ModuleContext,
): Promise<ContentModule> {
  if (context.stack.includes(file)) {
    fail({
      place,
      message: `The partial ${file} imports itself`,
      remedy: 'Remove one of the imports in the cycle.',
    });
  }
  const absolute = path.join(context.root, file);
  const text = await readNamedText({
    path: absolute,
    folders: context,
    name: `Partial ${file}`,
    place,
    remedy: 'Correct the import path.',
  });
  context.dependencies.add(absolute);
  const isMdx = file.endsWith('.mdx') || context.markdownFormat === 'mdx';
  return compileModule(
    { kind: isMdx ? 'mdx' : 'markdown', file, text },
    // A partial has no excerpt.
    { ...context, needsExcerpt: false, stack: [...context.stack, file] },
  );
}
