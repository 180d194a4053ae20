/**
 * Compiles a page's source: Markdown or MDX to JavaScript, React elements, and HTML.
 *
 * The result depends only on the source, the files that it refers to, and the compile environment. It never depends on
 * other pages, because links stay slots (see `PageLink`) until the site is assembled.
 */

import path from 'node:path';
import { createElement } from 'react';
import { remember } from '../../shared/remember.ts';
import type { Texts } from '../../shared/texts/texts.ts';
import type { ContentComponents } from '../../shared/theme.ts';
import type { FormerAnchors } from '../config/types.ts';
import { lastingErrors } from '../problems/levels.ts';
import { type Problem, ProblemsError } from '../problems/problems.ts';
import { BUILT_IN_NAMES } from './built-in-components.tsx';
import { loadHighlighter } from './code/highlight.ts';
import { problemOfRenderError } from './compile-error.ts';
import type { CompiledPage } from './compiled-page.ts';
import { contentComponents } from './content-components.tsx';
import { finishBody } from './finish-body.ts';
import { assignHeadingIds, type HeadingSlot } from './html/assign-heading-ids.ts';
import { breakNames } from './html/break-names.ts';
import { readScopes } from './html/file-scopes.ts';
import { fillFiles } from './html/fill-files.ts';
import { addFormerAnchors } from './html/former-anchors.ts';
import { readHtml } from './html/html-tokens.ts';
import { fillContents } from './html/inline-contents.ts';
import { nestingProblem, readMarkup } from './html/page-markup.ts';
import { sectionsOf } from './html/sections.ts';
import { uniqueIds } from './html/unique-ids.ts';
import type { ImageContext } from './images/resolve-image.ts';
import { type LoadedSlots, loadSlots } from './load-slots.ts';
import { type MarkdownHooks, NO_MARKDOWN_HOOKS } from './markdown-hooks.ts';
import { compileModule, type ModuleSource } from './markdown-to-module/compile-module.ts';
import type { ContentModule, SiteComponents } from './markdown-to-module/load-imports.ts';
import { staticHtml } from './markdown-to-module/static-html.ts';
import type { PageState } from './page-state.ts';
import { renderBody } from './render-body.ts';
import { runLimited } from './run-limited.ts';
import { type HeadingLevels, nestHeadings } from './table-of-contents.ts';

/** Everything that the result depends on, apart from the page itself. */
export interface CompileEnvironment extends ImageContext {
  theme: ContentComponents;
  components: SiteComponents;
  texts: Texts;
  /** By default, `detect`: files that end with `.mdx` are MDX, and files that end with `.md` are Markdown. */
  markdownFormat?: 'detect' | 'mdx';
  /** Markdown plugins and code blocks from plugins. */
  markdown?: MarkdownHooks;
}

export interface CompileInput extends ModuleSource, HeadingLevels {
  /** The page's title, which search shows with its sections. */
  title: string;
  /** False for pages with a description, whose first paragraph isn't needed. */
  needsExcerpt: boolean;
  route: string;
  /** True if the body contains its own title, so that none is shown above the body. */
  hidesTitle?: boolean;
  formerAnchors?: FormerAnchors;
}

/** A page that is being compiled. */
interface PageInProgress {
  input: CompileInput;
  environment: CompileEnvironment;
  state: PageState;
  dependencies: Set<string>;
}

/** Compiles a page. Throws a `ProblemsError` with all errors. Warnings are part of the result. */
export async function compilePage(
  input: CompileInput,
  shared: CompileEnvironment,
): Promise<CompiledPage> {
  const missing = new Set<string>();
  const environment = { ...shared, missing };
  const state = emptyState();
  const hooks = environment.markdown ?? NO_MARKDOWN_HOOKS;
  const dependencies = new Set<string>();
  const content = await compileModule(input, {
    root: environment.root,
    allowRead: environment.allowRead,
    state,
    builtins: BUILT_IN_NAMES,
    components: environment.components,
    markdownFormat: environment.markdownFormat,
    plugins: hooks,
    needsExcerpt: input.needsExcerpt,
    hidesTitle: input.hidesTitle,
    dependencies,
    stack: [input.file],
  });
  const loaded = await loadSlots(state, environment, hooks, dependencies);
  throwOnLasting(state.problems);
  const page = { input, environment, state, dependencies };
  const rendered = await renderContent(content, page, loaded);
  return finishPage(rendered, page, loaded);
}

interface RenderedContent {
  html: string;
  /** Slots of the headings, in the order in which they were rendered. */
  headings: readonly HeadingSlot[];
}

async function renderContent(
  content: ContentModule,
  { input, environment, state }: PageInProgress,
  { images, blocks }: LoadedSlots,
): Promise<RenderedContent> {
  const highlight = await loadHighlighter(languagesOf(state));
  const statics = staticHtml();
  const { slots } = state;
  const { theme, texts } = environment;
  const headings: HeadingSlot[] = [];
  const resources = { slots, headings, theme, texts, images, blocks, highlight };
  const componentsOf = remember((file: string) => ({
    ...contentComponents(resources, file),
    ...environment.components.index,
    ...statics.components,
  }));
  const draw = () => renderBody(createElement(content(componentsOf).default));
  return { html: statics.fill(render(draw, input, environment.root)), headings };
}

/** Completes the rendered HTML with ids, files, and link slots. */
async function finishPage(
  { html, headings }: RenderedContent,
  { input, environment, state, dependencies }: PageInProgress,
  { images }: LoadedSlots,
): Promise<CompiledPage> {
  const page = { file: input.file, textOf: (file: string) => state.texts.get(file) ?? '' };
  const titles = state.bodyTitle === undefined && !input.hidesTitle ? 0 : 1;
  const scoped = readScopes(readHtml(html));
  const tooDeep = nestingProblem(scoped, page);
  if (tooDeep !== undefined) throw new ProblemsError([...state.problems, tooDeep]);
  const markup = readMarkup(scoped, page, titles);
  const named = assignHeadingIds(markup.tokens, headings);
  const listed = fillContents(named.tokens, state.slots, named.headings);
  const tokens = breakNames(uniqueIds(listed));
  const anchored = addFormerAnchors(tokens, input.formerAnchors ?? {}, input.route);
  const filled = await fillFiles(anchored.tokens, images, page, environment);
  const problems = [
    ...state.problems,
    ...[markup, named, anchored, filled].flatMap((step) => step.problems),
  ];
  throwOnLasting(problems);
  const hooks = environment.markdown?.annotateCode;
  const body = finishBody(filled.tokens, page, environment.texts, state.links, hooks);
  const files = [...filled.images.values(), ...filled.files];
  for (const { file } of files) if (file !== undefined) dependencies.add(file);
  // Once a missing file exists, the page has to be compiled again.
  for (const file of environment.missing ?? []) dependencies.add(file);
  return {
    ...body,
    bodyTitle: state.bodyTitle,
    excerpt: state.excerpt,
    tableOfContents: nestHeadings(named.headings, input),
    assets: files.flatMap((each) => each.assets),
    dependencies: [...dependencies].map((file) => path.relative(environment.root, file)).sort(),
    sections: sectionsOf(filled.tokens, input.title),
    embeds: markup.embeds,
    problems,
  };
}

/** Throws a `ProblemsError` if there's an error that no setting can turn into a warning. */
function throwOnLasting(problems: readonly Problem[]): void {
  if (lastingErrors(problems).length > 0) throw new ProblemsError(problems);
}

function emptyState(): PageState {
  return {
    slots: [],
    modules: 0,
    bodyTitle: undefined,
    excerpt: '',
    images: new Map(),
    texts: new Map(),
    links: { marked: [], others: new Map() },
    languages: new Set(),
    problems: [],
  };
}

function languagesOf(state: PageState): Set<string> {
  const fences = state.slots.flatMap((slot) => (slot.kind === 'code' ? [slot.fence.language] : []));
  return new Set([...state.languages, ...fences]);
}

function render(work: () => string, input: CompileInput, root: string): string {
  try {
    return runLimited(work);
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    throw new ProblemsError([problemOfRenderError(error, input, root, BUILT_IN_NAMES)]);
  }
}
