/** Messages about pages with `draft: true`, and about the links and redirects that lead to them. */
import type { PageSource } from '../source/page-source.ts';

/** Continues a sentence that ends in "…, which". */
export const IS_DRAFT = "is a draft, so it isn't published";

/** Returns a remedy that tells authors how to publish a draft. */
export function finishDraft({ file }: Pick<PageSource, 'file'>): string {
  return `Remove draft: true from ${file} when the page is finished`;
}

/** True if the target is a draft and the page isn't. Only drafts can lead to drafts. */
export function isKeptFrom(
  page: { source?: PageSource },
  target: PageSource | undefined,
  drafts: readonly PageSource[],
): boolean {
  return target !== undefined && drafts.includes(target) && page.source?.frontMatter.draft !== true;
}
