import { expect, it } from 'vitest';
import { printed } from '../../files/test-site.ts';
import { EMPTY_PAGE, type SitePage } from '../site.ts';
import { tagLinks } from '../tag-pages.ts';
import { testSource } from '../test-values.ts';
import { checkTags } from './check-tags.ts';

function page(file: string, tags: readonly string[]): SitePage {
  const text = `---\ntitle: A\ntags: ${JSON.stringify(tags)}\n---\n`;
  const source = { ...testSource(file), text };
  const { route } = source;
  const description = 'About A';
  return {
    ...EMPTY_PAGE,
    kind: 'doc',
    id: file,
    route,
    title: 'A',
    description,
    source,
    tags: tagLinks(tags),
  };
}

it('accepts tags that several pages have, and names of objects', () => {
  const tags = ['api', 'C', '日本語', '__proto__', 'constructor'];
  expect(checkTags([page('a.md', tags), page('b.md', tags)])).toEqual([]);
});

it('reports tags that share a route, and tags without one', () => {
  const pages = [page('a.md', ['C++', '!!!']), page('b.md', ['C#', 'API']), page('c.md', ['api'])];
  expect(printed(checkTags(pages))).toMatchInlineSnapshot(`
    "docs/a.md:3:1  The tag "!!!" has no letters or digits, so its page can't have a route
        Add a letter or digit, or remove the tag
    docs/b.md:3:1  The tags "C#" and "C++" both have the route /tags/c
        If they mean the same, spell them the same way. Otherwise, rename one of them
    docs/c.md:3:1  The tags "api" and "API" both have the route /tags/api
        If they mean the same, spell them the same way. Otherwise, rename one of them"
  `);
});
