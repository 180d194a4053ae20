/**
 * Tests that the values in an untrusted configuration never become code, and that reading them always ends with a
 * message.
 */
import { describe, expect, test } from 'vitest';
import { parseTypeScript } from '../../core/config/syntax-tree.ts';
import { rejectedProblems } from '../../core/files/test-site.ts';
import { randomWholeNumbers } from '../../shared/test-random-numbers.ts';
import { docs, migrate } from './test-migration.ts';
import { type Printable, printModule } from './write/print-source.ts';

describe('a configuration', () => {
  const LINE_ENDS = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\n\n'];

  test.each(LINE_ENDS)('never becomes code (line end %j)', async (end) => {
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

  test('with patterns that take exponential time is read immediately', async () => {
    const { files } = await migrate({
      settings: docs(
        `exclude: ['${'*a'.repeat(40)}b', '${'**/'.repeat(30)}x', '${'{**/,*}'.repeat(40)}b'],`,
      ),
      files: { [`docs/${'a'.repeat(60)}/${'a'.repeat(120)}.md`]: '# A\n', 'docs/x': 'x' },
    });
    expect(files).toContain('docs/start.md');
  });

  test('with spaces after `from` is read immediately', async () => {
    const { files } = await migrate({
      files: {
        'docs/a.mdx': "import a from '@site/src/a.js';\n\n# A\n",
        'src/a.js': `export default 1; // from${' '.repeat(300_000)}x`,
      },
    });
    expect(files).toContain('site/src/a.js');
  });

  test.each<[what: string, settings: string]>([
    ['lists in lists', `customFields: { a: ${'['.repeat(900)}${']'.repeat(900)} },`],
    ['a sum of texts', `tagline: 'a'${" + 'a'".repeat(8000)},`],
  ])('with %s, nested deeply, is explained', async (_what, settings) => {
    const message = await rejectedProblems(migrate({ settings }));
    expect(message).toMatch(
      /docusaurus\.config\.js:1:\d+ {2}This expression is nested more than 300 levels deep\n {4}Nest it less deeply/,
    );
  });

  test.each([
    ['lists', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['operators', `${'!'.repeat(200_000)}1`],
  ])('with %s so deep that the parser would crash is explained', async (_what, value) => {
    const message = await rejectedProblems(migrate({ settings: `a: ${value},` }));
    expect(message).toContain('The code is nested more than 1000 levels deep');
  });

  test('with a text that doubles itself is explained', async () => {
    const letters = 'abcdefghijklmnopqrst'.split('');
    const doubled = letters.map((name, at) =>
      at === 0
        ? `const a = '${'x'.repeat(10_000)}';`
        : `const ${name} = ${letters[at - 1]} + ${letters[at - 1]};`,
    );
    const message = await rejectedProblems(
      migrate({ before: doubled.join('\n'), settings: 'tagline: t,' }),
    );
    expect(message).toContain('The texts of the configuration have more than 20000000 characters');
  });

  test('with JSON files that are nested deeply leaves them unread', async () => {
    const { read } = await migrate({
      settings: "customFields: require('./a.json'), themeConfig: require('./a.json'),",
      files: { 'a.json': `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
    });
    expect(read('site/site.config.ts')).toContain("title: 'A'");
  });

  test('can be beside files that nothing reads', async () => {
    const { files } = await migrate({
      settings:
        "presets: [['classic', { theme: { customCss: ['./docs', '..', '', './gone.css'] } }]],",
      files: { 'package.json': '{ this is no JSON' },
    });
    expect(files).toContain('docs/start.md');
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'can name %s where names are looked up',
    async (name) => {
      const { files } = await migrate({
        settings: `presets: [['${name}', {}], ['classic', {}]], plugins: ['${name}'], themes: ['${name}'],
          staticDirectories: ['${name}'], themeConfig: { navbar: { items: [
            { type: 'docSidebar', sidebarId: '${name}', label: 'A' }, { type: '${name}', label: 'B', to: '/${name}' },
            { type: 'doc', docId: '${name}', docsPluginId: '${name}', label: 'C' } ] },
            footer: { links: [{ title: '${name}', items: [{ label: 'D', to: '${name}' }] }] }, ['${name}']: '${name}' },
          ['${name}']: '${name}', customFields: { ['${name}']: 1 }.${name},`,
        files: { 'sidebars.js': `module.exports = { ['${name}']: ['start'] };` },
      });
      expect(files).toContain('docs/start.md');
    },
  );

  test('lists packages that come from elsewhere than the registry', async () => {
    const dependencies = {
      kite: '^1.0.0 || 2.x',
      wing: 'git+https://evil.example/x.git',
      tail: 'npm:evil@1.0.0',
      string: 'latest',
      rope: 'someone/rope',
      knot: 'https://evil.example/knot.tgz',
      unused: 'file:../unused',
    };
    const imported = Object.keys(dependencies).filter((name) => name !== 'unused');
    const { list } = await migrate({
      files: {
        'package.json': JSON.stringify({ dependencies }),
        'docs/a.mdx': `${imported.map((name) => `import ${name} from '${name}';`).join('\n')}\n\n# A\n`,
      },
    });
    expect(list.slice(list.indexOf('## Packages'))).toMatchInlineSnapshot(`
      "## Packages from outside the registry

      Before you run npm install, make sure that you trust the source.

      - [ ] \`package.json\` wing comes from git+https://evil.example/x.git
      - [ ] \`package.json\` tail comes from npm:evil@1.0.0
      - [ ] \`package.json\` rope comes from someone/rope
      - [ ] \`package.json\` knot comes from https://evil.example/knot.tgz
      "
    `);
  });
});
