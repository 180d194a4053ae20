import { expect, it } from 'vitest';
import * as english from '../../shared/texts/english.ts';
import { finishBody } from './finish-body.ts';
import { readHtml } from './html/html-tokens.ts';
import { linkEnd, linkStart, ORIGIN_SLOT } from './html/link-slots.ts';

const take = (html: string) =>
  finishBody(readHtml(html), { file: 'a.md', textOf: () => 'See [b](b.md).' }, english);

it('takes links with their attributes and places', () => {
  const { html, links } = take('<p>See <a class="x" href="b.md?a=1&amp;b">b</a>.</p>');
  expect(html).toBe(`<p>See ${linkStart(0)}b${linkEnd(0)}.</p>`);
  expect(links).toEqual([
    {
      href: 'b.md?a=1&b',
      place: expect.objectContaining({ file: 'a.md' }),
      attributes: { class: 'x', href: 'b.md?a=1&b' },
    },
  ]);
});

it('takes ids of tags for anchors, not what code shows', () => {
  const html =
    '<h2 id="real">A</h2><pre><code>&lt;div id="shown"&gt; <span class="s">id="setup"</span></code></pre>' +
    '<p title=\'id="quoted"\'>b</p><!-- <p id="comment"> -->';
  expect(take(html).anchors).toEqual(['real']);
});

it('leaves links to ids of the page alone', () => {
  const html = '<h2 id="a">A</h2><a href="#a" aria-label="Link">#</a>';
  expect(take(html)).toMatchObject({ html, links: [] });
});

it('writes Markdown with the slots of the HTML, also where end tags are left out', () => {
  const html = '<ul><li>One <a href="b.md">b</a><li><img src="/c.png" alt="C"></ul>';
  expect(take(html).markdown).toBe(
    `- One ${linkStart(0)}b${linkEnd(0)}\n- ![C](${ORIGIN_SLOT}/c.png)`,
  );
});

it('removes what imitates a slot from text and attributes, in HTML and Markdown', () => {
  const mark = linkStart(0);
  const html = `<p title="${mark}"><a href="b.md" title="${mark}">b</a> ${mark}<img src="c.png" alt="${mark}"></p>`;
  const taken = take(html);
  expect(taken.html.split('\0')).toHaveLength(5);
  expect(taken.html).toBe(
    `<p title="\ufffd0\ufffd">${mark}b${linkEnd(0)} \ufffd0\ufffd<img src="c.png" alt="\ufffd0\ufffd"></p>`,
  );
  expect(taken.markdown.split('\0')).toHaveLength(5);
  expect(taken.links[0]?.attributes.title).toBe('\ufffd0\ufffd');
});
