/** Several bodies of a page as one. */
import type { BodyLink, CompiledPage } from '../compiled-page.ts';
import { linkEnd, linkStart, replaceLinkSlots } from './link-slots.ts';

/** Joins bodies in their order; the slots of links go on counting. */
export function joinParts(
  parts: readonly Pick<CompiledPage, 'html' | 'links'>[],
): Pick<CompiledPage, 'html' | 'links'> {
  let html = '';
  const links: BodyLink[] = [];
  for (const part of parts) {
    const before = links.length;
    html += replaceLinkSlots(part.html, (index, which) =>
      which === 'start' ? linkStart(index + before) : linkEnd(index + before),
    );
    links.push(...part.links);
  }
  return { html, links };
}
