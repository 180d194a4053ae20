import { describe, expect, it } from 'vitest';
import * as english from '../../../shared/texts/english.ts';
import { readHtml } from '../html/html-tokens.ts';
import { markdownArticle } from './html-to-markdown.ts';
import type { MarkdownTexts } from './inline.ts';

const addressOf = (href: string) =>
  href.startsWith('/') ? `https://docs.example.com${href}` : href;
const markdown = (html: string, texts: MarkdownTexts = english) =>
  markdownArticle(readHtml(html), addressOf, texts);

describe('text', () => {
  it('has headings, paragraphs and marks', () => {
    const html =
      '<div><h2 id="a">Fields &amp; more</h2><a href="#a" aria-label="Direct link to Fields">#</a></div>' +
      '<p>A <strong>lamp</strong> is\n  <em>off</em><b> always</b>, see <a href="/b?x=1#c">B</a>.</p>';
    expect(markdown(html)).toBe(
      '## Fields & more\n\nA **lamp** is *off* **always**, see [B](https://docs.example.com/b?x=1#c).',
    );
  });

  it('means what it says: characters of Markdown are escaped', () => {
    const html =
      '<p>1. *a* _b_ snake_case [c] &lt;d&gt; `e` &amp;amp; \\ ~~f~~ 2 &lt; 3</p><p># g</p><p>- h</p>';
    expect(markdown(html)).toBe(
      '1\\. \\*a\\* \\_b\\_ snake_case \\[c\\] \\<d> \\`e\\` \\&amp; \\\\ \\~~f\\~~ 2 < 3\n\n\\# g\n\n\\- h',
    );
  });

  it('keeps links to headings of the page, and the words of links to other places in it', () => {
    const html =
      '<h2 id="scope">Scope</h2><p><a href="#scope">above</a>, <a href="#row">there</a></p>' +
      '<ul><li id="body.name"><p><a href="#body.name">name</a> <span>string</span><b> required</b></p></li></ul>';
    expect(markdown(html)).toBe(
      '## Scope\n\n[above](#scope), there\n\n- `name` string **required**',
    );
  });

  it('keeps backticks in code, and words apart that a theme sets apart', () => {
    const html =
      '<p><code>a`b</code> <code>``</code></p><p>Allowed <code>on</code><code>off</code></p>' +
      '<p><code><a href="/x">getX</a></code></p>';
    expect(markdown(html)).toBe(
      '``a`b`` ` `` `\n\nAllowed `on` `off`\n\n[`getX`](https://docs.example.com/x)',
    );
  });

  it('names images and what they show', () => {
    const html =
      '<p><img src="/a.png" alt="The list [1]"> <img src="/b.png" alt=""></p>' +
      '<div role="img" aria-label="Two boxes"><svg><text>A</text></svg></div>' +
      '<a href="/watch" data-video-title="Tour"><span>Play</span></a>';
    expect(markdown(html)).toBe(
      '![The list \\[1\\]](https://docs.example.com/a.png)\n\n**Diagram:** Two boxes\n\n[Video: Tour](https://docs.example.com/watch)',
    );
  });

  it('gives what a diagram is made of, without saying twice what it shows', () => {
    const html =
      '<block-source data-language="mermaid" data-source="flowchart LR&#10;  A --&gt; B"><div><div role="img" aria-label="Two boxes"><svg></svg></div></div></block-source>';
    expect(markdown(html)).toBe(
      '**Diagram:** Two boxes\n\n```mermaid\nflowchart LR\n  A --> B\n```',
    );
  });

  it('names an image in two color modes once', () => {
    const html =
      '<div><img src="/a.light.webp" alt="The form"><img src="/a.dark.webp" alt="The form" hidden></div>';
    expect(markdown(html)).toBe('![The form](https://docs.example.com/a.light.webp)');
  });

  it('leaves out controls and what stands around the text', () => {
    const html =
      '<main><nav>Path</nav><article><nav>Path</nav><details data-markdown-ignore=""><summary>On this page</summary></details>' +
      '<h1>Title</h1><button>Copy</button><p hidden>no</p><p hidden="until-found">Found.</p><p>Text<span class="sr-only"> (new tab)</span></p>' +
      '<div data-markdown-ignore="">Edit</div></article><p>Next</p></main>';
    expect(markdown(html)).toBe('# Title\n\nFound.\n\nText');
  });
});

describe('blocks', () => {
  it('writes lists as tight as they are', () => {
    const html =
      '<ol start="9"><li>nine<ul><li>a</li><li>b</li></ul></li><li>ten</li></ol>' +
      '<ul><li><p>one</p><p>more</p></li><li><input type="checkbox" checked>done</li></ul>';
    expect(markdown(html)).toBe(
      '9. nine\n   - a\n   - b\n10. ten\n\n- one\n\n  more\n\n- [x] done',
    );
  });

  it('writes code with its language and title, in a fence that it cannot end', () => {
    const html =
      '<figure data-code-block=""><figcaption>src/a.ts</figcaption><div><pre><code class="language-ts">' +
      '<span class="line"><span>a</span> &lt; b</span>\n<span class="line">  ```</span></code></pre><button>Copy</button></div></figure>' +
      '<pre><code class="language-text">plain</code></pre>';
    expect(markdown(html)).toBe('**src/a.ts**\n\n````ts\na < b\n  ```\n````\n\n```\nplain\n```');
  });

  it('writes method and path of an operation as a request', () => {
    const html =
      '<div><span data-method="GET">GET</span><pre><code>/api/<wbr><a href="#p">{id}</a></code></pre></div>';
    expect(markdown(html)).toBe('```http\nGET /api/{id}\n```');
  });

  it('quotes callouts under their type and title', () => {
    const callout = (title: string) =>
      `<aside role="note" data-type="warning"><p><svg></svg><span>${title}</span></p><div><p>Beware.</p><ul><li>a</li></ul></div></aside>`;
    expect(markdown(callout('Warning'))).toBe('> **Warning**\n>\n> Beware.\n>\n> - a');
    expect(markdown(callout('Not in production'))).toContain('> **Warning: Not in production**');
  });

  it("uses the words of the site's language", () => {
    const html =
      '<aside role="note" data-type="note"><p>Hinweis</p><div><p>Text</p></div></aside>' +
      '<aside role="note" data-type="note"><p>Licht</p><div><p>Text</p></div></aside>' +
      '<div role="img" aria-label="Zwei Kästen"></div>' +
      '<p><a href="https://video.example/1" data-video-title="Start">Abspielen</a></p>';
    const german = { noteTitle: 'Hinweis', diagram: 'Diagramm', video: 'Film' };
    expect(markdown(html, { ...english, ...german })).toBe(
      '> **Hinweis**\n>\n> Text\n\n> **Hinweis: Licht**\n>\n> Text\n\n' +
        '**Diagramm:** Zwei Kästen\n\n[Film: Start](https://video.example/1)',
    );
  });

  it('lists tabs as alternatives, each under its label', () => {
    const panel = (label: string) =>
      `<div role="tabpanel"><p data-tab-label="">${label}</p><pre><code>${label}</code></pre></div>`;
    const html = `<div data-tabs=""><div role="tablist"><button>npm</button></div>${panel('npm')}${panel('Yarn')}</div><p>After</p>`;
    expect(markdown(html)).toBe(
      '- **npm**\n\n  ```\n  npm\n  ```\n\n- **Yarn**\n\n  ```\n  Yarn\n  ```\n\nAfter',
    );
  });

  it('opens disclosures', () => {
    const html =
      '<details><summary><b>200</b><span>The <code>lamp</code></span></summary><p>Body</p></details>';
    expect(markdown(html)).toBe('**200 The `lamp`**\n\nBody');
  });

  it('writes a named list as a line of facts', () => {
    const html = '<ul aria-label="Availability"><li>Pro</li><li>Since version 4.13</li></ul>';
    expect(markdown(html)).toBe('**Availability:** Pro, Since version 4.13');
  });

  it('puts each row of a table into a line', () => {
    const html =
      '<table><thead><tr><td></td><th>Value</th></tr></thead><tbody>' +
      '<tr><th>a|b</th><td><p>one</p><ul><li>x</li><li>y</li></ul></td></tr>' +
      '<tr><td>c</td><td><pre><code>d\ne</code></pre></td></tr></tbody></table>';
    expect(markdown(html)).toBe(
      '|  | Value |\n| --- | --- |\n| a\\|b | one<br>- x<br>- y |\n| c | `d`<br>`e` |',
    );
  });

  it('gives a table without a header an empty one', () => {
    expect(markdown('<table><tbody><tr><td>a</td></tr></tbody></table>')).toBe(
      '|  |\n| --- |\n| a |',
    );
  });
});
