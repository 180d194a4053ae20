import { expect, test } from 'vitest';
import { printed } from '../files/test-site.ts';
import { parseFrontMatter } from './front-matter.ts';

const SITE = {
  config: { editions: ['Basic', 'Plus', 'Premium'] },
  plugins: { builtIn: [], own: [], codeHash: '' },
};

function problemsOf(text: string): string {
  return printed(parseFrontMatter(text, 'docs/a.md', SITE).problems);
}

test('reads every key', () => {
  const text = `---
title: 'Notes: an overview'
description: What the reader gets.
slug: /lamps
id: lamps
sidebar_label: Lamps
sidebar_position: 2.5
displayed_sidebar: null
pagination_label: Lamps
pagination_prev: null
pagination_next: reference/vouchers
hide_title: true
hide_table_of_contents: false
toc_min_heading_level: 2
toc_max_heading_level: 4
keywords: [light, bulb]
image: ./card.png
tags:
  - api
draft: false
unlisted: true
custom_edit_url: null
last_update: { date: 2025-02-27, author: Ana }
availability:
  editions: [Plus, Premium]
  since: '4.10'
  stage: beta
---
Body`;
  const { frontMatter, problems, bodyStart } = parseFrontMatter(text, 'docs/a.md', SITE);
  expect(problems).toEqual([]);
  expect(text.slice(bodyStart)).toBe('Body');
  expect(Object.keys(frontMatter)).toHaveLength(22);
  expect(frontMatter.availability).toEqual({
    editions: ['Plus', 'Premium'],
    since: '4.10',
    stage: 'beta',
  });
  expect(frontMatter.last_update).toEqual({ date: '2025-02-27', author: 'Ana' });
});

test.each([
  ['no front matter', '# Hello\n---\n', 0],
  ['an empty file', '', 0],
  ['empty front matter', '---\n---\nBody', 8],
  ['nothing but front matter', '---\ntitle: A\n---', 16],
  ['Windows line ends', '---\r\ntitle: A\r\n---\r\nBody', 20],
  ['a byte order mark', '\uFEFF---\ntitle: A\n---\nBody', 18],
  ['only a comment', '---\n# later\n---\nBody', 16],
])('%s is fine', (_, text, bodyStart) => {
  expect(parseFrontMatter(text, 'docs/a.md', SITE)).toMatchObject({ problems: [], bodyStart });
});

test('every wrong key has its place and remedy, and what is right is kept', () => {
  const text = `---
title: 404
descripton: A
slug: ../up and away
id: a/b
sidebarLabel: A
sidebar_position: first
hide_title: yes
toc_max_heading_level: 7
keywords: light
tags: [1.10, ok]
layout: wide
draft:
custom_edit_url: null
availability:
  editions: [Big, plus]
  since: 5.10
  stage: alpha
  from: 1
last_update:
  date: yesterday
---
`;
  expect(problemsOf(text)).toMatchInlineSnapshot(`
    "docs/a.md:2:8  title must be a string, not the number 404
        Use title: '404'
    docs/a.md:3:1  descripton isn't a known key
        Use description
    docs/a.md:4:7  slug contains a space, which isn't allowed in URLs ('../up and away')
        Use 'up-and-away'
    docs/a.md:5:5  id must be one word without slashes
        Use id: a-b
    docs/a.md:6:1  sidebarLabel isn't a known key
        Use sidebar_label
    docs/a.md:7:19  sidebar_position must be a number, not 'first'
        Use sidebar_position: a number
    docs/a.md:8:13  hide_title must be true or false, not 'yes'
        Use hide_title: true
    docs/a.md:9:24  toc_max_heading_level must be at most 6, not 7
        Use toc_max_heading_level: 6
    docs/a.md:10:11  keywords must be a list, not 'light'
        Use keywords: ['light']
    docs/a.md:11:8  tags[0] must be a string, not the number 1.1
        Use '1.10'
    docs/a.md:12:1  layout isn't a known key
        Remove it, or use one of: title, description, slug, id, sidebar_label, sidebar_position, displayed_sidebar, pagination_label, pagination_prev, pagination_next, hide_title, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, keywords, image, tags, draft, unlisted, custom_edit_url, last_update, availability
    docs/a.md:13:7  draft has no value
        Use draft: true or false, or remove the key
    docs/a.md:16:14  availability.editions[0] must be one of 'Basic', 'Plus', 'Premium', not 'Big'
        Use one of 'Basic', 'Plus', 'Premium'
    docs/a.md:16:19  availability.editions[1] must be one of 'Basic', 'Plus', 'Premium', not 'plus'
        Use 'Plus'
    docs/a.md:17:10  availability.since must be a string, not the number 5.1
        Use since: '5.10'
    docs/a.md:18:10  availability.stage must be one of 'beta', 'deprecated', not 'alpha'
        Use stage: one of 'beta', 'deprecated'
    docs/a.md:19:3  availability.from isn't a known key
        Remove it, or use one of: editions, since, stage
    docs/a.md:21:9  last_update.date must be a date in the form YYYY-MM-DD ('yesterday')
        For example, use '2025-02-27'"
  `);
  expect(parseFrontMatter(text, 'docs/a.md', SITE).frontMatter).toEqual({
    custom_edit_url: null,
  });
});

test('U+0000 is an error at its value or key, whatever escape it is written with', () => {
  const text = `---
title: "A\\0"
keywords: [a, "\\x00", "b\\u0000"]
availability: { "since\\0": 1 }
---
`;
  expect(problemsOf(text).replaceAll('\0', '<NUL>')).toMatchInlineSnapshot(`
    "docs/a.md:2:8  title contains the character U+0000
        Remove it, because pages can't show it. It might be written as \\0, \\x00, or \\u0000
    docs/a.md:3:15  keywords[1] contains the character U+0000
        Remove it, because pages can't show it. It might be written as \\0, \\x00, or \\u0000
    docs/a.md:3:23  keywords[2] contains the character U+0000
        Remove it, because pages can't show it. It might be written as \\0, \\x00, or \\u0000
    docs/a.md:4:17  availability['since\\0'] contains the character U+0000
        Remove it, because pages can't show it. It might be written as \\0, \\x00, or \\u0000
    docs/a.md:4:17  availability['since<NUL>'] isn't a known key
        Use since"
  `);
});

const malformed: readonly (readonly [string, string])[] = [
  ['not closed', '---\ntitle: A\n\n# Heading\n'],
  ['colon in a value', '---\ntitle: Notes: an overview\n---\n'],
  ['a key twice', '---\ntitle: A\nslug: /a\ntitle: B\n---\n'],
  ['a tab', '---\navailability:\n\tsince: 1\n---\n'],
  ['an open quote', '---\ntitle: "A\n---\n'],
  ['an open bracket', '---\nkeywords: [a, b\ntitle: A\n---\n'],
  ['a list', '---\n- title\n---\n'],
  ['a text', '---\njust words\n---\n'],
  ['a tag', '---\ntitle: !important A\n---\n'],
  ['an alias', '---\ntitle: *bold*\n---\n'],
  ['levels the wrong way round', '---\ntoc_min_heading_level: 4\ntoc_max_heading_level: 3\n---\n'],
  ['a key of the prototype', '---\n__proto__: { draft: true }\nconstructor: 1\n---\n'],
];

test('malformed front matter', () => {
  const reports = malformed.map(([name, text]) => `${name}:\n${problemsOf(text)}`);
  expect(reports.join('\n')).toMatchInlineSnapshot(`
    "not closed:
    docs/a.md:1:1  front matter isn't closed
        Close it with a line of three hyphens. For a horizontal rule at the top, use ***
    colon in a value:
    docs/a.md:2:8  front matter: Nested mappings are not allowed in compact mappings
        Put the value in quotes: title: 'Notes: an overview'
    a key twice:
    docs/a.md:4:1  front matter: Map keys must be unique
        Remove one of the two
    a tab:
    docs/a.md:3:1  front matter: Tabs are not allowed as indentation
        Indent with spaces
    an open quote:
    docs/a.md:2:8  front matter: " isn't closed
        Close the quote or bracket
    an open bracket:
    docs/a.md:2:11  front matter: [ isn't closed
        Close the quote or bracket
    a list:
    docs/a.md:2:1  front matter must be an object, not a list
        Use an object
    a text:
    docs/a.md:2:1  front matter must be an object, not 'just words'
        Use an object
    a tag:
    docs/a.md:2:8  front matter: Unresolved tag: !important
        Quote values that begin with an exclamation mark
    an alias:
    docs/a.md:2:8  front matter: no anchor has this name
        Quote values that begin with an asterisk
    levels the wrong way round:
    docs/a.md:3:24  toc_max_heading_level is below the minimum (3 < 4)
        Use 4 or more
    a key of the prototype:
    docs/a.md:2:1  __proto__ isn't a known key
        Remove it, or use one of: title, description, slug, id, sidebar_label, sidebar_position, displayed_sidebar, pagination_label, pagination_prev, pagination_next, hide_title, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, keywords, image, tags, draft, unlisted, custom_edit_url, last_update, availability
    docs/a.md:3:1  constructor isn't a known key
        Remove it, or use one of: title, description, slug, id, sidebar_label, sidebar_position, displayed_sidebar, pagination_label, pagination_prev, pagination_next, hide_title, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, keywords, image, tags, draft, unlisted, custom_edit_url, last_update, availability"
  `);
});

test('references that multiply are refused', () => {
  const levels = Array.from({ length: 12 }, (_, index) =>
    index === 0
      ? '- &a0 [x, x, x, x, x, x, x, x, x]'
      : `- &a${index} [${`*a${index - 1}, `.repeat(9)}]`,
  );
  expect(
    problemsOf(`---\nkeywords:\n${levels.map((line) => `  ${line}`).join('\n')}\n---\n`),
  ).toMatchInlineSnapshot(`
    "docs/a.md:2:1  front matter uses aliases too many times
        Write out the values instead of using aliases"
  `);
});
