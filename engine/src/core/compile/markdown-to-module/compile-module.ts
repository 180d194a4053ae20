/**
 * Markdown or MDX text to a React component. A page and the partials it imports share one state, so
 * that slots, links and headings of partials count as those of the page.
 */
import path from 'node:path';
import { type ComponentType, createElement } from 'react';
import { markdownToJs, mdxToJs } from 'satteri';
import type { MarkdownPlugins } from '../../config/types.ts';
import type { SiteFolders } from '../../files/locate-file.ts';
import { readNamedText } from '../../files/read-named-file.ts';
import {
  collectProblems,
  type Place,
  type Problem,
  ProblemsError,
  throwOnErrors,
} from '../../problems/problems.ts';
import { type MarkdownSource, readMarkdown } from '../../syntax/markdown-source.ts';
import type { ImportedName } from '../../syntax/module-syntax.ts';
import { fail, problemOfCompilerError } from '../compile-error.ts';
import { FILE_SCOPE, SCOPE_FILE } from '../html/file-scopes.ts';
import { listedHeadings } from '../html/inline-contents.ts';
import { footnotePrefix } from '../html/unique-ids.ts';
import { type AllMarkdownHooks, NO_MARKDOWN_HOOKS } from '../markdown-hooks.ts';
import { type ContentProps, evaluateModule, type ModuleExports } from './evaluate-module.ts';
import { placeOfImport, resolveImport } from './imports.ts';
import { markdownVisitor } from './markdown-visitor.ts';
import type { PageState } from './page-state.ts';
import { STATIC_HTML } from './static-html.ts';

/** Site components by path below `site/components`, without extension: their modules. */
export type SiteComponents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface ModuleContext extends SiteFolders {
  state: PageState;
  builtins: readonly string[];
  components: SiteComponents;
  /** `mdx`: partials whose names end with `.md` are MDX, too. */
  markdownFormat?: 'detect' | 'mdx';
  /** Plugins of the compiler besides the engine's own. */
  plugins?: Pick<AllMarkdownHooks, 'mdastPlugins' | 'hastPlugins'>;
  /** Looks for the first paragraph of the page. */
  needsExcerpt: boolean;
  /** True if the page's title isn't shown above its text. */
  hidesTitle?: boolean;
  /** Files read besides the page, absolute. */
  dependencies: Set<string>;
  /** Files being compiled, to find partials that import each other. */
  stack: readonly string[];
}

export interface ModuleSource {
  kind: 'markdown' | 'mdx';
  /** Relative to the root. */
  file: string;
  text: string;
}

/** The component map of a file: components know which file's addresses they get. */
export type ComponentsOf = (file: string) => Record<string, unknown>;

/** Something that becomes a component, and its other exports, once the component maps are known. */
export type ContentModule = (componentsOf: ComponentsOf) => {
  default: ComponentType<Record<string, unknown>>;
  [name: string]: unknown;
};

/** Compiles a file and its partials. Throws a `ProblemsError` for what cannot be compiled. */
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
  const imports = await loadImports(read.imports, source.file, context);
  const isPartial = context.stack.length > 1;
  const plugin = markdownVisitor({
    file: source.file,
    state,
    source: read,
    needsExcerpt,
    isPartial,
    hidesTitle: context.hidesTitle ?? false,
  });
  const { mdastPlugins, hastPlugins } = context.plugins ?? NO_MARKDOWN_HOOKS;
  // The engine's plugin comes last, so that it sees what the others make.
  const plugins = { mdastPlugins: [...mdastPlugins, plugin], hastPlugins };
  const firstSlot = state.slots.length;
  const code = await toJavaScript(read, source, plugins, index);
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

/** A page may have a variable of its own with this name. */
const DEFINES_TOC = /\b(?:const|let|var|function|class)\s+toc\b/;

function looksLikeMdx(place: Place): Problem {
  return {
    severity: 'warning',
    place,
    message: 'The file looks like MDX but is read as Markdown, so the import is shown as text',
    remedy: "Rename the file to .mdx, or set markdown: { format: 'mdx' } in site/site.config.ts.",
  };
}

/** @param partial the file, unless it's that of the page */
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
    // Plugins of a site may be asynchronous.
    return (await compile(read.text, options)).code;
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    throw new ProblemsError([problemOfCompilerError(read.error ?? error, source.file, read)]);
  }
}

/** Value of an imported name. */
type LoadedImport = (componentsOf: ComponentsOf) => unknown;

async function loadImports(
  imports: readonly ImportedName[],
  file: string,
  context: ModuleContext,
): Promise<Map<string, LoadedImport>> {
  const loaded = new Map<string, LoadedImport>();
  const problems: Problem[] = [];
  // One after the other: partials add to the shared state, and the output must not depend on timing.
  await collectProblems(imports, problems, async (imported) => {
    const value = await loadImport(imported, file, context);
    if (imported.local !== undefined) loaded.set(imported.local, value);
  });
  throwOnErrors(problems);
  return loaded;
}

async function loadImport(
  imported: ImportedName,
  file: string,
  context: ModuleContext,
): Promise<LoadedImport> {
  const { root, allowRead, builtins, components, dependencies } = context;
  const resolved = await resolveImport(imported, {
    root,
    allowRead,
    file,
    builtins,
    components: Object.keys(components),
  });
  switch (resolved.kind) {
    case 'builtin':
      return (componentsOf) => componentsOf(file)[resolved.name];
    case 'raw':
      dependencies.add(resolved.file);
      return () => resolved.text;
    case 'value':
      if (resolved.file !== undefined) dependencies.add(resolved.file);
      return () => resolved.value;
    case 'module': {
      const exported = exportedBy(resolved.exports, imported.imported);
      if (exported === undefined) missingExport(imported, file);
      if (HOOK.test(imported.imported))
        context.state.problems.push(hookWithoutEffect(imported, file));
      return () => exported;
    }
    case 'component': {
      const module = components[resolved.key];
      if (imported.imported === '*') return () => module;
      const value = module?.[imported.imported];
      if (value === undefined) missingExport(imported, file);
      return () => value;
    }
    case 'partial':
      return loadPartial(resolved.file, imported, placeOfImport(imported, file), context);
  }
}

/** Hooks that change something after the page is rendered. */
const HOOK =
  /^use(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Transition|Optimistic|ActionState)$/;

function hookWithoutEffect(imported: ImportedName, file: string): Problem {
  return {
    severity: 'error',
    kind: 'blocked',
    place: placeOfImport(imported, file),
    message: `\`${imported.imported}\` does nothing on a page, because React renders the page only once, at build time`,
    remedy:
      'Move the component into a file in site/components. The file name must end in .island.tsx.',
  };
}

/** A package without a default export is its own, as bundlers see it. */
function exportedBy(exports: Readonly<Record<string, unknown>>, name: string): unknown {
  if (name === '*') return exports;
  return exports[name] ?? (name === 'default' ? exports : undefined);
}

function missingExport(imported: ImportedName, file: string): never {
  const what =
    imported.imported === 'default' ? 'default export' : `export \`${imported.imported}\``;
  fail({
    place: placeOfImport(imported, file),
    message: `${imported.from} has no ${what}`,
    remedy: 'Export the component from that file.',
  });
}

async function loadPartial(
  file: string,
  imported: ImportedName,
  place: Place,
  context: ModuleContext,
): Promise<LoadedImport> {
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
  const content = await compileModule(
    { kind: isMdx ? 'mdx' : 'markdown', file, text },
    // Title and excerpt are those of the page itself.
    { ...context, needsExcerpt: false, stack: [...context.stack, file] },
  );
  return (componentsOf) => exportOf(content(componentsOf), imported, place);
}

/** Value of what a page imports of a partial. */
function exportOf(
  exported: ReturnType<ContentModule>,
  { imported, from }: ImportedName,
  place: Place,
): unknown {
  if (imported === '*') return exported;
  if (imported in exported) return exported[imported];
  fail({
    place,
    message: `${from} has no export \`${imported}\``,
    remedy: 'Export it from that file, or remove the import.',
  });
}
