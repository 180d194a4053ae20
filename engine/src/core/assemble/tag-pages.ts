/** Pages that list the pages with a tag: `/tags/<tag>` for each tag in front matter, and `/tags`. */

import Slugger from 'github-slugger';
import type { Texts } from '../../shared/texts/texts.ts';
import type { CategoryCard, PageLinkView } from '../../shared/view.ts';
import { EMPTY_PAGE, type SitePage } from './site.ts';

export const TAGS_ROUTE = '/tags';

/** Returns a page's links to the pages of its tags. Their URLs are routes. */
export function tagLinks(tags: readonly string[]): PageLinkView[] {
  return [...new Set(tags)].map((label) => ({
    label,
    href: `${TAGS_ROUTE}/${new Slugger().slug(label)}`,
  }));
}

/** Returns the tag pages, or an empty list if no page has tags. Ignores unlisted pages. */
export function tagPages(pages: Iterable<SitePage>, texts: Texts): SitePage[] {
  const tagged = new Map<string, { label: string; cards: CategoryCard[] }>();
  for (const page of pages) {
    if (page.unlisted) continue;
    for (const { label, href } of page.tags) {
      const group = tagged.get(href) ?? { label, cards: [] };
      group.cards.push(cardOf(page));
      tagged.set(href, group);
    }
  }
  if (tagged.size === 0) return [];
  const groups = [...tagged].sort(([, a], [, b]) => a.label.localeCompare(b.label, 'en'));
  const all = { label: texts.tagsPage, href: TAGS_ROUTE };
  const index = listPage(
    TAGS_ROUTE,
    texts.tagsPage,
    texts.tagsPageDescription,
    groups.map(([href, { label, cards }]) => ({
      kind: 'category',
      label,
      href,
      description: texts.countOfDocs(cards.length),
    })),
    [{ label: texts.tagsPage }],
  );
  return [
    index,
    ...groups.map(([route, { label, cards }]) => {
      const title = texts.tagPage(cards.length, label);
      const description = texts.tagPageDescription(label);
      return listPage(route, title, description, cards, [all, { label }]);
    }),
  ];
}

function cardOf({ title, route, description }: SitePage): CategoryCard {
  return { kind: 'page', label: title, href: route, description };
}

function listPage(
  route: string,
  title: string,
  description: string,
  cards: readonly CategoryCard[],
  breadcrumbs: SitePage['breadcrumbs'],
): SitePage {
  return {
    ...EMPTY_PAGE,
    kind: 'category',
    id: route,
    route,
    title,
    description,
    breadcrumbs,
    cards,
  };
}
