/**
 * Checks that each tag gets a separate page. Routes contain only a tag's letters, digits, hyphens, and
 * underscores.
 */

import type { Problem } from '../../problems/problems.ts';
import { frontMatterPlace } from '../../source/page-source.ts';
import type { SitePage } from '../site.ts';
import { TAGS_ROUTE } from '../tag-pages.ts';

/** Returns a problem for each tag whose route would be empty or would be the same as another tag's. */
export function checkTags(pages: Iterable<SitePage>): Problem[] {
  const labels = new Map<string, string>();
  return [...pages].flatMap(({ source, tags }) => {
    if (source === undefined) return [];
    const place = frontMatterPlace(source, 'tags');
    return tags.flatMap(({ label, href }): Problem[] => {
      const first = labels.get(href) ?? label;
      labels.set(href, first);
      const breach =
        href === `${TAGS_ROUTE}/` ? withoutRoute(label) : sameRoute(label, first, href);
      return breach === undefined ? [] : [{ severity: 'error', place, ...breach }];
    });
  });
}

function withoutRoute(label: string): Pick<Problem, 'message' | 'remedy'> {
  return {
    message: `The tag "${label}" has no letters or digits, so its page can't have a route`,
    remedy: 'Add a letter or digit, or remove the tag',
  };
}

function sameRoute(
  label: string,
  first: string,
  href: string,
): Pick<Problem, 'message' | 'remedy'> | undefined {
  if (label === first) return undefined;
  return {
    message: `The tags "${label}" and "${first}" both have the route ${href}`,
    remedy: 'If they mean the same, spell them the same way. Otherwise, rename one of them',
  };
}
