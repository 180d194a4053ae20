import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as english from '../../shared/texts/english.ts';
import { NO_REDIRECTS } from '../config/schemas/redirects-schema.ts';
import { siteSchema } from '../config/schemas/site-schema.ts';
import type { SiteDefinition } from '../config/types.ts';
import { printed, rejectedProblems, writeSite } from '../files/test-site.ts';
import { checkAgainst } from '../problems/schema-problems.ts';
import { collectSources } from './collect-sources.ts';
import { componentPages } from './component-pages.ts';
import { contentFiles } from './content-files.ts';

const LOADERS = [contentFiles, componentPages];

function define(root: string, settings: object = {}): SiteDefinition {
  const input = { title: 'Acme', tagline: 'All', url: 'https://acme.example', ...settings };
  const { data } = checkAgainst(siteSchema({}), input, { rootName: 'site' });
  if (data === undefined) throw new Error('the settings of the test are wrong');
  return {
    root,
    config: data,
    sidebars: {},
    redirects: NO_REDIRECTS,
    formerAnchors: {},
    configFiles: {},
    plugins: { builtIn: [], own: [], codeHash: '' },
    texts: english,
  };
}

test('collects content and component pages in the order of their files', async () => {
  const root = await writeSite({
    'docs/welcome.mdx': '---\ntitle: Welcome\nslug: /\n---\n',
    'docs/reference/02-vouchers.md': 'Text\n\n# Vouchers of `users`\n',
    'docs/reference/index.md': '---\nsidebar_position: 7\n---\n',
    'docs/reference/_shared.md': '# Partial',
    'docs/_snippets/a.md': '# Partial',
    'docs/.hidden/a.md': '# Hidden',
    'docs/reference/image.png': '',
    'site/pages/search.tsx': '',
    'site/pages/_parts.tsx': '',
    'site/pages/map.island.tsx': '',
    'site/pages/map.test.tsx': '',
    'site/pages/status/index.tsx': '',
  });
  const { sources, problems } = await collectSources(LOADERS, define(root));
  expect(problems.map(({ message }) => message)).toEqual([
    'The page has no title, so it\'s called "index" like its file',
  ]);
  expect(
    sources.map(({ kind, file, id, route, title, position }) => [
      kind,
      file,
      id,
      route,
      title,
      position,
    ]),
  ).toEqual([
    [
      'markdown',
      'docs/reference/02-vouchers.md',
      'reference/vouchers',
      '/reference/vouchers',
      'Vouchers of users',
      2,
    ],
    ['markdown', 'docs/reference/index.md', 'reference/index', '/reference', 'index', 7],
    ['mdx', 'docs/welcome.mdx', 'welcome', '/', 'Welcome', undefined],
    ['component', 'site/pages/search.tsx', 'site/pages/search', '/search', 'search', undefined],
    [
      'component',
      'site/pages/status/index.tsx',
      'site/pages/status/index',
      '/status',
      'status',
      undefined,
    ],
  ]);
});

test('another content folder, and Markdown that is MDX', async () => {
  const root = await writeSite({ 'content/guides/a.md': '# A' });
  const definition = define(root, {
    contentFolder: './content/guides/',
    markdown: { format: 'mdx' },
  });
  const { sources } = await collectSources(LOADERS, definition);
  expect(sources).toMatchObject([
    { kind: 'mdx', file: 'content/guides/a.md', id: 'a', route: '/a' },
  ]);
});

test('drafts are left out of production, and so are their problems', async () => {
  const root = await writeSite({
    'docs/a.md': '---\ndraft: true\ntitel: A\n---\n',
    'docs/b.md': '# B',
  });
  const development = await collectSources(LOADERS, define(root));
  expect(development.sources).toHaveLength(2);
  expect(development.problems).toHaveLength(1);
  const production = await collectSources(LOADERS, define(root), { production: true });
  expect(production.sources.map(({ id }) => id)).toEqual(['b']);
  expect(production.problems).toEqual([]);
});

test('bad files are reported together and the good ones are still there', async () => {
  const root = await writeSite({
    'docs/good.md': '# Good',
    'docs/nul.md': '# Title\n\nab\0c',
    'docs/latin1.md': Buffer.from('# Caf\u00e9\n', 'latin1'),
    'docs/utf16.md': Buffer.from('\uFEFF# Hi', 'utf16le'),
    'docs/two words.md': '# Two',
    'docs/a.md': '---\nslug: /same\nid: one\ntitle: A\n---\n',
    'docs/b.mdx': '---\nslug: /same\ntitle: B\n---\n',
    'docs/c.md': '---\nid: one\ntitle: C\n---\n',
    'docs/good.mdx': '# Good',
    'site/pages/same.tsx': '',
  });
  await symlink(join(root, 'docs/nothing.md'), join(root, 'docs/link.md'));
  const { sources, problems } = await collectSources(LOADERS, define(root));
  expect(printed(problems)).toMatchInlineSnapshot(`
    "docs/latin1.md:1:6  isn't valid UTF-8 from this point on
        In your editor, save the file as UTF-8
    docs/link.md  can't be read: it's a link to a file that doesn't exist
        Make the file readable, or remove it
    docs/nul.md:3:3  contains a NUL byte, so it's damaged or isn't a text file
        Remove the byte, or save the file as UTF-8 text
    docs/two words.md  route '/two words' contains a space, which isn't allowed in URLs
        Rename the file or folder, or set slug: /two-words in the front matter
    docs/utf16.md:1:1  isn't valid UTF-8 from this point on
        In your editor, save the file as UTF-8
    docs/b.mdx:2:1  has the route '/same', and so does docs/a.md
        Rename one of the two files, or give one of them a different slug in its front matter
    docs/good.mdx  has the route '/good', and so does docs/good.md
        Rename one of the two files, or give one of them a different slug in its front matter
    site/pages/same.tsx  has the route '/same', and so does docs/a.md
        Rename one of the two files, or give one of them a different slug in its front matter
    docs/c.md:2:1  has the id 'one', and so does docs/a.md
        Rename one of the two files, or give one of them a different id in its front matter"
  `);
  expect(sources.some(({ file }) => file === 'docs/good.md')).toBe(true);
});

test('follows links to folders', async () => {
  const root = await writeSite({
    'shared/a.md': '# A',
    'shared/deep/b.md': '# B',
    'docs/c.md': '# C',
  });
  await symlink(join(root, 'shared'), join(root, 'docs/linked'));
  const { sources, problems } = await collectSources(LOADERS, define(root));
  expect(problems).toEqual([]);
  expect(sources.map(({ route }) => route)).toEqual(['/c', '/linked/a', '/linked/deep/b']);
});

test('names links to folders that it cannot follow', async () => {
  const elsewhere = await writeSite({ 'a.md': '# A' });
  const root = await writeSite({ 'docs/c.md': '' });
  await symlink(elsewhere, join(root, 'docs/linked'));
  expect(await rejectedProblems(collectSources(LOADERS, define(root)))).toMatch(
    /^docs\/linked {2}The folder is a link that leads outside the site\n {4}.*allowRead/,
  );
  const circle = await writeSite({ 'docs/deep/c.md': '' });
  await symlink(join(circle, 'docs'), join(circle, 'docs/deep/back'));
  expect(await rejectedProblems(collectSources(LOADERS, define(circle)))).toMatch(
    /^docs\/deep\/back {2}The folder is a link to a folder that contains it\n/,
  );
});

test('a missing content folder', async () => {
  const root = await writeSite({ 'site/pages/a.tsx': '' });
  const { problems } = await collectSources(LOADERS, define(root, { contentFolder: 'pages' }));
  expect(printed(problems)).toMatchInlineSnapshot(`
    "pages  the content folder doesn't exist
        Create it, or set contentFolder in site/site.config.ts to a different folder"
  `);
});

test('ten megabytes of Markdown and a thousand small pages', async () => {
  const files: Record<string, string> = {
    'docs/large.md': `---\ntitle: A\n\n${'word `code` *x* '.repeat(700_000)}`,
  };
  for (let index = 0; index < 1000; index += 1) files[`docs/p${index}.md`] = `# Page ${index}\n`;
  const root = await writeSite(files);
  const { sources, problems } = await collectSources(LOADERS, define(root));
  expect(sources).toHaveLength(1001);
  expect(problems.map(({ message }) => message)).toEqual(["front matter isn't closed"]);
});
