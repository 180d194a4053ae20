/** Puts final addresses into the link slots of compiled HTML. */
import { addressOf } from './addresses.ts';
import type { ResolvedLink } from './check-links.ts';

/**
 * The start tag of a link with a slot (attributes before and after `href`), or an end tag. HTML forbids
 * links in links (parsers close the outer one), so the next `</a>` belongs to the last start tag. Quoted
 * values may hold `>`; each character fits one alternative only and a tag ends at `<` at the latest, so
 * the pattern never looks far in vain.
 */
const LINK_TAG =
  /<a(?=\s)((?:[^<>"']|"[^"]*"|'[^']*')*?)\shref="link:(\d+)"((?:[^<>"']|"[^"]*"|'[^']*')*)>|<\/a>/g;

const ATTRIBUTE = /\s+([^\s=>"'/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Attributes that make sense on links only. */
const LINK_ATTRIBUTES = new Set([
  'target',
  'rel',
  'download',
  'hreflang',
  'ping',
  'referrerpolicy',
]);

const NEW_TAB_HINT = '<span class="visually-hidden"> (opens in a new tab)</span>';

/**
 * Returns the HTML with every slot `link:N` replaced by the address of `resolved[N]`, base path
 * applied. External links open a new tab and say so, unless the writer set a `target`; files are
 * marked `rel="external"`, which keeps the router's hands off; links to planned pages become
 * `<span data-planned>` with the link's other attributes.
 *
 * @param base `''` or `/docs`
 * @throws Error when a slot has no link: HTML and links are not of the same page
 */
export function fillLinks(html: string, resolved: readonly ResolvedLink[], base: string): string {
  let endTag = '</a>';
  return html.replace(LINK_TAG, (tag, before: string, index: string | undefined, after: string) => {
    if (index === undefined) {
      const end = endTag;
      endTag = '</a>';
      return end;
    }
    const link = resolved[Number(index)];
    if (link === undefined) throw new Error(`No link for the slot of ${tag}`);
    if (link.kind === 'planned') {
      endTag = '</span>';
      return `<span data-planned${withoutLinkAttributes(before + after)}>`;
    }
    const added = addedAttributes(link, before + after);
    endTag = opensNewTab(added + before + after) ? `${NEW_TAB_HINT}</a>` : '</a>';
    const href = escapeAttribute(addressOf(link.href, base));
    return `<a${before} href="${href}"${after}${added}>`;
  });
}

function withoutLinkAttributes(attributes: string): string {
  return [...attributes.matchAll(ATTRIBUTE)]
    .filter(([, name = '']) => !LINK_ATTRIBUTES.has(name.toLowerCase()))
    .map(([attribute]) => attribute)
    .join('');
}

/** What the kind of link adds to the attributes the writer gave; the writer's own values win. */
function addedAttributes(link: ResolvedLink, attributes: string): string {
  if (link.kind === 'asset') return hasAttribute(attributes, 'rel') ? '' : ' rel="external"';
  if (link.kind !== 'external' || !link.newTab) return '';
  const target = hasAttribute(attributes, 'target') ? '' : ' target="_blank"';
  return hasAttribute(attributes, 'rel') ? target : `${target} rel="noopener noreferrer"`;
}

function opensNewTab(attributes: string): boolean {
  return attributeValue(attributes, 'target')?.replace(/["']/g, '') === '_blank';
}

function hasAttribute(attributes: string, name: string): boolean {
  return attributes.includes(name) && attributeValue(attributes, name) !== undefined;
}

/** Value as written, with its quotes; `''` for an attribute without value. */
function attributeValue(attributes: string, name: string): string | undefined {
  for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (attribute.toLowerCase() === name) return value;
  }
  return undefined;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
