import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MdastPluginDefinition } from 'satteri';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as english from '../../shared/texts/english.ts';
import { formatPlace, ProblemsError } from '../problems/problems.ts';
import { type CompileEnvironment, type CompileInput, compilePage } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';
import { replaceLinkSlots } from './html/link-slots.ts';
import { type MarkdownHooks, NO_MARKDOWN_HOOKS } from './markdown-hooks.ts';
import { plainTheme as theme } from './test-theme.tsx';

let root = '';
let environment: CompileEnvironment;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'compile-'));
  await mkdir(path.join(root, 'docs/img'), { recursive: true });
  const pixels = sharp({ create: { width: 40, height: 20, channels: 3, background: '#369' } });
  await writeFile(path.join(root, 'docs/img/a.png'), await pixels.png().toBuffer());
  await mkdir(path.join(root, 'site/screenshots'), { recursive: true });
  for (const mode of ['light', 'dark']) {
    const stem = path.join(root, `site/screenshots/form.${mode}`);
    await writeFile(`${stem}.webp`, await pixels.webp().toBuffer());
    await writeFile(`${stem}.narrow.webp`, await pixels.clone().resize(10).webp().toBuffer());
  }
  await writeFile(
    path.join(root, 'docs/evil.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><script>x</script><path onclick="x" d="M0 0h8v4z"/></svg>',
  );
  await writeFile(
    path.join(root, 'docs/_note.mdx'),
    '## From a partial\n\nHello {props.name}, [link](/in-partial).\n',
  );
  await mkdir(path.join(root, 'docs/deep/img'), { recursive: true });
  const other = sharp({ create: { width: 10, height: 10, channels: 3, background: '#369' } });
  await writeFile(path.join(root, 'docs/deep/img/a.png'), await other.png().toBuffer());
  await writeFile(
    path.join(root, 'docs/deep/_part.mdx'),
    '![A](./img/a.png) <img src="./img/a.png" alt="raw"/> <Image src="./img/a.png" alt="C"/> [x](./x.md)\n\n<a href="./y.md">y</a>\n\n{props.children}\n',
  );
  await writeFile(path.join(root, 'docs/_step.mdx'), '## Step {props.name}\n');
  await writeFile(
    path.join(root, 'docs/_loop.mdx'),
    "import Loop from './_loop.mdx'\n\n<Loop />\n",
  );
  await writeFile(
    path.join(root, 'docs/sample.ts'),
    'const a = 1;\n  // #region create\n  create();\n    deep();\n  // #endregion\n',
  );
  environment = {
    root,
    base: '/docs',
    imageCache: path.join(root, '.cache'),
    bundledAddresses: ['/docs/assets/'],
    theme,
    texts: english,
    components: {
      index: { Everywhere: () => <em>everywhere</em> },
      Shout: { default: ({ text }: { text: string }) => <em>{text.toUpperCase()}</em> },
      Named: { Shout: () => null },
    },
  };
});
afterAll(() => rm(root, { recursive: true, force: true }));

function compile(
  text: string,
  kind: 'markdown' | 'mdx' = 'mdx',
  { needsExcerpt = true, hidesTitle, formerAnchors }: Partial<CompileInput> = {},
  markdown?: MarkdownHooks,
) {
  const file = `docs/page.${kind === 'mdx' ? 'mdx' : 'md'}`;
  const levels = { minHeadingLevel: 2, maxHeadingLevel: 3 };
  return compilePage(
    {
      kind,
      file,
      route: '/page',
      text,
      title: 'Page',
      ...levels,
      needsExcerpt,
      hidesTitle,
      formerAnchors,
    },
    { ...environment, markdown },
  );
}

it('refuses what is nested too deeply, and reads long inclusions to an end', async () => {
  expect(await problemsOf(`${'<div>'.repeat(3_000)}\n`, 'markdown')).toEqual([
    "docs/page.md:1:1 <div> isn't closed | Add `</div>` where it ends, or remove the tag.",
    'docs/page.md:undefined:undefined The page has 3,000 levels of nested elements, more than the limit of 500 | Close elements that are open by mistake, or split nested quotations and lists',
  ]);
  const [inclusion] = await problemsOf(`Text.\n\n<<< a${' '.repeat(100_000)}b`);
  expect(inclusion).toContain('docs/page.mdx:3:1 Snippet file a ');
});

const placesOf = ({ links }: CompiledPage) =>
  links.map(({ href, place }) => `${href} ${place.line}:${place.column}`);

async function problemsOf(text: string, kind: 'markdown' | 'mdx' = 'mdx') {
  const error = await compile(text, kind).then(
    () => expect.fail('should not compile'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ProblemsError);
  return (error as ProblemsError).problems.map(
    ({ place, message, remedy }) =>
      `${place.file}:${place.line}:${place.column} ${message} | ${remedy}`,
  );
}

describe.each(['markdown', 'mdx'] as const)('compilePage, %s', (kind) => {
  it('renders CommonMark and GFM', async () => {
    const { html } = await compile(
      '| | b |\n|---|:-:|\n| 1 | ~~2~~ |\n\n- [x] done\n\nNote[^1] https://example.com\n\n[^1]: Small.\n',
      kind,
    );
    expect(html).toContain('<div class="scroll"><table>');
    expect(html).toMatch(/<tr>\s*<td><\/td>\s*<th scope="col" class="align-center">b<\/th>/);
    expect(html).toContain('<del>2</del>');
    expect(html).toMatch(/<input (?=[^>]*type="checkbox")[^>]*aria-label="Completed task"/);
    expect(withSlots(html)).toContain('[0]https://example.com[/]');
    expect(html).not.toContain('style=');
  });

  it.each([
    ['---\nx: 1\n---\n\n# Title `one`\n\nText', 'Title one'],
    ['Text\n\n# Not first', undefined],
    ['> # Inside\n\nText', undefined],
    ['## Lower\n\n# Later', undefined],
  ])(
    'has a title of its own when a heading of the first level opens it: %j',
    async (text, title) => {
      expect((await compile(text, kind)).bodyTitle).toBe(title);
    },
  );

  it('takes an excerpt when it is needed', async () => {
    const text = '# Title\n\n- item\n\nFirst.\n\nSecond.';
    expect((await compile(text, kind)).excerpt).toBe('First.');
    const page = await compile(text, kind, { needsExcerpt: false });
    expect(page).toMatchObject({ excerpt: '', bodyTitle: 'Title' });
  });

  it('takes headings, ids, excerpt and title', async () => {
    const page = await compile(
      '# Body title\n\nFirst `words`\nhere.\n\n## Create a *lamp* {#create}\n\n### Deep\n\n#### Deeper\n\n## Create a lamp\n',
      kind,
    );
    expect(page.bodyTitle).toBe('Body title');
    expect(page.excerpt).toBe('First words here.');
    expect(page.tableOfContents).toEqual([
      {
        level: 2,
        id: 'create',
        html: 'Create a <em>lamp</em>',
        children: [{ level: 3, id: 'deep', html: 'Deep', children: [] }],
      },
      { level: 2, id: 'create-a-lamp', html: 'Create a lamp', children: [] },
    ]);
    expect(page.anchors).toEqual(['create', 'deep', 'deeper', 'create-a-lamp']);
  });

  it('gives headings their former ids, which nothing but links notices', async () => {
    const text = '## Create a lamp {#create}\n\nDo it.\n';
    const before = await compile(text, kind);
    const page = await compile(text, kind, { formerAnchors: { create: ['step-1'] } });
    expect(page.html).toBe(before.html.replace('>Create', '><span id="step-1"></span>Create'));
    expect(page).toEqual({ ...before, html: page.html, anchors: ['create', 'step-1'] });
  });

  it('reports former ids without a heading', async () => {
    const compiling = compile('## Create\n', kind, { formerAnchors: { creat: ['step-1'] } });
    await expect(compiling).rejects.toThrow(
      '/page: "creat" isn\'t the id of a heading or table row',
    );
  });

  it('keeps links as slots with their places', async () => {
    const page = await compile('[one](../a.md#x) and\n[two](/b) and [one again](../a.md#x)', kind);
    expect(withSlots(page.html)).toBe('<p>[0]one[/] and\n[1]two[/] and [2]one again[/]</p>');
    expect(page.links.map(({ href, place }) => `${href} ${place.line}:${place.column}`)).toEqual([
      '../a.md#x 1:1',
      '/b 2:1',
      '../a.md#x 2:15',
    ]);
  });

  it('knows the place of each of several links with the same URL', async () => {
    const before = 'Code: `/gone`\n\n';
    const page = await compile(
      `${before}[Text][ref] <span>[inner](/gone)</span>\n\n> [quoted](/gone)\n\n[ref]: /gone\n`,
      kind,
    );
    expect(placesOf(page)).toEqual(['/gone 7:1', '/gone 3:19', '/gone 5:3']);
  });

  it('draws admonitions with titles and nesting', async () => {
    const { html } = await compile(
      '::::tip Read *this*\n\nBody\n\n:::caution\n\nInner\n\n:::\n\n::::\n',
      kind,
    );
    expect(html).toBe(
      '<aside class="tip"><b>Read <em>this</em></b><p>Body</p><aside class="warning"><b>Caution</b><p>Inner</p></aside></aside>',
    );
  });

  it('highlights code and turns npm commands into tabs', async () => {
    const { html } = await compile(
      '```ts title="a.ts"\nconst a = 1;\n```\n\n```bash npm2yarn\nnpm install library-client\n```\n',
      kind,
    );
    expect(html).toContain(
      '<figure title="a.ts" class="ts"><pre><span class="line"><span class="tk-k">const</span>',
    );
    expect(html).toContain('data-group="npm2yarn"');
    expect(html.replace(/<[^>]+>/g, '')).toContain('yarn add library-client');
  });

  it('reads images: size, variants, base path', async () => {
    const { html, assets } = await compile('![A box](./img/a.png "T")', kind);
    expect(html).toMatch(
      /<img src="\/docs\/assets\/content\/a\.\w{12}\.png" alt="A box" width="40" height="20"/,
    );
    expect(assets[0]?.output).toMatch(/^assets\/content\/a\.\w{12}\.png$/);
  });

  it('sanitizes SVG', async () => {
    const { assets } = await compile('![x](./evil.svg)', kind);
    const { readFile } = await import('node:fs/promises');
    const svg = await readFile(assets[0]?.file ?? '', 'utf8');
    expect(svg).not.toMatch(/script|onclick/);
  });

  it('shows code from files by region', async () => {
    const { html, dependencies } = await compile('```ts file="./sample.ts#create"\n```\n', kind);
    expect(html.replace(/<[^>]+>/g, '')).toContain('create();\n  deep();');
    expect(dependencies).toEqual(['docs/sample.ts']);
  });

  it('gives code blocks to the plugin that renders their language', async () => {
    const codeBlocks: MarkdownHooks['codeBlocks'] = {
      chart: ({ code }) => ({ element: <svg aria-label={code.trim()} />, problems: [] }),
    };
    const hooks = { ...NO_MARKDOWN_HOOKS, codeBlocks };
    const { html, markdown, problems } = await compile('```chart\na b\n```\n', kind, {}, hooks);
    expect(html).toContain('<svg aria-label="a b"></svg>');
    expect(markdown).toContain('a b');
    expect(problems).toEqual([]);
  });

  it("runs plugins before its own, so that links and images they make are the page's", async () => {
    const link: MdastPluginDefinition = {
      name: 'link',
      inlineCode: ({ value }) => ({
        type: 'link',
        url: `/${value}`,
        children: [{ type: 'text', value }],
      }),
    };
    const hooks = { ...NO_MARKDOWN_HOOKS, mdastPlugins: [link] };
    const { html, links } = await compile('See `guide`.', kind, {}, hooks);
    expect(withSlots(html)).toBe('<p>See [0]guide[/].</p>');
    expect(links.map(({ href }) => href)).toEqual(['/guide']);
  });

  it("keeps attributes that plugins give links, and the links' places", async () => {
    const marked = { hProperties: { className: 'mark' } };
    const classes: MdastPluginDefinition = {
      name: 'classes',
      link: (node, context) => context.setProperty(node, 'data', marked),
    };
    const { links } = await compile(
      'A [link](<../b c.md>).',
      kind,
      {},
      { ...NO_MARKDOWN_HOOKS, mdastPlugins: [classes] },
    );
    const href = '../b%20c.md';
    const place = { file: expect.any(String), line: 1, column: 3 };
    expect(links).toEqual([
      { href, written: '../b c.md', place, attributes: { href, class: 'mark' } },
    ]);
  });

  it('leaves colons in prose alone', async () => {
    const { html } = await compile('At 8:30 use cargo:night.abc or :name[x].', kind);
    expect(html).toBe('<p>At 8:30 use cargo:night.abc or :name[x].</p>');
  });

  it('warns of words after the language of a code block that mean nothing', async () => {
    const page = await compile('text\n\n```ts titel="a.ts" live\nlet a;\n```', kind);
    expect(page.problems).toEqual([
      {
        severity: 'warning',
        kind: 'unknown-word',
        place: { file: expect.any(String), line: 3, column: 1 },
        message: '`titel="a.ts"` isn\'t a known code block option',
        remedy: 'Did you mean `title`?',
      },
      expect.objectContaining({ remedy: 'Remove it.' }),
    ]);
  });

  it('gives raw images their size', async () => {
    const { html } = await compile('<img src="./img/a.png" alt="raw" />', kind);
    expect(html).toMatch(
      /src="\/docs\/assets\/content\/a\.\w{12}\.png" alt="raw" width="40" height="20" loading="lazy"/,
    );
  });

  it('reports every missing image and snippet at once', async () => {
    expect(
      await problemsOf(
        '![a](./no.png)\n\n![b](/img/no.png)\n\n```ts file="./sample.ts#nope"\n```',
        kind,
      ),
    ).toMatchSnapshot();
  });
});

/** Makes link slots readable. */
const withSlots = (html: string) =>
  replaceLinkSlots(html, (index, which) => (which === 'start' ? `[${index}]` : '[/]'));

describe('compilePage, MDX only', () => {
  it('imports partials with props, and counts their headings and links', async () => {
    const page = await compile(
      'import Note from \'./_note.mdx\'\n\n## First\n\n<Note name="Ana" />\n\n## Last\n',
    );
    expect(withSlots(page.html)).toContain('<p>Hello Ana, [0]link[/].</p>');
    expect(page.tableOfContents.map((entry) => entry.id)).toEqual([
      'first',
      'from-a-partial',
      'last',
    ]);
    expect(page.links[0]?.place).toEqual({ file: 'docs/_note.mdx', line: 3, column: 21 });
    expect(page.dependencies).toEqual(['docs/_note.mdx']);
  });

  it('resolves images and links in a partial relative to the partial, and those in the page relative to the page', async () => {
    const page = await compile(
      [
        "import Deep from './deep/_part.mdx'",
        '![A](./img/a.png) <img src="./img/a.png" alt="raw"/> <Image src="./img/a.png" alt="C"/> [x](./x.md)',
        '<Deep>[z](./z.md)</Deep>',
        '<a href="./y.md">y</a>',
      ].join('\n\n'),
    );
    const widths = [...page.html.matchAll(/<img [^>]*alt="([^"]+)" width="(\d+)"/g)];
    expect(widths.map(([, alt, width]) => `${alt} ${width}`)).toEqual([
      'A 40',
      'raw 40',
      'C 40',
      'A 10',
      'raw 10',
      'C 10',
    ]);
    expect(page.html).not.toContain('file-scope');
    expect(page.links.map(({ href, place: { file, line } }) => `${href} ${file}:${line}`)).toEqual([
      './x.md docs/page.mdx:3',
      './x.md docs/deep/_part.mdx:1',
      './y.md docs/deep/_part.mdx:3',
      './z.md docs/page.mdx:5',
      './y.md docs/page.mdx:7',
    ]);
  });

  it('imports built-in components, site components and text', async () => {
    const page = await compile(
      'import Tabs from \'@theme/Tabs\'\nimport Shout from \'@site/components/Shout\'\nimport code from \'./sample.ts?raw\'\nimport CodeBlock from \'@theme/CodeBlock\'\n\n<Tabs groupId="g"><TabItem value="a">A</TabItem></Tabs>\n\n<Shout text="hi" />\n\n<CodeBlock language="ts">{code}</CodeBlock>\n',
    );
    expect(page.html).toContain('<div data-group="g"><section title="a">A</section></div>');
    expect(page.html).toContain('<em>HI</em>');
    expect(page.html).toContain('<span class="tk-k">const</span>');
  });

  it('imports images, JSON, React, and what other tools call the same', async () => {
    await writeFile(path.join(root, 'docs/limits.json'), '{ "lamps": 5 }');
    const page = await compile(
      [
        "import React, { useState } from 'react'",
        "import image from './img/a.png'",
        "import limits from './limits.json'",
        "import Link from '@docusaurus/Link'",
        "import useBaseUrl from '@docusaurus/useBaseUrl'",
        '',
        '<img src={image} alt="A" /> {limits.lamps} <Link to="/x">x</Link> <Everywhere />',
        '',
        '<Admonition type="caution">b</Admonition>',
        '',
        '<img src={useBaseUrl("/img/none.png")} alt="B" />',
      ].join('\n'),
    );
    expect(page.html).toMatch(/assets\/content\/a\.\w+\.png" alt="A" width="40" height="20"/);
    expect(withSlots(page.html)).toMatch(/5\s+\[0\]x\[\/\]\s+<em>everywhere<\/em>/);
    expect(page.html).toContain('<aside class="warning"><b>Caution</b>');
    expect(page.dependencies).toContain('docs/limits.json');
    expect(page.problems.map(({ kind, message }) => [kind, message])).toEqual([
      [
        'blocked',
        '`useState` does nothing on a page, because React renders the page only once, at build time',
      ],
      ['broken-link', "Image /img/none.png doesn't exist"],
    ]);
    await writeFile(path.join(root, 'docs/limits.json'), '{');
    expect((await problemsOf("import a from './limits.json'\n")).join()).toContain(
      "docs/page.mdx:1:1 Imported file ./limits.json isn't valid JSON",
    );
  });

  it('evaluates exports and expressions', async () => {
    expect((await compile('export const limit = 5;\n\nUp to {limit} lamps.\n')).html).toBe(
      '<p>Up to 5 lamps.</p>',
    );
  });

  it('takes headings with what their expressions say', async () => {
    const page = await compile(
      [
        "import Step from './_step.mdx'",
        'export const limit = 5;',
        '## Up to {limit} *new* `a < b` lamps',
        '### Kept {limit} {#kept}',
        '## Up to {/* a comment is none */}',
        '## Up to {limit} new a < b lamps',
        '<Step name="one" />',
        '<Step name="two" />',
      ].join('\n\n'),
    );
    expect(page.anchors).toEqual([
      'up-to-5-new-a--b-lamps',
      'kept',
      'up-to',
      'up-to-5-new-a--b-lamps-1',
      'step-one',
      'step-two',
    ]);
    const html = 'Up to 5 <em>new</em> <code>a &lt; b</code> lamps';
    expect(page.tableOfContents).toMatchObject([
      { id: 'up-to-5-new-a--b-lamps', html, children: [{ id: 'kept', html: 'Kept 5' }] },
      { id: 'up-to', html: 'Up to' },
      { id: 'up-to-5-new-a--b-lamps-1', html: 'Up to 5 new a &lt; b lamps' },
      { id: 'step-one', html: 'Step one' },
      { id: 'step-two', html: 'Step two' },
    ]);
    expect(page.sections.map(({ anchor, headings }) => [anchor, headings.at(-1)])).toContainEqual([
      'step-two',
      'Step two',
    ]);
    expect(page.html).not.toContain('\0h');
  });

  it('shows a screenshot in both color modes, at half of its pixels', async () => {
    const { html, assets, dependencies } = await compile(
      '<Screenshot name="form" alt="A form" />\n',
    );
    expect(html).toMatch(
      /<img src="\/docs\/assets\/content\/form-light\.\w+\.webp" alt="A form" width="20" height="10".*<img src="\/docs\/assets\/content\/form-dark\.\w+\.webp" alt="A form" hidden/,
    );
    expect(html).toMatch(/form-light-narrow\.\w+\.webp 5x3/);
    expect(assets).toHaveLength(4);
    expect(dependencies).toContain('site/screenshots/form.dark.narrow.webp');
  });

  it('says which screenshot is missing, and what a tag lacks', async () => {
    expect(
      await problemsOf('<Screenshot name="from" alt="A form" />\n\n<Screenshot name={form} />\n'),
    ).toMatchInlineSnapshot(`
      [
        "docs/page.mdx:3:1 <Screenshot> doesn't say which screenshot to show | Use the name of a screenshot in site/screenshots: <Screenshot name="new-order" alt="…" />.",
        "docs/page.mdx:3:1 The screenshot has no alternative text | Say in one sentence what it shows: <Screenshot name="…" alt="The form for a new order" />.",
        "docs/page.mdx:1:1 Image site/screenshots/from.light.webp doesn't exist | Did you mean form.light.webp? It's in the same folder.",
        "docs/page.mdx:1:1 Image site/screenshots/from.light.narrow.webp doesn't exist | Did you mean form.light.narrow.webp? It's in the same folder.",
        "docs/page.mdx:1:1 Image site/screenshots/from.dark.webp doesn't exist | Did you mean form.dark.webp? It's in the same folder.",
        "docs/page.mdx:1:1 Image site/screenshots/from.dark.narrow.webp doesn't exist | Did you mean form.dark.narrow.webp? It's in the same folder.",
      ]
    `);
  });

  it('knows the places of links in raw HTML', async () => {
    const page = await compile(
      '```md\n[old](#gone)\n```\n\nText with <a href="#gone">one</a>.\n\n- Item\n\n  <p>\n  <a href="#gone">two</a>\n  <a href="/a?b&amp;c">three</a></p>\n',
      'markdown',
    );
    expect(placesOf(page)).toEqual(['#gone 5:20', '#gone 10:12', '/a?b&c 9:3']);
  });

  it('knows the place of a link if a component hides an earlier one with the same URL', async () => {
    const page = await compile('<Everywhere>[one](/gone)</Everywhere>\n\n[two](/gone)\n');
    expect(placesOf(page)).toEqual(['/gone 3:1']);
  });

  it('finds links and images of components', async () => {
    const page = await compile(
      '<Card title="T" href="/x" />\n\n<Figure img="./img/a.png" alt="A" caption="C" />\n',
    );
    expect(page.links[0]).toEqual({
      href: '/x',
      place: { file: 'docs/page.mdx', line: 1, column: 1 },
      attributes: { href: '/x' },
    });
    expect(page.html).toContain('width="40"');
  });

  it('reports what browsers would block, and leaves how serious it is to the configuration', async () => {
    const { problems, html } = await compile(
      '<div style="color: red">x</div>\n\n<p style={{ color: "red" }}>y</p>\n\n<b onClick={() => 1}>z</b>\n\n<script>{`a`}</script>\n',
    );
    expect(problems.map(({ kind, message, place }) => [kind, place.line, message])).toEqual([
      ['blocked', 1, 'The content security policy would block the inline style on <div>'],
      ['blocked', 3, 'The content security policy would block the inline style on <p>'],
      [
        'blocked',
        5,
        '`onClick` does nothing on a page, because React renders the page only once, at build time',
      ],
      ['blocked', 7, '<script> does nothing on a page'],
    ]);
    expect(html).not.toContain('script');
  });

  it('has one title: later headings of the first level are of the second', async () => {
    const levels = ({ html }: { html: string }) => html.match(/<h\d/g)?.join(' ');
    expect(levels(await compile('Text\n\n# A\n\n<h1>B</h1>\n'))).toBe('<h2 <h2');
    expect(levels(await compile('# A\n\n# B\n'))).toBe('<h1 <h2');
    expect(levels(await compile('Text\n\n# A\n\n# B\n', 'mdx', { hidesTitle: true }))).toBe(
      '<h1 <h2',
    );
    expect((await compile('Text\n\n# A\n')).tableOfContents).toMatchObject([{ level: 2, id: 'a' }]);
  });

  it.each([
    ['an unclosed tag', '---\ntitle: x\n---\n\n<div>\n'],
    ['an open brace', 'a {b\n'],
    ['an unknown component', 'text\n\n<Nope />\n'],
    ['an unknown variable', 'text {nope}\n'],
    ['an unknown import', "import X from '@theme/Nope'\n"],
    ['an import of nothing', "import X from './nope'\n"],
    ['a missing partial', "import X from './_nope.mdx'\n"],
    ['a partial that imports itself', "import X from './_loop.mdx'\n"],
  ])('reports %s', async (_, text) => {
    expect(await problemsOf(text)).toMatchSnapshot();
  });

  it.each([
    ['an expression', 'Say `import(x)`.\n\n{import("./a.js")}\n', '3:2'],
    ['a sentence', 'An import("x") {import("./a.js")} here\n', '1:17'],
    ['an export', 'export const A = 1;\nexport const B = () =>\n  import("./b.js");\n', '3:3'],
    ['a property', 'a\n\nAnd <b title={() => import("./c.js")}>c</b>\n', '3:5'],
  ])('reports a dynamic import in %s', async (_, text, place) => {
    const problems = await compile(text).then(
      (page) => page.problems.map((each) => `${formatPlace(each.place)} ${each.message}`),
      () => problemsOf(text),
    );
    expect(problems[0]).toContain(`docs/page.mdx:${place} \`import()\` has no effect on a page`);
  });

  it('leaves text that mentions a dynamic import alone', async () => {
    const text = 'Use `import("a")`, {"import(b)"}, or import(c).\n';
    expect((await compile(text)).problems).toEqual([]);
  });

  it('reports an unclosed tag, not the explicit id before it', async () => {
    expect(await problemsOf('## Alive {#alive}\n\n<div>\n')).toEqual([
      expect.stringContaining('docs/page.mdx:3:1 Expected a closing tag for `<div>`'),
    ]);
  });
});

describe('tables of contents in the text', () => {
  const text = '## One *a*\n\n### Deep\n\n#### Deeper\n\n## Two\n';
  const list =
    '<ul><li><a href="#one-a">One <em>a</em></a><ul><li><a href="#deep">Deep</a></li></ul></li><li><a href="#two">Two</a></li></ul>';

  it.each(['markdown', 'mdx'] as const)('stand for [[toc]] in %s', async (kind) => {
    for (const marker of ['[[toc]]', '[TOC]']) {
      const { html } = await compile(`${marker}\n\n${text}`, kind);
      expect(html).toContain(list);
    }
    expect((await compile('`[[toc]]` and [[toc]]\n\n## A', kind)).html).toContain(
      'and [[toc]]</p>',
    );
  });

  it('stand for TOCInline, whose list the page may change', async () => {
    const { html } = await compile(`<TOCInline toc={toc} />\n\n${text}`);
    expect(html).toContain(list);
    const last = await compile(`<TOCInline toc={toc.slice(-1)} />\n\n${text}`);
    expect(last.html).toContain('<ul><li><a href="#two">Two</a></li></ul>\n<h2');
  });

  it('leave a page its own variable', async () => {
    const { html } = await compile('export const toc = 7;\n\n{toc}\n');
    expect(html).toBe('7');
  });
});

it('says what components of other tools cannot show', async () => {
  const { problems } = await compile(
    "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n<DocCardList />\n\n<BrowserOnly>{() => <b>x</b>}</BrowserOnly>\n",
  );
  expect(problems.map(({ place, message }) => `${place.line}:${place.column} ${message}`)).toEqual([
    '3:1 `<DocCardList>` shows nothing, because only generated category pages have cards',
    "5:1 The content of `<BrowserOnly>` won't appear, because pages are rendered at build time, without a browser",
  ]);
});

it.each(['markdown', 'mdx'] as const)('includes files and hides details, in %s', async (kind) => {
  const { html, problems } = await compile(
    '<<< ./sample.ts#create{2} [Title]\n\n:::details Click *me*\n\nHidden\n\n:::\n',
    kind,
  );
  expect(problems).toEqual([]);
  expect(html).toContain('<figure title="Title" class="ts">');
  expect(html.replace(/<[^>]+>/g, '')).toContain('create();');
  expect(html).toContain('<details><summary>Click <em>me</em></summary><p>Hidden</p></details>');
});

it.each(['markdown', 'mdx'] as const)(
  'shows a group of code blocks as tabs, in %s',
  async (kind) => {
    const { html, problems } = await compile(
      '::: code-group\n\n```sh [npm]\nnpm ci\n```\n\n```sh [Yarn 1]\nyarn\n```\n\n```sh\npnpm i\n```\n\n```sh [npm]\nnpm i\n```\n\nMore.\n\n:::\n',
      kind,
    );
    expect(problems).toEqual([]);
    const tabs = [...html.matchAll(/<section title="([^"]*)">(.*?)<\/section>/gs)];
    expect(tabs.map(([, label, inner = '']) => [label, inner.replace(/<[^>]+>/g, '')])).toEqual([
      ['npm', 'npm ci'],
      ['Yarn 1', 'yarn'],
      ['sh', 'pnpm i'],
      ['npm-2', 'npm i'],
    ]);
    expect(html).not.toContain('<figure title');
    expect(html).toMatch(/<\/section><\/div>\s*<p>More\.<\/p>/);
  },
);

it('finds images whose addresses have the base of the site', async () => {
  await mkdir(path.join(root, 'site/static'), { recursive: true });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4z"/></svg>';
  await writeFile(path.join(root, 'site/static/dot.svg'), svg);
  const { html, problems } = await compile(
    '![A](/docs/dot.svg) ![B](/dot.svg)\n\n<img src="/docs/dot.svg" alt="C" />\n',
  );
  expect(problems).toEqual([]);
  expect(html.match(/src="\/docs\/assets\/content\/dot\.\w+\.svg"/g)).toHaveLength(3);
});

it('keeps preformatted text in MDX', async () => {
  const { html } = await compile('<pre>\n  a *b*\n\n    c\n</pre>\n');
  expect(html).toContain('<pre>  a *b*\n\n    c</pre>');
});

describe.each(['markdown', 'mdx'] as const)('what looks like a directive, %s', (kind) => {
  it('stays text in headings, descriptions, and alternative texts', async () => {
    const text =
      'From 9:30:00 to re:Invent.\n\n## Ratio 1:20 and **a:b**\n\n![Open at 9:45](./img/a.png) ![x:y][a]\n\n::word\n\n- ::item\n\n[a]: ./img/a.png\n';
    const { html, excerpt } = await compile(text, kind);
    expect(excerpt).toBe('From 9:30:00 to re:Invent.');
    expect(html).toContain('<h2 id="ratio-120-and-ab">Ratio 1:20 and <strong>a:b</strong></h2>');
    expect(html).toContain('alt="Open at 9:45"');
    expect(html).toMatch(/alt="x:y" width="40" height="20"/);
    expect(html).toContain('<p>::word</p>');
    expect(html).toContain('<li>::item</li>');
  });
});

describe('text that would be lost', () => {
  const lost = async (text: string, kind: 'markdown' | 'mdx' = 'markdown') =>
    (await compile(text, kind)).problems.map(
      ({ place, message }) => `${place.line}:${place.column} ${message}`,
    );

  it.each([
    ['A[^a].\n\n[^a]: One\n\n[^a]: Two', '5:1 The footnote [^a] is already defined'],
    ['A.\n\n> [^b]: One', '3:3 Nothing refers to the footnote [^b]'],
    ['| a |\n|---|\n| [x **y**][z] |', '3:3 The link reference [z] has no definition'],
    ['A `b` word[^c].', '1:11 The footnote [^c] has no definition'],
    [':::tip\nText\n\n## More', "1:1 `:::tip` isn't closed"],
    ['::::tip\n:::note\nText\n:::', "1:1 `::::tip` isn't closed"],
    ['- :::tip\n  Text\n\nMore', "1:3 `:::tip` isn't closed"],
    ['Text\n\n~~~~js\na\n~~~', "3:1 The code block isn't closed"],
    ['> ```\n> a\n\nMore', "1:3 The code block isn't closed"],
    ['Text\n\n<!-- hidden\n\n## More', "3:1 The comment isn't closed"],
    ['<details>\n\nText <b>bold</b>', "1:1 <details> isn't closed"],
    ['Text <em>and\n\nmore', "1:6 <em> isn't closed"],
    ['Energy is $E = mc^2$.', '1:11 The formula is shown as text'],
    ['$$\n\\frac{a}{b}\n$$', '1:1 The formula is shown as text'],
    ['{{< note >}}\nText\n{{< /note >}}', '1:1 The Hugo shortcode `note` is shown as text'],
  ])('is reported in %j', async (text, expected) => {
    const [first, ...others] = await lost(text);
    expect(first).toContain(expected);
    expect(others.every((each) => each.includes('/note'))).toBe(true);
  });

  it.each([
    'A[^a] and [b][c], [d][], [e].\n\n[^a]: One\n\n[c]: /\n[d]: /\n[e]: /',
    'matrix[0][1] and `[a][b]` and \\[a\\][b] and `[^c]`',
    'It costs $5 or $10, set $HOME and $PATH, A$a=$B, `$x^2$`.',
    ':::tip\n:::\n\n::::note\n:::tip\nText\n:::\n::::\n\n- ```js\n  a\n  ```',
    '<p>One<br>\n<ul><li>Two</ul>\n\n<img src="https://a.example/a.png" alt=""> <b>x</b> <!-- c -->',
    '```md\n[^a]: {{< note >}} $a^2$\n:::tip\n```',
  ])('is nothing in %j', async (text) => expect(await lost(text)).toEqual([]));
});

it('omits removed lines from the Markdown of a page', async () => {
  const code = 'a\nb // [!code --]\nc // [!code ++]\n// diff-remove-next-line\nd';
  const { markdown, html } = await compile(`\`\`\`js\n${code}\n\`\`\`\n`);
  expect(markdown).toBe('```\na\nc\n```');
  expect(html).toContain('data-no-copy>b</span>');
});

describe('names that are nearly right', () => {
  it.each([
    [':::warnng\nText\n:::', 'Did you mean `:::warning`?'],
    [':::detials\nText\n:::', 'Did you mean `:::details`?'],
    ['```javscript\na\n```', 'Did you mean `javascript`? For no highlighting, use `text`.'],
    ['```ymal\na\n```', 'Did you mean `yaml`? For no highlighting, use `text`.'],
    ['<Card titel="A" href="/a" />', 'Did you mean `title`?'],
    ['<TabItem valeu="a">A</TabItem>', 'Did you mean `value`?'],
    ['<Video scr="a" title="b" />', 'Did you mean `src`?'],
    ['<Card href="/a">A</Card>', 'Add `title`.'],
    ['<Cards wide><i>A</i></Cards>', 'Remove it. It has none.'],
  ])('are suggested in %j', async (text, remedy) => {
    const { problems } = await compile(text);
    expect(problems.map((each) => each.remedy)).toEqual([remedy]);
  });

  it.each([
    ['<<< ./sampel.ts\n', 'markdown', "Did you mean sample.ts? It's in the same folder."],
    ["import Note from './_notes.mdx'\n\n<Note />\n", 'mdx', 'Did you mean _note.mdx?'],
    ["import { Shuot } from '@site/components/Named'\n", 'mdx', 'Did you mean `Shout`?'],
    ["import { useStat } from 'react'\n", 'mdx', 'Did you mean `useState`?'],
    ["import Named from '@site/components/Named'\n", 'mdx', 'import { Shout }'],
  ] as const)('are suggested for files and exports in %j', async (text, kind, remedy) => {
    const problems = await problemsOf(text, kind);
    expect(problems.join()).toContain(remedy);
  });

  it('are suggested for images', async () => {
    const { problems } = await compile('![A](./img/b.png) <img src="./img/a.pgn">\n', 'markdown');
    const remedy = "Did you mean a.png? It's in the same folder.";
    expect(problems.map((each) => each.remedy)).toEqual([remedy, remedy]);
  });

  it('are no mistakes in components that the site replaces or imports', async () => {
    const text = 'import Card from \'@site/components/Shout\'\n\n<Card text="a" />\n';
    expect((await compile(text)).problems).toEqual([]);
    expect((await compile('<Tabs lazy className="x"><i data-x="" /></Tabs>')).problems).toEqual([]);
  });
});

it('finds the place of a link that is the beginning of another', async () => {
  const { links } = await compile(
    "export const to = '/a';\n\n[x](/ab) [y](/a#b)\n\n<a href={to}>z</a>\n",
  );
  expect(links.map(({ href, place }) => `${href} ${place.line}`)).toEqual([
    '/ab 3',
    '/a#b 3',
    '/a 1',
  ]);
});

it.each([
  '![A](./img/none.png)',
  '<img src="./none/b.svg" alt="B">',
  '<video src="./c.mp4"></video>',
  '<img src="/d.png" alt="D">',
])('depends on the missing file in %s', async (text) => {
  const { problems, dependencies } = await compile(text, 'markdown');
  expect(problems.map(({ kind }) => kind)).toEqual(['broken-link']);
  expect(dependencies).toHaveLength(1);
  expect(dependencies[0]).toMatch(/^(?:docs|site\/static)\/(?:\w+\/)?\w+\.\w+$/);
});
