import { describe, expect, it } from 'vitest';
import * as english from '../../shared/texts/english.ts';
import type { SitePage } from './site.ts';
import { tagLinks, tagPages } from './tag-pages.ts';

function page(title: string, tags: readonly string[], unlisted = false): SitePage {
  const route = `/${title.toLowerCase()}`;
  return {
    kind: 'doc',
    id: title,
    route,
    title,
    description: `About ${title}`,
    breadcrumbs: [],
    cards: [],
    unlisted,
    keywords: [],
    tags: tagLinks(tags),
  };
}

describe('tagPages', () => {
  it('lists the pages of each tag, and the tags', () => {
    const pages = tagPages([page('B', ['Single sign-on', 'api']), page('A', ['api'])], english);
    expect(pages.map(({ route, title }) => [route, title])).toEqual([
      ['/tags', 'Tags'],
      ['/tags/api', '2 docs tagged with "api"'],
      ['/tags/single-sign-on', 'One doc tagged with "Single sign-on"'],
    ]);
    expect(pages[0]?.cards.map(({ label, description }) => [label, description])).toEqual([
      ['api', '2 docs'],
      ['Single sign-on', 'One doc'],
    ]);
    expect(pages[1]?.cards.map(({ href }) => href)).toEqual(['/b', '/a']);
    expect(pages[1]?.breadcrumbs).toEqual([{ label: 'Tags', href: '/tags' }, { label: 'api' }]);
  });

  it('lists a page once if its front matter repeats a tag', () => {
    const [, api] = tagPages([page('A', ['api', 'api'])], english);
    expect(api?.cards).toHaveLength(1);
  });

  it('makes no pages without tags, and leaves unlisted pages out', () => {
    expect(tagPages([page('A', [])], english)).toEqual([]);
    expect(tagPages([page('A', ['x'], true)], english)).toEqual([]);
  });
});
