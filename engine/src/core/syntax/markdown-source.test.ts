import { describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown-source.ts';

const markdown = (text: string) => readMarkdown(text, 'markdown');
const mdx = (text: string) => readMarkdown(text, 'mdx');

describe('ids of headings', () => {
  it.each([
    ['## Title {#id}', '## Title'],
    ['## Title {#id} ##', '## Title ##'],
    ['## Title \\{#id\\}', '## Title'],
    ['> ## Title {#id}', '> ## Title'],
    ['- ## Title {#id}', '- ## Title'],
    ['Title {#id}\n===', 'Title\n==='],
    ['Two\nlines {#id}\n---', 'Two\nlines\n---'],
    ['# `code` {#id}', '# `code`'],
  ])('%j', (text, expected) => {
    for (const read of [markdown, mdx]) {
      const { text: result, headingIds } = read(text);
      expect(result.replace(/ +(?=$| ##$)/gm, '')).toBe(expected);
      expect([...headingIds]).toEqual([[1, 'id']]);
    }
  });

  it('can look like emphasis', () => {
    expect(markdown('## Start {#__start__}').headingIds).toEqual(new Map([[1, '__start__']]));
    expect(mdx('## Start {#__start__}').headingIds).toEqual(new Map([[1, '__start__']]));
  });

  it('can be comments in MDX', () => {
    const { text, headingIds } = mdx('Text\n\n## Title {/* #id */}\n');
    expect(text).toBe('Text\n\n## Title\n');
    expect([...headingIds]).toEqual([[3, 'id']]);
  });

  it.each(['    ## Title {#id}', '## `{#id}`', '## Title {id}', '```\n## Title {#id}\n```'])(
    'are none in %j',
    (text) => {
      expect(markdown(text)).toMatchObject({ text, headingIds: new Map() });
    },
  );
});

describe('callouts', () => {
  it.each([
    [':::note Title', ':::note[Title]'],
    ['::: tip Title', ':::tip[Title]'],
    [':::note Read shelf[3] ] x', ':::note[Read shelf[3] &#93; x]'],
    [':::note `a]` [b](c)', ':::note[<code>a&#93;</code> [b](c)]'],
    [':::note[Title]', ':::note[Title]'],
    [':::note [Title]', ':::note[Title]'],
    [':::note {.wide}', ':::note {.wide}'],
  ])('%j', (before, after) => {
    for (const prefix of ['', '> ', '- ', '> - ']) {
      const rest = prefix.replaceAll('-', ' ');
      const page = (opening: string) => `${prefix}${opening}\n${rest}Text\n${rest}:::\n`;
      expect(markdown(page(before)).text).toBe(page(after));
    }
  });

  it.each(['    :::note Title', '```\n:::note Title\n:::\n```', '`:::note Title`'])(
    'are none in %j',
    (text) => {
      expect(markdown(text).text).toBe(text);
    },
  );
});

it('keeps what only looks like a directive as text', () => {
  expect(markdown('host:port[^1] a:b[c](./x.md)').text).toBe('host\\:port[^1] a\\:b[c](./x.md)');
});

describe('comments in MDX', () => {
  it.each([
    ['Before <!-- a --> after', 'Before  after'],
    ['<!-- a\n\nb -->\nafter', '\n\n\nafter'],
    ['<div>\n<!-- a -->\n</div>', '<div>\n\n</div>'],
    ['`<!-- a -->`', '`<!-- a -->`'],
    ['1. ```html\n   <!-- a -->\n   ```', '1. ```html\n   <!-- a -->\n   ```'],
    ["{'<!-- a -->'}", "{'<!-- a -->'}"],
  ])('%j', (text, expected) => {
    expect(mdx(text).text).toBe(expected);
  });
});

describe('imports', () => {
  const names = (text: string) =>
    mdx(text).imports.map(({ local, imported, from, line, column }) =>
      [local, imported, from, `${line}:${column}`].join(' '),
    );

  it.each([
    ["import A from './a'", ['A default ./a 1:1']],
    ["import A from './a'; import B from './b'", ['A default ./a 1:1', 'B default ./b 1:22']],
    ["import P, { toc as t } from './p'", ['P default ./p 1:1', 't toc ./p 1:1']],
    ["import * as all from './a'", ['all * ./a 1:1']],
    ["import type { T } from './a'\nimport { type U, V } from './b'", ['V V ./b 2:1']],
    ["import './a.css'", [' * ./a.css 1:1']],
    ["import {\n  A,\n  B,\n} from './a'\nText", ['A A ./a 1:1', 'B B ./a 1:1']],
    ["{/*\nimport A from './a';\n\n<A />\n*/}", []],
    ["```js\nimport A from './a';\n```", []],
    ["export const code = `\nimport A from './a'\n`", []],
    ["When the\nimport of data starts\n\n```js\nimport { a } from 'b';\n```", []],
  ])('%j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('leave the rest of the page in its lines', () => {
    const { text } = mdx("import {\n  A,\n} from './a';\n<A />\n\nimport B from './b';\n\nText");
    expect(text).toBe('\n\n\n<A />\n\n\n\nText');
  });

  it.each(['import of data starts', 'export your data', 'import the tabs:\n\nmore'])(
    'are none in the sentence %j',
    (text) => {
      expect(mdx(text)).toMatchObject({
        text: text.replace(/^./, (letter) => `&#${letter.charCodeAt(0)};`),
        imports: [],
      });
    },
  );

  it('that cannot be parsed are left to the compiler', () => {
    expect(mdx('import A from ./a').text).toBe('import A from ./a');
  });
});

it('unwraps fences that hide MDX from translators', () => {
  const text = "```mdx-code-block\nimport A from './a'\n\n<A />\n```\n\n```js\nb\n```\n";
  expect(mdx(text)).toMatchObject({
    text: '\n\n\n<A />\n\n\n```js\nb\n```\n',
    imports: [{ local: 'A', line: 2, column: 1 }],
  });
  expect(markdown(text).text).toBe(text);
});

it('leads back to places in the file', () => {
  const { original } = mdx('<!-- a -->\na:b[c] <!-- d --> [e](f)\r\n\r\n:::note T\n');
  // `a\:b[c]  [e](f)`
  expect(original({ line: 2, column: 1 })).toEqual({ line: 2, column: 1 });
  expect(original({ line: 2, column: 10 })).toEqual({ line: 2, column: 19 });
  expect(original({ line: 4, column: 1 })).toEqual({ line: 4, column: 1 });
});

describe('preformatted text in MDX', () => {
  it.each([
    [
      '<pre>\n  a *b*\n\n  `c` \\d\n</pre>',
      '<pre>\n{`\\x20\\x20a *b*\n\n\\x20\\x20\\`c\\` \\\\d`}\n</pre>',
    ],
    ['<pre>a _b_</pre>', '<pre>{`a _b_`}</pre>'],
    ['- x\n\n  <pre>\n  a\n    b\n  </pre>', '- x\n\n  <pre>\n{`a\n\\x20\\x20b`}\n  </pre>'],
  ])('%j', (text, expected) => {
    expect(mdx(text).text).toBe(expected);
  });

  it.each([
    '<pre>\n{a}\n</pre>',
    '<pre><code>{`a`}</code></pre>',
    '```html\n<pre>\na\n</pre>\n```',
  ])('stays as it is in %j', (text) => {
    expect(mdx(text).text).toBe(text);
  });
});

it.each([
  ['<<< ./a.ts', '::docs-snippet{src=".%2Fa.ts"}'],
  [
    'Text\n\n<<< @/a.ts#b{2} [T]\n',
    'Text\n\n::docs-snippet{src="%40%2Fa.ts%23b%7B2%7D%20%5BT%5D"}\n',
  ],
])('reads the inclusion of a file: %j', (text, expected) => {
  for (const read of [markdown, mdx]) expect(read(text).text).toBe(expected);
});

it.each(['`<<< ./a.ts`', '```\n<<< ./a.ts\n```', '    <<< ./a.ts'])(
  'includes no file in %j',
  (text) => {
    expect(markdown(text).text).toBe(text);
  },
);
