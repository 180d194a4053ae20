/** Sites of strangers: a migration reads only what is theirs, writes only into the new folder, and always ends. */
import { chmodSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseTypeScript } from '../../core/config/syntax-tree.ts';
import { writeSite } from '../../core/files/test-site.ts';
import { randomWholeNumbers } from '../../shared/random-numbers.ts';
import { runMigrate } from './migrate.ts';
import { type Printable, printModule } from './write/print-source.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => {
  log.mockClear();
});

const SECRET = 'a secret that no site may publish';

interface Hostile {
  /** Settings of the configuration. */
  settings?: string;
  files?: Record<string, string>;
  /** Targets of symbolic links, by the links' paths. Both are relative to the folder around the home folder. */
  links?: Record<string, string>;
  isRepository?: boolean;
  modes?: Record<string, number>;
}

interface Result {
  home: string;
  /** Text of all files in the new site. */
  copied: string;
  /** Files in the new site. */
  files: string[];
  read: (file: string) => string;
  list: string;
}

/** Migrates `home/work/evil`. Fails if a file outside of the new site changes. */
async function migrate({
  settings = '',
  files = {},
  links = {},
  modes = {},
  isRepository = true,
}: Hostile) {
  const home = await writeSite({
    '.ssh/id': SECRET,
    '.bashrc': SECRET,
    'other/notes.md': `# ${SECRET}\n`,
    'other/icon.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!--${SECRET}--></svg>`,
    'work/evil/docusaurus.config.js': `module.exports = { title: 'A', tagline: 'B', url: 'https://a.example', baseUrl: '/', ${withDocs(settings)} };`,
    'work/evil/docs/start.md': '# Start\n',
    ...(isRepository && { 'work/evil/.git/config': SECRET }),
    ...prefixed(files),
  });
  for (const [link, target] of Object.entries(links)) {
    symlinkSync(path.join(home, target), path.join(home, link));
  }
  for (const [file, mode] of Object.entries(modes)) {
    chmodSync(path.join(home, 'work/evil', file), mode);
  }
  const before = textsBelow(home);
  const to = path.join(home, 'work/new-docs');
  await runMigrate([path.join(home, 'work/evil'), '--to', to]);
  const after = textsBelow(home);
  const isNew = (file: string) => file.startsWith('work/new-docs/');
  const outside = [...after].filter(([file]) => !isNew(file));
  expect(outside).toEqual([...before]);
  const made = [...after].filter(([file]) => isNew(file));
  const read = (file: string) => readFileSync(path.join(to, file), 'utf8');
  return {
    home,
    copied: made.map(([, text]) => text).join('\n'),
    files: made.map(([file]) => file.slice('work/new-docs/'.length)),
    read,
    list: read('MIGRATION.md'),
  } satisfies Result;
}

/** Settings that name no plugin get the docs plugin, without which a site has no documents. */
function withDocs(settings: string): string {
  return /plugins:|presets:/.test(settings) ? settings : `${docs('')} ${settings}`;
}

function prefixed(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`work/evil/${file}`, text]),
  );
}

function textsBelow(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [
      path.relative(folder, file),
      lstatSync(file).isSymbolicLink() ? 'a link' : readFileSync(file, 'utf8'),
    ]),
  );
}

const docs = (options: string) => `plugins: [['content-docs', { ${options} }]],`;

/** Two instances of the docs plugin, the second of which has a folder that is named after its route. */
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

  test('replace a component beside the documents that needs Docusaurus', async () => {
    const { read, list } = await migrate({
      files: {
        'docs/a.mdx': "import A from './A.jsx';\n\n# A\n",
        'docs/A.jsx': "import b from '@docusaurus/useThemeConfig';\nexport default b;\n",
      },
    });
    expect(read('docs/A.jsx')).toContain('A placeholder.');
    expect(list).toContain('docs/A.jsx` The component imports');
  });

  test('never go through a link that the old site contains', async () => {
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
    await runMigrate([path.join(home, '.website'), '--to', path.join(home, 'new')]);
    expect(readFileSync(path.join(home, 'new/docs/start.md'), 'utf8')).toBe('# Start\n');
  });
});

describe('a configuration', () => {
  const LINE_ENDS = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\n\n'];

  test.each(LINE_ENDS)('becomes code nowhere (line end %j)', async (end) => {
    const text = `x${end}}, url: globalThis.process.exit(1), //`;
    const value = JSON.stringify(text).replace(
      /[\u2028\u2029]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16)}`,
    );
    const { read } = await migrate({
      settings: `themeConfig: { algolia: { appId: ${value}, apiKey: ${value}, indexName: ${value} } },
        presets: [['classic', { gtag: { trackingID: 'G-' + ${value} } }]],`,
    });
    const lines = read('site/site.config.ts').split(/\r\n|[\n\r\u2028\u2029]/);
    const suggested = lines.filter((line) => line.includes('process.exit'));
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.filter((line) => !line.startsWith('  // '))).toEqual([]);
  });

  test('with any texts is printed as the object that it stands for', async () => {
    const below = randomWholeNumbers(20261127);
    const pieces = [
      ...LINE_ENDS,
      '`',
      '${',
      '$',
      '{',
      '}',
      "'",
      '"',
      '\\',
      '//',
      '*/',
      ' ',
      'a',
      '\0',
    ];
    const text = () =>
      Array.from({ length: below(12) }, () => pieces[below(pieces.length)] ?? '').join('');
    for (let round = 0; round < 200; round += 1) {
      const value: Printable = { [`${text()}k`]: text(), list: [text(), { a: text() }] };
      const source = printModule('f', [
        { key: 'a', value, isSuggestion: true },
        { key: 'b', value },
      ]);
      const { body, error } = await parseTypeScript('a.ts', source);
      expect(error, source).toBeUndefined();
      expect(body, source).toHaveLength(2);
      const code = source.replace(/^import .*\n/, '').replace('export default f(', 'return (');
      const result = new Function(code)() as { a?: unknown; b: unknown };
      expect(result, source).toEqual({ b: value });
    }
  });

  test('with patterns that take exponential time is read at once', async () => {
    const { files } = await migrate({
      settings: docs(
        `exclude: ['${'*a'.repeat(40)}b', '${'**/'.repeat(30)}x', '${'{**/,*}'.repeat(40)}b'],`,
      ),
      files: { [`docs/${'a'.repeat(60)}/${'a'.repeat(120)}.md`]: '# A\n', 'docs/x': 'x' },
    });
    expect(files).toContain('docs/start.md');
  });

  test('with spaces after from is read at once', async () => {
    const { files } = await migrate({
      files: {
        'docs/a.mdx': "import a from '@site/src/a.js';\n\n# A\n",
        'src/a.js': `export default 1; // from${' '.repeat(300_000)}x`,
      },
    });
    expect(files).toContain('site/src/a.js');
  });
});

test('any names of folders and files leave everything outside of the new folder as it is', async () => {
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
