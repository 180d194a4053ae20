import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { SiteServer } from '../core/bundle/bundle-site.ts';
import { plainTheme } from '../core/compile/test-theme.tsx';
import { printed, writeSite } from '../core/files/test-site.ts';
import { definePlugin } from '../core/plugins/plugin.ts';
import { devOutputContext } from './dev-outputs.ts';
import { allProblems } from './dev-problems.ts';
import { type DevSite, loadDevSite, readAgain } from './dev-site.ts';

const SERVER: SiteServer = {
  theme: { content: plainTheme } as SiteServer['theme'],
  plugins: {},
  components: {},
  pages: {},
};

const CONFIG = "title: 'Acme', tagline: 'All', url: 'https://acme.example'";

const messages = ({ problems }: DevSite) => printed(allProblems(problems)).match(/^\S.*$/gm) ?? [];

it('finds the problems that a build finds without compiling pages', async () => {
  const root = await writeSite({
    'site/site.config.ts': `export default { ${CONFIG}, footer: { groups: [{ title: 'A', items: [{ label: 'B', href: '/gone' }] }] } };\n`,
    'site/redirects.ts': "export default { targets: { '/nowhere': ['/old'] } };\n",
    'site/static/guide.html': 'A',
    'docs/guide.md': '# Guide\n',
    'docs/index.md': '---\ntitle: Guide\n---\n',
  });
  const dev = await loadDevSite(root, SERVER, []);
  expect(messages(dev)).toEqual([
    'site/site.config.ts:1:139  The link "/gone" leads to /gone, which is neither a page nor a file',
    'site/redirects.ts:1:29  The target "/nowhere" leads to /nowhere, which is neither a page nor a file',
    'site/static/guide.html  has the same name as the output file for docs/guide.md',
    'docs/index.md  docs/guide.md has the same title',
  ]);
});

it("keeps the structure's problems when a page is edited", async () => {
  const files = {
    'site/site.config.ts': `export default { ${CONFIG}, frontMatter: { unknown: 'ignore' } };\n`,
    'docs/index.md': '---\ntitle: Home\nslug: /\ndisplayed_sidebar: none\n---\n',
  };
  const root = await writeSite(files);
  const dev = await loadDevSite(root, SERVER, []);
  const before = messages(dev);
  expect(before).toEqual(['docs/index.md:4:1  There\'s no sidebar "none"']);
  const page = `${root}/docs/index.md`;
  await writeFile(page, `${files['docs/index.md']}Text.\n`);
  expect(readAgain(dev, 'docs/index.md')?.problems).toEqual([]);
  expect(messages(dev)).toEqual(before);
  await writeFile(page, '---\ntitle: Home\nslug: /\nunknown: 1\n---\n');
  expect(readAgain(dev, 'docs/index.md')?.problems).toEqual([]);
  await writeFile(page, '---\ntitle: [\n---\n');
  expect(readAgain(dev, 'docs/index.md')?.problems).toHaveLength(1);
  expect(messages(dev)).toHaveLength(2);
});

it('tells plugins that the site is in development', async () => {
  const root = await writeSite({
    'site/site.config.ts': `export default { ${CONFIG} };\n`,
    'docs/index.md': '# Home\n',
  });
  const counting = definePlugin({
    name: 'counting',
    head: ({ definition: { isDevelopment = false } }) => [
      { tag: 'meta', attributes: { name: 'is-development', content: `${isDevelopment}` } },
    ],
  });
  const dev = await loadDevSite(root, SERVER, [counting]);
  const { view } = await devOutputContext(dev);
  expect(view.head).toEqual([
    { tag: 'meta', attributes: { name: 'is-development', content: 'true' } },
  ]);
});
