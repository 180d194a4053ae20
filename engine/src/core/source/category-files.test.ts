import { expect, test } from 'vitest';
import * as english from '../../shared/texts/english.ts';
import { NO_REDIRECTS } from '../config/schemas/redirects-schema.ts';
import { siteSchema } from '../config/schemas/site-schema.ts';
import { printed, writeSite } from '../files/test-site.ts';
import { checkAgainst } from '../problems/schema-problems.ts';
import { collectSources } from './collect-sources.ts';
import { contentFiles } from './content-files.ts';

async function collect(files: Record<string, string>, production = false) {
  const input = { title: 'A', tagline: 'B', url: 'https://a.example', contentFolder: 'content' };
  const { data } = checkAgainst(siteSchema({}), input, { rootName: 'site' });
  if (data === undefined) throw new Error('the settings of the test are wrong');
  const root = await writeSite(files);
  return collectSources(
    [contentFiles],
    {
      root,
      config: data,
      sidebars: {},
      redirects: NO_REDIRECTS,
      formerAnchors: {},
      configFiles: {},
      plugins: { builtIn: [], own: [], codeHash: '' },
      texts: english,
    },
    { production },
  );
}

test('reads category files in JSON and YAML, by folder with its number prefix', async () => {
  const { categories, sources, problems } = await collect({
    'content/_category_.yaml': '',
    'content/01-maps/_category_.json':
      '{\n\t"label": "Maps",\n\t"position": 2.5,\n\t"link": { "type": "generated-index", "slug": "/maps" }\n}\n',
    'content/01-maps/deep/_category_.yml':
      'label: Deep\nlink: null\ncollapsed: false\ncollapsible: false\nclassName: deep\n',
    'content/01-maps/deep/_category_.md': 'A partial',
    'content/_parts/_category_.yml': 'label: Passed over\n',
  });
  expect(problems).toEqual([]);
  expect(sources).toEqual([]);
  expect([...categories]).toEqual([
    ['01-maps', { label: 'Maps', position: 2.5, link: { type: 'generated-index', slug: '/maps' } }],
    [
      '01-maps/deep',
      { label: 'Deep', link: null, collapsed: false, collapsible: false, className: 'deep' },
    ],
    ['', {}],
  ]);
});

test('says what is wrong with category files, and where', async () => {
  const { categories, problems } = await collect({
    'content/a/_category_.json': '{ "labl": "Maps", "position": "2" }',
    'content/b/_category_.json': '{ "label": "Maps" "position": 2 }',
    'content/c/_category_.yml': 'label: Maps\nlink:\n  type: generated-index\n  slug: maps/\n',
    'content/d/_category_.yml': 'label: Maps\n',
    'content/d/_category_.json': '{}',
    'content/e/_category_.yml': '- Maps\n',
  });
  expect([...categories]).toEqual([['d', {}]]);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "content/a/_category_.json:1:3  labl isn't a known key
        Use label
    content/a/_category_.json:1:31  position must be a number, not '2'
        Use position: 2
    content/b/_category_.json:1:12  The JSON can't be parsed
        Fix it here or just before this point. A comma, quote, or bracket is missing
    content/c/_category_.yml:4:9  link.slug doesn't start with a slash ('maps/')
        Use '/maps'
    content/d/_category_.yml  content/d/_category_.json describes the same folder
        Keep only one of them
    content/e/_category_.yml:1:1  category must be an object, not a list
        Use an object"
  `);
});

test('says which pages are drafts', async () => {
  const files = {
    'content/a.md': '---\ndraft: true\ntitl: wrong\n---\n',
    'content/b.md': '# B',
  };
  const built = await collect(files, true);
  expect(built.drafts.map(({ id }) => id)).toEqual(['a']);
  expect(built.sources.map(({ id }) => id)).toEqual(['b']);
  expect(built.problems).toEqual([]);
  const written = await collect(files);
  expect(written.drafts.map(({ id }) => id)).toEqual(['a']);
  expect(written.sources.map(({ id }) => id)).toEqual(['a', 'b']);
});
