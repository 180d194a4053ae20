import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { printed } from '../../../../engine/src/core/test-api.ts';
import { compileTestDocument, htmlOf, testDocument } from './test-document.tsx';

/** Returns the HTML of a document that comes after a page's own text. */
async function draw(text: string): Promise<string> {
  return htmlOf(await compileTestDocument(testDocument(text)));
}

describe('a document in a page', () => {
  it('begins with a heading and a box that says where it comes from', async () => {
    const { html, links, tableOfContents } = await compileTestDocument(
      testDocument('# Client\n\nHi'),
    );
    expect(html).toMatch(/^<h2 id="repository">From the repository<\/h2><aside title="after">/);
    expect(html).toContain('at 1234567 of 2026-03-05T09:30:00Z');
    expect(links.map(({ href }) => href)).toEqual([
      `https://git.example/acme/client/blob/${'1234567890'.repeat(4)}/README.md`,
      'https://git.example/acme/client/edit/main/README.md',
    ]);
    expect(tableOfContents).toMatchObject([{ id: 'repository', children: [] }]);
  });

  it('of a tag is one that nobody is asked to edit', async () => {
    const { links } = await compileTestDocument(testDocument('Hi', { refType: 'tag' }));
    expect(links.filter(({ href }) => href.includes('/edit/'))).toEqual([]);
  });

  it('is a page of its own without a heading above it', async () => {
    const document = testDocument('# Client\n\nDraws *maps*.\n\n## Use\n\n#### Deep');
    const page = await compileTestDocument(document, { taken: undefined });
    expect(page.html).toMatch(/^<aside title="alone">/);
    expect(htmlOf(page)).toContain('<h2 id="repository-use">Use</h2>');
    expect(page.excerpt).toBe('Draws maps.');
    expect(page.sections.map(({ headings }) => headings)).toEqual([
      ['Client'],
      ['Client', 'Use'],
      ['Client', 'Use', 'Deep'],
    ]);
  });

  it('is found by search below the heading of its section', async () => {
    const { sections } = await compileTestDocument(
      testDocument('# Client\n\nOne\n\n## Use\n\nTwo'),
    );
    expect(sections).toMatchObject([
      { headings: ['Client', 'From the repository'], anchor: 'repository' },
      { headings: ['Client', 'From the repository', 'Use'], anchor: 'repository-use', text: 'Two' },
    ]);
    expect(sections[0]?.text).toContain('One');
  });
});

describe('headings', () => {
  it('lose the title, keep their order, and stand below the section without gaps', async () => {
    const html = await draw('# Title\n## A\n#### B\n##### C\n## D');
    expect(html).toBe(
      '<h3 id="repository-a">A</h3>\n<h4 id="repository-b">B</h4>\n<h5 id="repository-c">C</h5>\n<h3 id="repository-d">D</h3>',
    );
  });

  it('of the first level besides the title push the others down', async () => {
    const html = await draw('# Title\n# A\n## B\n### C\n#### D\n##### E');
    expect(html.match(/<h\d/g)).toEqual(['<h3', '<h4', '<h5', '<h6', '<h6']);
  });

  it('in HTML are headings, and a first one that is no title stays', async () => {
    expect(await draw('<h2 align="center">Use <em>it</em></h2>\n\ntext')).toBe(
      '<h3 id="repository-use-it">Use <em>it</em></h3>\n<p>text</p>',
    );
  });

  it('do not meet the ids of the page', async () => {
    const document = testDocument('# T\n## Use\n## Use\n<a name="repository"></a>\n\n[a](#use-1)');
    const page = await compileTestDocument(document, { taken: ['repository', 'repository-use'] });
    expect(page.anchors).toEqual([
      'repository-1',
      'repository-use-1',
      'repository-use-1-1',
      'repository-repository',
    ]);
    expect(htmlOf(page)).toContain('<a href="#repository-use-1-1">a</a>');
  });
});

const COMMIT = '1234567890'.repeat(4);
const TREE = `https://git.example/acme/client/blob/${COMMIT}`;

describe('links', () => {
  it.each([
    ['[x](docs/use.md)', `${TREE}/docs/use.md`],
    ['[x](./LICENSE)', `${TREE}/LICENSE`],
    ['[x][1]\n\n[1]: ../../issues', 'https://git.example/acme/client/issues'],
    ['<a href="/CHANGELOG.md">x</a>', `${TREE}/CHANGELOG.md`],
    ['[x](https://example.com/?a=1&b=2)', 'https://example.com/?a=1&amp;b=2'],
    ['[x](https://docs.example/reference/maps#draw)', '/reference/maps#draw'],
    ['[x](http://docs.example/reference/maps/)', '/reference/maps'],
    ['[x](https://preview.example/docs/start)', '/start'],
    ['[x](https://docs.example/lights#old)', '/reference/lamps#kinds'],
    ['[x](https://docs.example/v1/start.html#a)', '/start#a'],
    ['[x](https://docs.example/blog)', 'https://blog.example/'],
    ['[x](https://preview.example/blog)', 'https://preview.example/blog'],
    ['[x](docs/tiles.md#Cache)', '/tiles#repository-cache'],
    [`[x](https://git.example/acme/client/blob/main/docs/tiles.md)`, '/tiles'],
    ['<mailto:a@example.com>', 'mailto:a@example.com'],
  ])('%s leads to %s', async (text, href) => {
    const others = [testDocument('', { file: 'docs/tiles.md', route: '/tiles' })];
    const page = await compileTestDocument(testDocument(text), { taken: [], others });
    expect(htmlOf(page)).toContain(`<a href="${href.replace('&amp;', '&')}">`);
    expect(page.problems).toEqual([]);
  });

  it('to pages of this site know where else they lead', async () => {
    const { links } = await compileTestDocument(testDocument('[x](https://docs.example/gone#a)'));
    expect(links.at(-1)).toMatchObject({
      href: '/gone#a',
      elsewhere: 'https://docs.example/gone#a',
      place: { file: 'site/remote/client.md', line: 1, column: 5 },
    });
  });

  it('to places in the document are found as the host finds them', async () => {
    const html = await draw(
      '## Use `it`!\n<a id="Top"></a>\n\n[a](#use-it) [b](#USE-IT) [c](#user-content-top) [d](README.md#use-it)',
    );
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="#repository-use-it"',
      'href="#repository-use-it"',
      'href="#repository-top"',
      'href="#repository-use-it"',
    ]);
  });

  it('that lead nowhere are text, with a warning at their place', async () => {
    const page = await compileTestDocument(testDocument('One\n\n[here](#nowhere)'));
    expect(htmlOf(page)).toBe('<p>One</p>\n<p><span>here</span></p>');
    expect(printed(page.problems)).toBe(
      'site/remote/client.md:3:8  The link "#nowhere" has no valid target, so its text is shown without a link\n    Correct it in the source repository.',
    );
    expect(page.problems[0]?.severity).toBe('warning');
  });

  it('in code stay as they are', async () => {
    expect(await draw('`[a](b.md)`')).toBe('<p><code>[a](b.md)</code></p>');
  });
});

describe('images', () => {
  it('that were copied are drawn, no larger than the file', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'remote-'));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    await mkdir(path.join(root, 'site/remote'), { recursive: true });
    const image = { width: 40, height: 20, channels: 3, background: '#123' } as const;
    await sharp({ create: image }).png().toFile(path.join(root, 'a.png'));
    await copyFile(path.join(root, 'a.png'), path.join(root, 'site/remote/a.png'));
    const address = `https://raw.example/acme/client/${COMMIT}/docs/a.png`;
    const document = testDocument('![A](docs/a.png) <img src="docs/a.png" alt="B" width="20">', {
      images: { [address]: './a.png' },
    });
    const page = await compileTestDocument(document, { taken: [], root });
    const html = htmlOf(page);
    expect(html).toMatch(
      /<img src="\/assets\/content\/a\.\w+\.png" alt="A" width="40" height="20"/,
    );
    expect(html).toMatch(/alt="B" width="20" height="10"/);
    expect(page.assets[0]?.output).toMatch(/^assets\/content\/a\./);
  });

  it('that were not copied are links, and text inside of links', async () => {
    expect(await draw('![Map](a.png) [![Map](a.png)](b.md) ![](https://p.example/x.png)')).toBe(
      `<p><a href="https://raw.example/acme/client/${COMMIT}/a.png">Map</a> <a href="${TREE}/b.md">Map</a> <a href="https://p.example/x.png">Image</a></p>`,
    );
  });

  it('that are broken are links, with a warning', async () => {
    const address = `https://raw.example/acme/client/${COMMIT}/a.png`;
    const document = testDocument('![A](a.png)', { images: { [address]: './gone.png' } });
    const page = await compileTestDocument(document);
    expect(htmlOf(page)).toBe(`<p><a href="${address}">A</a></p>`);
    expect(page.problems).toMatchObject([{ severity: 'warning' }]);
  });
});

describe('badges', () => {
  it.each([
    '[![Build](https://git.example/acme/client/actions/workflows/a.yml/badge.svg)](https://git.example)',
    '![npm](https://img.shields.io/npm/v/x) ![c](https://coveralls.io/repos/x/badge.svg?branch=main)',
    '<p align="center"><a href="https://x.example"><img src="https://badgen.net/a"></a><br></p>',
    '- ![a](https://badge.fury.io/js/x.svg)\n- ![b](https://x.example/badges/b)',
  ])('%s is nothing', async (text) => {
    expect(await draw(text)).toBe('');
  });

  it('leave the text beside them', async () => {
    expect(
      await draw('# T ![b](https://img.shields.io/a)\n\nMaps ![b](https://img.shields.io/a)'),
    ).toBe('<p>Maps </p>');
    expect(await draw('![How a badge looks](badge-of-honor.png)')).toContain('How a badge looks');
  });
});

describe('the rest', () => {
  it('has no callout that is named after what all objects have', async () => {
    const html = await draw('> [!CONSTRUCTOR]\n> Words');
    expect(html).toContain('<blockquote>');
    expect(html).toContain('[!CONSTRUCTOR]');
  });

  it('is drawn as in pages: code, tables, callouts, details', async () => {
    expect(await draw('```js title="a.js"\nlet a = "<b>";\n```')).toContain('&lt;b&gt;');
    expect(await draw('```nonsense\n1\n```')).toContain('class="text"');
    expect(await draw('| A | B |\n|:-:|---|\n| 1 | 2 |')).toContain(
      '<div class="scroll"><table><thead><tr><th scope="col" class="align-center">A</th>',
    );
    expect(await draw('> [!WARNING]\n> Mind the **step**')).toBe(
      '<aside class="warning"><b>Warning</b><p>Mind the <strong>step</strong></p>\n</aside>',
    );
    expect(await draw('> A quotation [!NOTE]')).toContain('<blockquote>');
    expect(await draw('<details open><summary>More</summary>\n\ntext\n\n</details>')).toMatch(
      /<summary>More<\/summary>\s*<p>text<\/p>/,
    );
    expect(await draw('---\ntitle: x\n---\ntext')).toBe('<p>text</p>');
    expect(await draw(':::note\n{a} <B/>\n:::')).toContain(':::note\n{a}');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="https://p.example/a.png" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](javascript:alert(1))',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="token"></form>',
    '<style>main { display: none }</style>',
    '<p style="position: fixed; inset: 0" class="search-dialog" onclick="alert(1)">x</p>',
    '<svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>',
    '<base href="https://evil.example"><meta http-equiv="refresh" content="0">',
    '<div id="main" data-route="/" aria-hidden="true">x</div>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<!--><img src=x onerror=alert(1)>-->',
    '```"><script>alert(1)</script>\n"><script>alert(1)</script>\n```',
    '## <img src=x onerror=alert(1)> "><script>alert(1)</script>',
  ])('%s is harmless', async (text) => {
    const page = await compileTestDocument(testDocument(text));
    const html = htmlOf(page).replace(/<pre>[\s\S]*?<\/pre>/g, '');
    expect(html).not.toMatch(/<(?:script|style|iframe|form|input|svg|math|base|meta|object)\b/i);
    expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|data-route|aria-hidden)\s*=/i);
    expect(html).not.toMatch(/<[^>]*=\s*["']?\s*(?:javascript|data|vbscript):/i);
    expect(page.anchors.every((id) => id.startsWith('repository'))).toBe(true);
  });
});

it('a document that exceeds a limit is shown as the start of its text, with a warning', async () => {
  const text = `<b>start</b> ${'>'.repeat(500)}\n${'> '.repeat(500)}deep`;
  const page = await compileTestDocument(testDocument(text));
  expect(htmlOf(page)).toMatch(/^<p>&lt;b&gt;start&lt;\/b&gt; (?:&gt;)+.*…<\/p>$/s);
  expect(page.problems).toEqual([
    {
      severity: 'warning',
      place: { file: 'site/remote/client.md' },
      message:
        'The document has 500 levels of nested quotations and lists, more than the limit of 40, so only the beginning is shown, as plain text',
      remedy: 'Shorten it in the source repository, or remove it from site/remote.ts.',
    },
  ]);
});

it('code has no control characters', async () => {
  const html = await draw('```text\nls \u0003\u001b[201~\ncurl \u202e\n```\n\n`a\u001b\u202e`');
  expect(html).toContain('ls \ufffd\ufffd[201~');
  expect(html.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});
