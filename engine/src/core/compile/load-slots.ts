/** Loads what a page's slots need before the page can be rendered: snippets, images, and rendered code blocks. */
import type { ContentComponents } from '../../shared/theme.ts';
import type { SiteFolders } from '../files/locate-file.ts';
import { collectProblems } from '../problems/problems.ts';
import { isKnownLanguage, nearestLanguage } from './code/highlight.ts';
import { readSnippet } from './code/snippet.ts';
import { type ImageContext, type ResolvedImage, resolveImage } from './images/resolve-image.ts';
import type { MarkdownHooks, RenderedBlock } from './markdown-hooks.ts';
import type { PageState } from './page-state.ts';

type CodeBlocks = MarkdownHooks['codeBlocks'];

export interface LoadedSlots {
  images: Map<string, ResolvedImage>;
  /** Code blocks that plugins have rendered, by slot index. */
  blocks: Map<number, RenderedBlock>;
}

/** Fills the slots of snippets, and adds all problems to the page's state. */
export async function loadSlots(
  state: PageState,
  environment: ImageContext & { theme: ContentComponents },
  { codeBlocks }: Pick<MarkdownHooks, 'codeBlocks'>,
  dependencies: Set<string>,
): Promise<LoadedSlots> {
  await fillSnippets(state, environment, dependencies);
  const images = await loadImages(state, environment);
  const blocks = await renderBlocks(state, codeBlocks, environment.theme);
  reportUnknownLanguages(state, codeBlocks);
  reportUnknownWords(state);
  return { images, blocks };
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
  environment: ImageContext,
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
  codeBlocks: CodeBlocks,
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
    // Problems with options are ignored if the language is unknown, because the options may belong to a different tool.
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

function reportUnknownLanguages(state: PageState, codeBlocks: CodeBlocks): void {
  for (const slot of state.slots) {
    if (
      slot.kind !== 'code' ||
      codeBlocks[slot.fence.language] !== undefined ||
      isKnownLanguage(slot.fence.language)
    )
      continue;
    const nearest = nearestLanguage(slot.fence.language);
    state.problems.push({
      severity: 'warning',
      kind: 'unknown-language',
      place: slot.place,
      message: `The language \`${slot.fence.language}\` is unknown, so the code has no syntax highlighting`,
      remedy:
        nearest === undefined
          ? 'Use a language that Prism supports, or `text`.'
          : `Did you mean \`${nearest}\`? For no highlighting, use \`text\`.`,
    });
  }
}
