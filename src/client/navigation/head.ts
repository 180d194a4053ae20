/** Head tags of the page on display. */

import * as attributes from '../../shared/attributes.ts';

/** Replaces the tags that belong to a page (`[data-page-head]`) and the title by those of `source`. */
export function replaceHead(source: Document): void {
  for (const old of document.head.querySelectorAll(`[${attributes.PAGE_HEAD}]`)) old.remove();
  document.head.append(...source.head.querySelectorAll(`[${attributes.PAGE_HEAD}]`));
  document.title = source.title;
}
