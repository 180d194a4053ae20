/** The head tags of the page on display. */

import * as attributes from '../../shared/attributes.ts';

/** Replaces the title and the page's tags (`[data-page-head]`) with the title and tags in `source`. */
export function replaceHead(source: Document): void {
  for (const old of document.head.querySelectorAll(`[${attributes.PAGE_HEAD}]`)) old.remove();
  document.head.append(...source.head.querySelectorAll(`[${attributes.PAGE_HEAD}]`));
  document.title = source.title;
}

/**
 * Adds the styles that `source` has and this document doesn't, each in its position in the cascade, so that the
 * new page is never shown without them. Styles of earlier pages stay.
 */
export function addStyles(source: Document): void {
  for (const style of stylesOf(source)) {
    const own = stylesOf(document);
    if (own.some((each) => placeOf(each) === placeOf(style))) continue;
    const next = own.find((each) => placeOf(each) > placeOf(style));
    document.head.insertBefore(document.adoptNode(style), next ?? null);
  }
}

function stylesOf({ head }: Document): HTMLElement[] {
  return [...head.querySelectorAll<HTMLElement>(`[${attributes.STYLES}]`)];
}

function placeOf({ dataset }: HTMLElement): number {
  return Number(dataset.styles);
}
