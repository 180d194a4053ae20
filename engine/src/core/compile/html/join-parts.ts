/** Joins several bodies of a page. */
import type { BodyLink, CompiledPage } from '../compiled-page.ts';
import { linkEnd, linkStart, replaceLinkSlots } from './link-slots.ts';

type Body = Pick<CompiledPage, 'html' | 'markdown' | 'links'>;

/** Joins bodies in order, and renumbers their link slots. */
export function joinParts(parts: readonly Body[]): Body {
  let html = '';
  const texts: string[] = [];
  const links: BodyLink[] = [];
  for (const part of parts) {
    const renumbered = (text: string) =>
      replaceLinkSlots(text, (index, which) => {
        const slot = which === 'start' ? linkStart : linkEnd;
        return slot(index + links.length);
      });
    html += renumbered(part.html);
    texts.push(renumbered(part.markdown));
    links.push(...part.links);
  }
  return { html, markdown: texts.filter((text) => text !== '').join('\n\n'), links };
}
