/** Writes a page's body once everything in it is known except for the targets of its links. */
import type { Texts } from '../../shared/texts/texts.ts';
import type { CompiledPage } from './compiled-page.ts';
import { type AnnotateCode, annotateCode } from './html/annotate-code.ts';
import { type HtmlToken, writeHtml } from './html/html-tokens.ts';
import { type LinkSources, takeLinks } from './html/take-links.ts';
import { SOURCE_ELEMENT } from './html-to-markdown/blocks.ts';
import { markdownBody } from './html-to-markdown/html-to-markdown.ts';
import type { PageTexts } from './place-of.ts';

/**
 * Returns the HTML and the Markdown with slots for links, the links with their locations, and all ids as
 * anchors.
 *
 * @param sources locations of links that are already known. Other links are searched for in the page's text.
 * @param hooks annotate the page's code
 */
export function finishBody(
  tokens: readonly HtmlToken[],
  page: PageTexts,
  texts: Texts,
  sources?: LinkSources,
  hooks: readonly AnnotateCode[] = [],
): Pick<CompiledPage, 'html' | 'markdown' | 'links' | 'anchors'> {
  const annotated = annotateCode(tokens, page.file, hooks);
  const { tokens: slotted, links, anchors } = takeLinks(annotated, page, sources);
  return {
    html: writeHtml(slotted.filter(isInHtml)),
    markdown: markdownBody(slotted, texts),
    links,
    anchors,
  };
}

/** False for the element with the source of a rendered block, which only the page's Markdown needs. */
function isInHtml(token: HtmlToken): boolean {
  return !('name' in token && token.name === SOURCE_ELEMENT);
}
