/** Tests that migrating an untrusted site reads only the site's own files, and writes only to the new folder. */
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeSite } from '../../core/files/test-site.ts';
import { randomWholeNumbers } from '../../shared/test-random-numbers.ts';
import { readOptions } from '../options.ts';
import { runMigrate } from './migrate.ts';
import { docs, type Hostile, migrate, SECRET } from './test-migration.ts';

/** Returns two instances of the docs plugin. The second one uses a folder with the name of its route. */
const twoSets = (route: string) => `plugins: [['content-docs', {}],
  ['content-docs', { id: 'b', path: 'inject', routeBasePath: ${JSON.stringify(route)} }]],`;

describe('files that a migration writes', () => {
  test.each(['../../../..', '../../../victim', '..', 'a/../../../b', '.git/hooks', '..\\..\\x'])(
    'stay in the new folder with the route %s',
    async (route) => {
      const { files, list } = await migrate({
        settings: twoSets(route),
        files: { 'inject/package.json': '{}', 'inject/a.md': '# A\n', 'inject/pre-commit': 'x' },
      });
      expect(files.filter((file) => file.endsWith('/a.md'))).toHaveLength(1);
      expect(files.filter((file) => file.endsWith('pre-commit'))).toEqual([
        expect.stringMatching(/^docs\/(?:a\/b\/|hooks\/|victim\/)?pre-commit$/),
      ]);
      expect(list).toContain("can't be a folder");
    },
  );

  test('are not executable', async () => {
    const { home } = await migrate({
      files: { 'static/run.sh': 'x' },
      modes: { 'static/run.sh': 0o755 },
    });
    const { mode } = lstatSync(path.join(home, 'work/new-docs/site/static/run.sh'));
    expect(mode & 0o111).toBe(0);
  });

  test('replace a component next to the documents that needs Docusaurus', async () => {
    const { read, list } = await migrate({
      files: {
        'docs/a.mdx': "import A from './A.jsx';\n\n# A\n",
        'docs/A.jsx': "import b from '@docusaurus/useThemeConfig';\nexport default b;\n",
      },
    });
    expect(read('docs/A.jsx')).toContain('A placeholder.');
    expect(list).toContain('docs/A.jsx` The component imports');
  });

  test('are never written through a link from the old site', async () => {
    const { list } = await migrate({
      settings: `themeConfig: { navbar: { logo: { src: 'logo.svg' } } }, presets: [['classic', { theme: { customCss: './brand/mark.css' } }]],`,
      files: {
        'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
        'brand/other.css': '',
      },
      links: { 'work/evil/brand/mark.css': '.bashrc' },
    });
    expect(list).toContain('brand/mark.css is a link that leads outside the repository');
  });

  test.each(['.git', 'package.json', 'MIGRATION.md', 'site'])(
    "don't get a content folder named %s",
    async (name) => {
      const { files } = await migrate({
        settings: docs(`path: './text/${name}'`),
        files: { [`text/${name}/a.md`]: '# A\n', [`text/${name}/hooks/pre-commit`]: 'x' },
      });
      expect(files.filter((file) => file.endsWith('a.md'))).toEqual(
        name === '.git' ? [] : ['docs/a.md'],
      );
      expect(files.filter((file) => file.startsWith('.'))).toEqual(['.gitignore']);
    },
  );

  test('are never replaced by the old ones', async () => {
    const { list, read } = await migrate({
      settings: `presets: [['classic', { theme: { customCss: './brand/mark.css' } }]], themeConfig: { navbar: { logo: { src: 'logo.svg' } } },`,
      files: {
        'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
        'brand/mark.css': 'old',
        'site.config.ts': 'export default old;',
        'docs/start.md': "import a from '@site/site.config.ts';\n\n# Start\n",
      },
    });
    expect(read('site/site.config.ts')).toContain('defineSite');
    expect(read('site/brand/mark.css')).toContain('.site-mark');
    expect(list).toContain('a different file has its place, site/site.config.ts');
    expect(list).toContain('a different file has its place, site/brand/mark.css');
  });
});

describe('files that a migration reads', () => {
  const BLOG = `presets: [['classic', {`;
  test.each<[what: string, hostile: Hostile]>([
    ['static folders that are hidden', { settings: "staticDirectories: ['static', '.git']," }],
    ['static folders outside', { settings: "staticDirectories: ['../../other', '../../.ssh']," }],
    [
      'static folders beside a site without a repository',
      {
        settings: "staticDirectories: ['../../.ssh', '../../work', '..', '../../other'],",
        files: { '../beside.txt': SECRET },
        isRepository: false,
      },
    ],
    ['hidden documents', { settings: docs("path: '.git'") }],
    ['documents outside', { settings: docs("path: '../../other'") }],
    ['an icon outside', { settings: "favicon: '../../../../other/icon.svg'," }],
    [
      'imports of hidden files',
      {
        files: {
          '.env.js': `export default '${SECRET}';`,
          'docs/a.mdx':
            "import a from '@site/.env.js';\nimport b from '../.git/config';\nimport c from '../.git/config?raw';\n\n# A\n",
        },
      },
    ],
    [
      'imports of imports',
      {
        files: {
          'src/a.js': "import b from '../.env.js';\nimport './c.css';\nexport default b;",
          'src/c.css': '@import "./d.css";',
          '.env.js': `export default '${SECRET}';`,
          'docs/a.mdx': "import a from '@site/src/a.js';\n\n# A\n",
        },
        links: { 'work/evil/src/d.css': 'other/notes.md' },
      },
    ],
    [
      'stylesheets that are links',
      {
        settings: `${BLOG} theme: { customCss: ['./a.css', '../../other/notes.md', './.git/config'] } }]],`,
        links: { 'work/evil/a.css': '.bashrc' },
      },
    ],
    [
      'links in folders',
      {
        files: { 'static/b.txt': 'b' },
        links: {
          'work/evil/static/a.txt': '.bashrc',
          'work/evil/static/folder': 'other',
          'work/evil/docs/a.md': 'other/notes.md',
          'work/evil/docs/folder': 'other',
        },
      },
    ],
    [
      'values in hidden files',
      {
        settings: "tagline: require('./.env.json').a, title: require('./a.json').a,",
        files: { '.env.json': `{ "a": "${SECRET}" }` },
        links: { 'work/evil/a.json': 'work/evil/.env.json' },
      },
    ],
    ['packages of a link', { links: { 'work/evil/package.json': '.bashrc' } }],
  ])("aren't %s", async (_what, hostile) => {
    const { copied } = await migrate(hostile);
    expect(copied).not.toContain(SECRET);
  });

  test.each(['pages', 'blog'])("aren't those of a folder outside that %s names", async (name) => {
    const { list } = await migrate({
      settings: `presets: [['classic', { ${name}: { path: '../../other' } }]],`,
    });
    expect(list).not.toContain('notes');
    expect(list).not.toContain("1 post isn't");
    expect(list).toContain('The folder ../../other is outside the repository');
  });

  test('that are missing from the copy are listed', async () => {
    const { list } = await migrate({
      settings: "staticDirectories: ['static', '.git', '../../other', 'none'],",
      files: { 'docs/a.mdx': "import a from '@site/.env.js';\n\n# A\n", '.env.js': '' },
    });
    expect(list.match(/^- .*$/gm)?.join('\n')).toMatchInlineSnapshot(`
      "- [ ] \`docusaurus.config.js:1:121\` The folder static doesn't exist
      - [ ] \`docusaurus.config.js:1:121\` The folder .git is hidden, because its name begins with a dot
      - [ ] \`docusaurus.config.js:1:121\` The folder ../../other is outside the repository
      - [ ] \`docusaurus.config.js:1:121\` The folder none doesn't exist
      - [ ] \`docs/a.mdx\` Imports @site/.env.js, which is hidden, because its name begins with a dot"
    `);
  });

  test('include a configuration in a hidden folder that the command line names', async () => {
    const home = await writeSite({
      '.git/HEAD': '',
      '.website/docusaurus.config.js': `module.exports = { title: 'A', tagline: 'B', url: 'https://a.example', presets: [['classic', {}]] };`,
      '.website/docs/start.md': '# Start\n',
    });
    await runMigrate(
      readOptions('migrate', [path.join(home, '.website'), '--to', path.join(home, 'new')]),
    );
    expect(readFileSync(path.join(home, 'new/docs/start.md'), 'utf8')).toBe('# Start\n');
  });
});

test('never change anything outside the new folder, whatever files and folders are called', async () => {
  const below = randomWholeNumbers(6);
  const parts = [
    '..',
    '.',
    '.git',
    '.ssh',
    'docs',
    'other',
    'static',
    'a',
    'a.md',
    '/',
    '~',
    'é',
    '%2e%2e',
    '\\..',
    '',
    'site',
    'brand',
  ];
  const name = () =>
    Array.from({ length: 1 + below(5) }, () => parts[below(parts.length)]).join('/');
  for (let round = 0; round < 40; round += 1) {
    const [a, b, c, d, e, f] = Array.from({ length: 6 }, () => JSON.stringify(name()));
    const { copied } = await migrate({
      settings: `favicon: ${a}, staticDirectories: [${b}, 'static'],
        themeConfig: { navbar: { logo: { src: ${c} } } },
        presets: [['classic', { docs: { path: ${below(2) === 0 ? d : "'docs'"}, routeBasePath: ${e} }, theme: { customCss: [${f}, ${a}] } }]],
        plugins: [['content-docs', { id: 'b', path: 'docs', routeBasePath: ${b}, sidebarPath: ${c} }]],`,
      files: {
        'static/a/a.md': 'a',
        'docs/x.mdx': `import x from ${a};\nimport y from '@site/${(b ?? '').slice(1, -1)}';\n\n# X\n`,
      },
      links: { 'work/evil/static/brand': 'other', 'work/evil/docs/site': 'other' },
    });
    expect(copied).not.toContain(SECRET);
  }
});
