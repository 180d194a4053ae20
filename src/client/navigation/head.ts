/** Head tags of the page on display. */

/** Replaces the tags that belong to a page (`[data-page-head]`) and the title by those of `source`. */
export function replaceHead(source: Document): void {
  for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove();
  document.head.append(...source.head.querySelectorAll('[data-page-head]'));
  document.title = source.title;
}
