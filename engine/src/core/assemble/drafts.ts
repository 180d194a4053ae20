/** Pages with `draft: true`: what leads to them, and what to do about it. */
import type { PageSource } from '../source/page-source.ts';

/** Continues "…, which". */
export const IS_DRAFT = "is a draft, so it isn't published";

/** Says what ends the state. */
export function finishDraft({ file }: Pick<PageSource, 'file'>): string {
  return `Remove draft: true from ${file} when the page is finished`;
}

/** True for pages that only drafts may lead to. */
export function isKeptFrom(
  page: { source?: PageSource },
  target: PageSource | undefined,
  drafts: readonly PageSource[],
): boolean {
  return target !== undefined && drafts.includes(target) && page.source?.frontMatter.draft !== true;
}
