/**
 * Markdown or MDX text to a React component. A page and the partials it imports share one state, so
 * that slots, links and headings of partials count as those of the page.
 */
import path from 'node:path';
import { type ComponentType, createElement } from 'react';
import { markdownToJs, mdxToJs } from 'satteri';
import type { SiteFolders } from '../../files/locate-file.ts';
import { readNamedText } from '../../files/read-named-file.ts';
import {
  collectProblems,
  type Place,
  type Problem,
  ProblemsError,
  throwOnErrors,
} from '../../problems/problems.ts';
import { fail, problemOfCompilerError } from '../compile-error.ts';
import { type ContentProps, evaluateModule } from './evaluate-module.ts';
import { placeOfImport, resolveImport } from './imports.ts';
import { type ImportedName, normalizeText } from './normalize.ts';
import { pagePlugin } from './page-plugin.ts';
import type { PageHeading, PageState } from './page-state.ts';
import { STATIC_HTML } from './static-html.ts';

/** Site components by path below `site/components`, without extension: their modules. */
export type SiteComponents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface ModuleContext extends SiteFolders {
  state: PageState;
  builtins: readonly string[];
  components: SiteComponents;
  /** `mdx`: partials whose names end with `.md` are MDX, too. */
  markdownFormat?: 'detect' | 'mdx';
  /** Looks for the first paragraph of the page. */
  needsExcerpt: boolean;
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

/** Something that becomes a component once the component map is known. */
export type ContentModule = (
  components: Record<string, unknown>,
) => ComponentType<Record<string, unknown>>;

/** Compiles a file and its partials. Throws a `ProblemsError` for what cannot be compiled. */
export async function compileModule(
  source: ModuleSource,
  context: ModuleContext,
): Promise<ContentModule> {
  const normalized = normalizeText(source.text, source.kind);
  const { state } = context;
  const imports = await loadImports(normalized.imports, source.file, context);
  const plugin = pagePlugin({
    file: source.file,
    state,
    headingIds: normalized.headingIds,
    needsExcerpt: context.needsExcerpt,
    onComponent(name) {
      // Each use of a partial has headings of its own: expressions may say different things there.
      for (const heading of imports.get(name)?.headings ?? []) state.headings.push({ ...heading });
    },
  });
  const code = toJavaScript(normalized.text, source, plugin);
  return (components) => {
    const scope = Object.fromEntries(
      [...imports].map(([name, imported]) => [name, imported.value(components)]),
    );
    const Content = evaluateModule(code, scope);
    const all = { ...components, ...scope };
    return (props) => createElement(Content, { ...props, components: all } as ContentProps);
  };
}

function toJavaScript(
  text: string,
  source: ModuleSource,
  plugin: ReturnType<typeof pagePlugin>,
): string {
  const options = {
    mdastPlugins: [plugin],
    outputFormat: 'function-body' as const,
    features: { directive: true, rawHtml: source.kind === 'markdown' },
    optimizeStatic: STATIC_HTML,
  };
  try {
    return source.kind === 'mdx' ? mdxToJs(text, options).code : markdownToJs(text, options).code;
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    throw new ProblemsError([problemOfCompilerError(error, source.file)]);
  }
}

interface LoadedImport {
  value: (components: Record<string, unknown>) => unknown;
  /** Headings of a partial. */
  headings?: readonly PageHeading[];
}

async function loadImports(
  imports: readonly ImportedName[],
  file: string,
  context: ModuleContext,
): Promise<Map<string, LoadedImport>> {
  const loaded = new Map<string, LoadedImport>();
  const problems: Problem[] = [];
  // One after the other: partials add to the shared state, and the output must not depend on timing.
  await collectProblems(imports, problems, async (imported) => {
    loaded.set(imported.local, await loadImport(imported, file, context));
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
      return { value: (map) => map[resolved.name] };
    case 'raw':
      dependencies.add(resolved.file);
      return { value: () => resolved.text };
    case 'component': {
      const value = components[resolved.key]?.[imported.imported];
      if (value === undefined) missingExport(imported, file);
      return { value: () => value };
    }
    case 'partial':
      return loadPartial(resolved.file, placeOfImport(imported, file), context);
  }
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
  place: Place,
  context: ModuleContext,
): Promise<LoadedImport> {
  if (context.stack.includes(file)) {
    fail({
      place,
      message: `The partial ${file} imports itself`,
      remedy: 'Remove one of the imports of the circle.',
    });
  }
  const absolute = path.join(context.root, file);
  const text = await readNamedText({
    path: absolute,
    folders: context,
    name: `Partial ${file}`,
    place,
    remedy: 'Correct the path of the import.',
  });
  context.dependencies.add(absolute);
  const { state } = context;
  // Title and excerpt are those of the page itself; its headings come where it uses the partial.
  const { headings: before, bodyTitle } = state;
  state.headings = [];
  const isMdx = file.endsWith('.mdx') || context.markdownFormat === 'mdx';
  const content = await compileModule(
    { kind: isMdx ? 'mdx' : 'markdown', file, text },
    { ...context, needsExcerpt: false, stack: [...context.stack, file] },
  );
  const { headings } = state;
  Object.assign(state, { headings: before, bodyTitle });
  return { value: (components) => content(components), headings };
}
