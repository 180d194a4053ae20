/** Writes the tags of links once their URLs are known. */

import { escapeText } from '../../../shared/safe-text.ts';
import type { BodyLink } from '../../compile/compiled-page.ts';
import { startTag } from '../../compile/html/html-tokens.ts';
import { replaceLinkSlots } from '../../compile/html/link-slots.ts';
import { addressOf } from './addresses.ts';
import type { ResolvedLink } from './resolve-links.ts';

type Attributes = Readonly<Record<string, string>>;

/**
 * Replaces the placeholders of each link `N` in the HTML with the tags of `links[N]`. The link's URL is that of
 * `resolved[N]` after the base path. External links open a new tab and say so, unless the author set a `target`. Links
 * to files have `rel="external"`, which tells the router to ignore them.
 *
 * @param base `''` or a path such as `/docs`
 * @param newTabHint words after the text of a link that opens in a new tab
 * @throws Error if a slot has no link, because the HTML and links are from different pages
 */
export function fillLinks(
  html: string,
  links: readonly Pick<BodyLink, 'attributes'>[],
  resolved: readonly ResolvedLink[],
  base: string,
  newTabHint: string,
): string {
  const hint = `<span class="sr-only"> ${escapeText(newTabHint)}</span>`;
  const tags = resolved.map((link, index) =>
    tagsOf(link, links[index]?.attributes ?? {}, base, hint),
  );
  return replaceLinkSlots(html, (index, which) => {
    const tag = tags[index];
    if (tag === undefined) throw new Error(`No link for slot ${index}`);
    return tag[which];
  });
}

function tagsOf(
  link: ResolvedLink,
  attributes: Attributes,
  base: string,
  hint: string,
): { start: string; end: string } {
  const href = addressOf(link.href, base);
  const all: Attributes = { ...attributes, href, ...addedAttributes(link, attributes) };
  return {
    start: startTag('a', all),
    end: all.target === '_blank' ? `${hint}</a>` : '</a>',
  };
}

/** Returns the attributes for a type of link. The author's values override them. */
function addedAttributes(link: ResolvedLink, written: Attributes): Attributes {
  if (link.kind === 'asset') return { rel: written.rel ?? 'external' };
  if (link.kind !== 'external' || !link.newTab) return {};
  const { target = '_blank', rel = 'noopener noreferrer' } = written;
  return { target, rel };
}
