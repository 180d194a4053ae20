import { expect, it } from 'vitest';
import * as texts from '../../shared/texts/english.ts';
import { compileBody } from './compile-body.ts';

const FILE = { file: 'a.json', texts };

it('finds headings with ids, links, and sections in HTML', () => {
  const html =
    '<h2 id="a">A &amp; <b>B</b></h2><h2>C</h2><h3 id="d">D</h3><p>See <a href="/x">X</a>.</p>';
  const levels = { minHeadingLevel: 2, maxHeadingLevel: 3 };
  const page = compileBody(html, { ...FILE, title: 'T', levels });
  const inner = { level: 3, id: 'd', html: 'D', children: [] };
  expect(page.tableOfContents).toEqual([
    { level: 2, id: 'a', html: 'A &amp; B', children: [inner] },
  ]);
  expect(page.links.map(({ href, place }) => [href, place])).toEqual([['/x', { file: 'a.json' }]]);
  expect(page.anchors).toEqual(['a', 'd']);
  expect(page.sections.at(-1)).toMatchObject({ headings: ['T', 'C', 'D'], text: 'See X.' });
});

it('has no sections without a title, and no table of contents without levels', () => {
  const { sections, tableOfContents } = compileBody('<h2 id="a">A</h2>', FILE);
  expect([sections, tableOfContents]).toEqual([[], []]);
});

it('annotates code with the hooks of plugins', () => {
  const annotateCode = [() => [{ start: 0, end: 1, attributes: { title: 'A' } }]];
  const { html } = compileBody('<p><code>ab</code></p>', { ...FILE, annotateCode });
  expect(html).toBe('<p><code><span title="A">a</span>b</code></p>');
});

it('keeps ids unique', () => {
  const { anchors, html } = compileBody('<p id="a">A</p><p id="a">B</p>', FILE);
  expect(anchors).toEqual(['a']);
  expect(html).toBe('<p id="a">A</p><p>B</p>');
});
