/** Writes the tags of links when their URLs are known. */

import { escapeText } from '../../../shared/safe-text.ts';
import type { BodyLink } from '../../compile/compiled-page.ts';
import { startTag } from '../../compile/html/html-tokens.ts';
import { replaceLinkSlots } from '../../compile/html/link-slots.ts';
import { addressOf } from './addresses.ts';
import type { ResolvedLink } from './resolve-links.ts';

type Attributes = Readonly<Record<string, string>>;

/**
 * Returns the HTML with the tags of `links[N]` in place of the slots of link N, with the address that
 * `resolved[N]` says, base path applied.
 * External links open a new tab and say so, unless the writer set a `target`; files are marked
 * `rel="external"`, which keeps the router's hands off.
 *
 * @param base `''` or `/docs`
 * @param newTabHint words that follow the text of a link that opens in a new tab
 * @throws Error when a slot has no link: HTML and links are not of the same page
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
