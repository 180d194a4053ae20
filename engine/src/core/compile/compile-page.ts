/**
 * A page's source to a compiled page: Markdown or MDX → JavaScript → React → HTML, once.
 *
 * The result depends on the source, the files it refers to and the compile environment only, never
 * on other pages: links stay slots (see `PageLink`) until the site is assembled.
 */

import path from 'node:path';
import { createElement } from 'react';
import type { Texts } from '../../shared/texts/texts.ts';
import type { ContentComponents } from '../../shared/theme.ts';
import type { FormerAnchors } from '../config/types.ts';
import type { SiteFolders } from '../files/locate-file.ts';
import { lastingErrors } from '../problems/levels.ts';
import { collectProblems, type Problem, ProblemsError } from '../problems/problems.ts';
import { isKnownLanguage, loadHighlighter } from './code/highlight.ts';
import { readSnippet } from './code/snippet.ts';
import { problemOfRenderError } from './compile-error.ts';
import type { CompiledPage } from './compiled-page.ts';
import { BUILT_IN_NAMES, contentComponents } from './content-components.tsx';
import { breakNames } from './html/break-names.ts';
import { readScopes } from './html/file-scopes.ts';
import { fillFiles } from './html/fill-files.ts';
import { addFormerAnchors } from './html/former-anchors.ts';
import { readHtml } from './html/html-tokens.ts';
import { fillContents } from './html/inline-contents.ts';
import { type HeadingSlot, nameHeadings } from './html/name-headings.ts';
import { nestingProblem, readMarkup } from './html/page-markup.ts';
import { sectionsOf } from './html/sections.ts';
import { takeLinks } from './html/take-links.ts';
import { uniqueIds } from './html/unique-ids.ts';
import { type ImageContext, type ResolvedImage, resolveImage } from './images/resolve-image.ts';
import { type AllMarkdownHooks, NO_MARKDOWN_HOOKS, type RenderedBlock } from './markdown-hooks.ts';
import { compileModule, type ModuleSource, type SiteComponents } from './module/compile-module.ts';
import type { PageState } from './module/page-state.ts';
import { staticHtml } from './module/static-html.ts';
import { renderBody } from './render-body.ts';
import { runLimited } from './run-limited.ts';
import { type HeadingLevels, nestHeadings } from './table-of-contents.ts';

/** Everything besides the page that its result depends on. */
export interface CompileEnvironment extends ImageContext {
  theme: ContentComponents;
  components: SiteComponents;
  /** Components that plugins add, by name. */
  added?: Readonly<Record<string, unknown>>;
  texts: Texts;
  /** Default `detect`: names that end with `.mdx` are MDX, with `.md` Markdown. */
  markdownFormat?: 'detect' | 'mdx';
  /** What plugins change. */
  markdown?: AllMarkdownHooks;
}

export interface CompileInput extends ModuleSource, HeadingLevels {
  /** The page's title, which its sections are found under. */
  title: string;
  /** False for pages with a description: nobody asks for their first paragraph. */
  needsExcerpt: boolean;
  route: string;
  /** True if nothing shows the page's title, so that the body has its own. */
  hidesTitle?: boolean;
  formerAnchors?: FormerAnchors;
}

/**
 * Compiles one page. Throws a `ProblemsError` with everything that is wrong with it; warnings are
 * part of the result.
 */
export async function compilePage(
  input: CompileInput,
  environment: CompileEnvironment,
): Promise<CompiledPage> {
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
  await fillSnippets(state, environment, dependencies);
  const images = await loadImages(state, environment);
  const blocks = await renderBlocks(state, hooks, environment.theme);
  reportUnknownLanguages(state, hooks);
  reportUnknownWords(state);
  throwOnLasting(state.problems);

  const highlight = await loadHighlighter(languagesOf(state));
  const statics = staticHtml();
  const { slots } = state;
  const { theme, texts } = environment;
  const headings: HeadingSlot[] = [];
  const resources = { slots, headings, theme, texts, images, blocks, highlight };
  const componentsOf = remember((file: string) => ({
    ...contentComponents(resources, file),
    ...environment.added,
    ...environment.components.index,
    ...statics.components,
  }));
  const draw = () => renderBody(createElement(content(componentsOf).default));
  const drawn = statics.fill(render(draw, input, environment.root));
  const textOf = (file: string) => state.texts.get(file) ?? '';
  const page = { file: input.file, textOf };
  const titles = state.bodyTitle === undefined && !input.hidesTitle ? 0 : 1;
  const scoped = readScopes(readHtml(drawn));
  const tooDeep = nestingProblem(scoped, page);
  if (tooDeep !== undefined) throw new ProblemsError([...state.problems, tooDeep]);
  const markup = readMarkup(scoped, page, titles);
  const named = nameHeadings(markup.tokens, headings);
  const listed = fillContents(named.tokens, slots, named.headings);
  const tokens = breakNames(uniqueIds(listed));
  const anchored = addFormerAnchors(tokens, input.formerAnchors ?? {}, input.route);
  const filled = await fillFiles(anchored.tokens, images, page, environment);
  const problems = [
    ...state.problems,
    ...markup.problems,
    ...named.problems,
    ...anchored.problems,
    ...filled.problems,
  ];
  throwOnLasting(problems);
  const body = takeLinks(filled.tokens, state.links, page, state.writtenLinks);
  const pictures = [...filled.images.values()];
  for (const { file } of [...pictures, ...filled.files]) {
    if (file !== undefined) dependencies.add(file);
  }
  return {
    ...body,
    bodyTitle: state.bodyTitle,
    excerpt: state.excerpt,
    tableOfContents: nestHeadings(named.headings, input),
    assets: [...pictures, ...filled.files].flatMap((each) => each.assets),
    dependencies: [...dependencies].map((file) => path.relative(environment.root, file)).sort(),
    sections: sectionsOf(filled.tokens, input.title),
    embeds: markup.embeds,
    problems,
  };
}

/** Throws if there is an error that no setting of the site can turn into a warning. */
function throwOnLasting(problems: readonly Problem[]): void {
  if (lastingErrors(problems).length > 0) throw new ProblemsError(problems);
}

/** The same function, run once for each value. */
function remember<Result>(make: (key: string) => Result): (key: string) => Result {
  const made = new Map<string, Result>();
  return (key) => {
    const result = made.get(key) ?? make(key);
    made.set(key, result);
    return result;
  };
}

function emptyState(): PageState {
  return {
    slots: [],
    modules: 0,
    bodyTitle: undefined,
    excerpt: '',
    images: new Map(),
    texts: new Map(),
    links: new Map(),
    writtenLinks: new Map(),
    languages: new Set(),
    problems: [],
  };
}

async function fillSnippets(
  { slots, problems }: PageState,
  folders: SiteFolders,
  dependencies: Set<string>,
): Promise<void> {
  await collectProblems(slots, problems, async (slot) => {
    if (slot.kind !== 'code' || slot.fence.file === undefined) return;
    const snippet = await readSnippet(slot.fence.file, slot.place.file, folders, slot.place);
    dependencies.add(snippet.file);
    slot.fence = { ...slot.fence, code: snippet.code };
  });
}

async function loadImages(
  state: PageState,
  environment: CompileEnvironment,
): Promise<Map<string, ResolvedImage>> {
  const images = new Map<string, ResolvedImage>();
  await collectProblems(state.images, state.problems, async ([key, { src, place }]) => {
    images.set(key, { props: { src }, assets: [] });
    images.set(key, await resolveImage(src, place.file, place, environment));
  });
  return images;
}

/** Returns the elements of code blocks that plugins render, by slot index. */
async function renderBlocks(
  { slots, problems }: PageState,
  { codeBlocks }: AllMarkdownHooks,
  theme: ContentComponents,
): Promise<Map<number, RenderedBlock>> {
  const blocks = new Map<number, RenderedBlock>();
  await collectProblems(slots.entries(), problems, async ([index, slot]) => {
    const renderBlock = slot.kind === 'code' ? codeBlocks[slot.fence.language] : undefined;
    if (slot.kind !== 'code' || renderBlock === undefined) return;
    const block = await renderBlock({ code: slot.fence.code, place: slot.place, theme });
    blocks.set(index, block);
    problems.push(...block.problems);
  });
  return blocks;
}

function reportUnknownWords(state: PageState): void {
  for (const slot of state.slots) {
    // Words of a language that only another tool has are that tool's.
    if (slot.kind !== 'code' || !isKnownLanguage(slot.fence.language)) continue;
    for (const { word, nearest } of slot.fence.unknownWords) {
      state.problems.push({
        severity: 'warning',
        kind: 'unknown-word',
        place: slot.place,
        message: `\`${word}\` isn't a known code block option`,
        remedy: nearest === undefined ? 'Remove it.' : `Did you mean \`${nearest}\`?`,
      });
    }
  }
}

function reportUnknownLanguages(state: PageState, { codeBlocks }: AllMarkdownHooks): void {
  for (const slot of state.slots) {
    if (
      slot.kind !== 'code' ||
      codeBlocks[slot.fence.language] !== undefined ||
      isKnownLanguage(slot.fence.language)
    )
      continue;
    state.problems.push({
      severity: 'warning',
      kind: 'unknown-language',
      place: slot.place,
      message: `The language \`${slot.fence.language}\` is unknown, so the code has no syntax highlighting`,
      remedy: 'Use a language that Prism supports, or `text`.',
    });
  }
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
