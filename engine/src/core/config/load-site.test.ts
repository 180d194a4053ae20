import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { rejectedProblems, writeSite } from '../files/test-site.ts';
import { loadSite } from './load-site.ts';
import type { PluginBase } from './plugin-base.ts';

const minimal = `export default { title: 'Acme', tagline: 'All about it', url: 'https://acme.example/' };\n`;

test('fills in defaults', async () => {
  const root = await writeSite({ 'site/site.config.ts': minimal });
  const { config, sidebars } = await loadSite(root);
  expect(sidebars).toEqual({});
  expect(config).toMatchObject({
    url: 'https://acme.example',
    base: '',
    language: 'en',
    contentFolder: 'docs',
    routeBasePath: '',
    mainDocument: 'index',
    markdown: { format: 'detect' },
    version: { name: 'current', label: 'Next', others: [] },
    colorMode: { default: 'light' },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: { hideOnScroll: false, items: [] },
    footer: { groups: [], copyright: '' },
  });
});

test('reads other versions, none of which may have the name of this one', async () => {
  const write = (name: string) =>
    writeSite({
      'site/site.config.ts': minimal.replace(
        'tagline:',
        `version: { name: 'three', label: 'Version 3', others: [{ name: '${name}', base: '/v2/' }] },\n  tagline:`,
      ),
    });
  const { config } = await loadSite(await write('two'));
  expect(config.version.others).toEqual([{ name: 'two', base: '/v2' }]);
  expect(await rejectedProblems(loadSite(await write('three')))).toContain(
    "version.others[0].name is the name of this version ('three')",
  );
});

test('turns the short forms of authors into what is drawn', async () => {
  const root = await writeSite({
    'site/site.config.ts': `export default {
      title: 'Acme', tagline: 'All about it', url: 'http://localhost:3000', base: 'docs/',
      navbar: { items: [
        { label: 'Start', href: '/start', activeSidebar: 'start' },
        { label: 'Blog', href: 'https://blog.example', position: 'right', newTab: true },
        { label: 'Courses', shortLabel: undefined, items: [{ label: 'One', href: 'https://x.example' }] },
        { separator: true },
        { icon: 'repository', label: 'Source', href: 'https://git.example/acme' },
      ] },
      footer: { groups: [{ title: 'More', items: [{ label: 'Home', href: '/' }] }] },
    };`,
  });
  const { config } = await loadSite(root);
  expect(config.base).toBe('/docs');
  expect(config.navbar.items).toEqual([
    {
      type: 'link',
      label: 'Start',
      href: '/start',
      newTab: false,
      activeSidebar: 'start',
      position: 'left',
    },
    {
      type: 'link',
      label: 'Blog',
      href: 'https://blog.example',
      newTab: true,
      position: 'right',
    },
    {
      type: 'dropdown',
      label: 'Courses',
      position: 'left',
      items: [{ label: 'One', href: 'https://x.example' }],
    },
    { type: 'separator', position: 'left' },
    {
      type: 'icon',
      icon: 'repository',
      label: 'Source',
      href: 'https://git.example/acme',
      position: 'left',
    },
  ]);
  expect(config.footer.groups).toEqual([{ title: 'More', items: [{ label: 'Home', href: '/' }] }]);
});

test('reports every wrong path of all files at once, in the order of the files', async () => {
  const root = await writeSite({
    'site/site.config.ts': `const items = [
  { label: 'Start', href: 'start/' },
  { label: 'Courses', itmes: [] },
  { icon: 'github', label: 'Source', href: 'git.example/acme' },
  { label: 'Count', href: 3 },
  'Blog',
];

export default {
  titel: 'Acme',
  url: 'https://acme.example/docs/',
  base: 'https://acme.example/docs/',
  navbar: { hideOnScrol: true, items } as const,
  colorMode: { default: 'drak', respectSystem: true },
  tableOfContents: { minHeadingLevel: 4, maxHeadingLevel: 9 },
  version: {},
};
`,
    'site/sidebars.ts': `export default {
  documentation: [
    'a',
    { type: 'docs', id: 'b' },
    { type: 'category', items: [{ type: 'doc' }], collapsd: true },
    { type: 'category', label: 'How', link: { type: 'generated-index', slug: 'how/' }, items: 'c' },
  ],
  'two words': [],
};
`,
  });
  expect(await rejectedProblems(loadSite(root))).toMatchInlineSnapshot(`
    "site/site.config.ts:2:27  navbar.items[0].href isn't a route ('start/')
        Use '/start'
    site/site.config.ts:3:23  navbar.items[1].itmes isn't a known key
        Use items
    site/site.config.ts:4:11  navbar.items[2].icon must be 'repository', not 'github'
        Use icon: 'repository'
    site/site.config.ts:4:44  navbar.items[2].href has no scheme ('git.example/acme')
        Use 'https://git.example/acme'
    site/site.config.ts:5:27  navbar.items[3].href must be a string, not the number 3
        Use href: '3'
    site/site.config.ts:6:3  navbar.items[4] must be an object, not 'Blog'
        Use an object
    site/site.config.ts:9:16  tagline is missing
        Add tagline: 'Everything about Acme'
    site/site.config.ts:10:3  titel isn't a known key
        Use title
    site/site.config.ts:11:8  url contains more than a scheme and a host; move '/docs/' to base ('https://acme.example/docs/')
        Use 'https://acme.example'
    site/site.config.ts:12:9  base is a URL, but must be a path ('https://acme.example/docs/')
        Use '/docs/'
    site/site.config.ts:13:13  navbar.hideOnScrol isn't a known key
        Use hideOnScroll
    site/site.config.ts:14:25  colorMode.default must be one of 'light', 'dark', 'system', not 'drak'
        Use default: 'dark'
    site/site.config.ts:14:33  colorMode.respectSystem isn't a known key
        Remove it, or use one of: default
    site/site.config.ts:15:59  tableOfContents.maxHeadingLevel must be at most 6, not 9
        Use maxHeadingLevel: 6
    site/site.config.ts:16:12  version.name is missing
        Add name: 'current'
    site/site.config.ts:16:12  version.label is missing
        Add label: 'Next'
    site/sidebars.ts:4:13  documentation[1].type must be one of 'doc', 'ref', 'link', 'category', 'autogenerated', 'html', not 'docs'
        Use type: 'doc'
    site/sidebars.ts:5:5  documentation[2].label is missing
        Add label: 'How-to guides'
    site/sidebars.ts:5:33  documentation[2].items[0].id is missing
        Add id: 'reference/orders'
    site/sidebars.ts:5:51  documentation[2].collapsd isn't a known key
        Use collapsed
    site/sidebars.ts:6:78  documentation[3].link.slug doesn't start with a slash ('how/')
        Use '/how'
    site/sidebars.ts:6:95  documentation[3].items must be a list, not 'c'
        Use items: ['c']
    site/sidebars.ts:8:3  two words can't be used in a URL
        Use two-words"
  `);
});

test('U+0000 in a text of the configuration is an error at its place', async () => {
  const root = await writeSite({
    'site/site.config.ts': `export default {
  title: 'A\\0',
  tagline: 'B',
  url: 'https://acme.example',
  navbar: { items: [{ label: 'C\\u0000', href: '/' }] },
};
`,
  });
  expect(await rejectedProblems(loadSite(root))).toMatchInlineSnapshot(`
    "site/site.config.ts:2:10  title contains the character U+0000
        Remove it, because pages can't show it. It might be written as \\0, \\x00, or \\u0000
    site/site.config.ts:5:30  navbar.items[0].label contains the character U+0000
        Remove it, because pages can't show it. It might be written as \\0, \\x00, or \\u0000"
  `);
});

test('a component that the theme doesn’t have is an error at its name', async () => {
  const root = await writeSite({
    'site/site.config.ts': minimal.replace(
      ' };',
      `,
  theme: { components: { Footr: './site/Footer.tsx', Footer: './site/Footer.tsx', Main: 3 } },
  head: [],
};`,
    ),
  });
  expect(await rejectedProblems(loadSite(root))).toMatchInlineSnapshot(`
    "site/site.config.ts:2:26  theme.components.Footr isn't a known key
        Use Footer
    site/site.config.ts:2:89  theme.components.Main must be a string, not the number 3
        Use Main: '3'"
  `);
});

test('a configuration that is no object says so', async () => {
  const root = await writeSite({
    'site/site.config.ts': `export default () => ({});\n`,
    'site/sidebars.ts': `export const sidebars = {};\n`,
    'site/redirects.ts': `export default ['/a'];\n`,
  });
  expect(await rejectedProblems(loadSite(root))).toMatchInlineSnapshot(`
    "site/site.config.ts:1:16  site must be an object, not a function
        Use an object
    site/sidebars.ts  has no default export
        Add export default defineSidebars({ … })
    site/redirects.ts:1:16  redirects must be an object, not a list
        Use an object"
  `);
});

test('a site can disable plugins that come with the engine, and then has none of their keys', async () => {
  const plugin = (name: string, key: string): PluginBase => ({
    name,
    schema: (z) => ({ settings: { [key]: z.string().optional() } }),
  });
  const builtIn = [plugin('feeds', 'feed'), plugin('search', 'finder')];
  const write = (settings: string) =>
    writeSite({ 'site/site.config.ts': minimal.replace('tagline:', `${settings},\n  tagline:`) });
  const { plugins } = await loadSite(await write(`disabledPlugins: ['feeds']`), builtIn);
  expect(plugins.builtIn.map(({ name }) => name)).toEqual(['search']);
  const wrong = [
    `disabledPlugins: ['feeds'], feed: 'news'`,
    `disabledPlugins: ['serch', 7]`,
    `disabledPlugins: { search: true }`,
  ];
  const reports = wrong.map(async (each) => rejectedProblems(loadSite(await write(each), builtIn)));
  expect((await Promise.all(reports)).join('\n')).toMatchInlineSnapshot(`
    "site/site.config.ts:1:61  feed is a setting of the plugin "feeds", which is disabled
        Remove feed, or remove 'feeds' from disabledPlugins
    site/site.config.ts:1:51  disabledPlugins[0] must be one of 'feeds', 'search', not 'serch'
        Use 'search'
    site/site.config.ts:1:60  disabledPlugins[1] must be one of 'feeds', 'search', not the number 7
        Use one of 'feeds', 'search'
    site/site.config.ts:1:50  disabledPlugins must be a list, not an object
        Use disabledPlugins: a list"
  `);
});

test('a missing configuration says where it was looked for', async () => {
  const root = await writeSite({ 'docs/index.md': '# Hello' });
  const text = await rejectedProblems(loadSite(root));
  expect(text.replace(root, '<root>')).toMatchInlineSnapshot(`
    "site/site.config.ts  is missing in <root>
        Create it, or set --root to the folder that contains site/ and docs/"
  `);
});

test('files that do not parse, import nothing or throw are problems with a place', async () => {
  const root = await writeSite({
    'site/site.config.ts': `type Size = { width: number };\n\nconst sizes: Size[] | undefined = undefined as never;\nexport default { title: sizes.length };\n`,
    'site/sidebars.ts': `import { list } from './lists.ts';\nexport default { documentation: list };\n`,
    'site/lists.ts': `export const list = ['a', 'b'\nexport const other = 1;\n`,
    'site/redirects.ts': `import { routes } from './routes.ts';\n\nexport default routes;\n`,
  });
  expect(await rejectedProblems(loadSite(root))).toMatchInlineSnapshot(`
    "site/site.config.ts:4:31  throws an error: "Cannot read properties of undefined (reading 'length')"
        Fix the code here. The rest of the file wasn't read
    site/lists.ts:2:1  TypeScript can't be parsed: Expected \`,\` or \`]\` but found \`export\`
        Fix the syntax here or just before this point
    site/redirects.ts:1:24  imports './routes.ts', which doesn't exist
        Create site/routes.ts, or correct the path, which must include the file extension (.ts)"
  `);
});

test.each(['commonjs', 'module'])('reads edited files again, in a %s package', async (type) => {
  const root = await writeSite({
    'package.json': JSON.stringify({ type }),
    'site/site.config.ts': minimal,
  });
  expect((await loadSite(root)).config.title).toBe('Acme');
  await writeFile(join(root, 'site/site.config.ts'), minimal.replace('Acme', 'Zenith'));
  expect((await loadSite(root)).config.title).toBe('Zenith');
});

const reloadScript = `
  import { writeFileSync } from 'node:fs';
  import { loadSite } from ${JSON.stringify(join(import.meta.dirname, 'load-site.ts'))};
  const show = (error: { problems: unknown }) => console.log(JSON.stringify(error.problems));
  loadSite(process.cwd()).catch(show).then(() => {
    writeFileSync('site/site.config.ts', ${JSON.stringify(minimal)});
    writeFileSync('site/sidebars.ts', 'export default {};');
    writeFileSync('site/redirects.ts', "export default { targets: { '/a': ['/b'] } };");
    return loadSite(process.cwd());
  }).then((site) => console.log(JSON.stringify([site.config.title, site.redirects.routes])));
`;

/** Outside the test runner, Node.js loads modules in a different way. */
test.each(['commonjs', 'module'])(
  'the same without the test runner, in a %s package',
  async (type) => {
    const root = await writeSite({
      'package.json': JSON.stringify({ type }),
      'site/site.config.ts': `type A = 1;\n\nexport default [].at(0).title;\n`,
      'site/sidebars.ts': `export default {\n  a: [\n};\n`,
      'site/redirects.ts': `export default ['a'];\n`,
      'run.ts': reloadScript,
    });
    const tsx = import.meta.resolve('tsx');
    const options = { cwd: root };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', tsx, 'run.ts'],
      options,
    );
    const [problems = '', reloaded = ''] = stdout.trim().split('\n');
    expect(JSON.parse(problems)).toMatchObject([
      { place: { file: 'site/site.config.ts', line: 3 } },
      { place: { file: 'site/sidebars.ts', line: 3, column: 1 } },
      { place: { file: 'site/redirects.ts', line: 1, column: 16 } },
    ]);
    expect(JSON.parse(reloaded)).toEqual(['Acme', { '/b': '/a' }]);
  },
);

test('lists folders that content may name besides the root, and says which do not exist', async () => {
  const config = (allowRead: string) =>
    `export default { title: 'A', tagline: 'B', url: 'https://a.example', allowRead: ${allowRead} };`;
  const root = await writeSite({
    'site/site.config.ts': config(`['../shared', 'docs']`),
    'docs/a.md': '',
  });
  expect(await rejectedProblems(loadSite(root))).toBe(
    `site/site.config.ts:1:82  allowRead[0] contains ../shared, which doesn't exist\n    Create ${join(root, '../shared')}, or correct the path, which is relative to the site's root`,
  );
  await writeFile(join(root, 'site/site.config.ts'), config(`['docs']`));
  expect((await loadSite(root)).allowRead).toEqual([join(root, 'docs')]);
});
