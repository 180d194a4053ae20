import type { HeadTagView } from '../../../shared/view.ts';
import type { SiteHeadTag } from '../../config/types.ts';
import { addressOf } from '../links/addresses.ts';

/** Returns tags with the base path in the routes that links lead to. */
export function headTags(tags: readonly SiteHeadTag[], base: string): HeadTagView[] {
  return tags.map((tag) => {
    const { href } = tag.attributes;
    if (href === undefined) return tag;
    return { ...tag, attributes: { ...tag.attributes, href: addressOf(href, base) } };
  });
}
