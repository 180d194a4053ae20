import { expect, it } from 'vitest';
import { type AnnotateCode, annotateCode } from './annotate-code.ts';
import { readHtml, writeHtml } from './html-tokens.ts';

/** Marks every `<x>`. */
const annotate: AnnotateCode = ({ text, language }) =>
  [...text.matchAll(/<x>/g)].map(({ index }) => ({
    start: index,
    end: index + 3,
    attributes: { 'data-x': language },
  }));

const annotated = (html: string, hooks = [annotate]) =>
  writeHtml(annotateCode(readHtml(html), 'docs/a.md', hooks));

it('adds elements inside of highlighted tokens', () => {
  expect(
    annotated(
      '<pre><code class="language-js">a <span class="tk-s">"&lt;x>/&lt;x>"</span></code></pre>',
    ),
  ).toBe(
    '<pre><code class="language-js">a <span class="tk-s">"<span data-x="js">&lt;x&gt;</span>/<span data-x="js">&lt;x&gt;</span>"</span></code></pre>',
  );
});

it('ignores parts that span several tokens', () => {
  const html = '<pre><code class="language-xml"><b>&lt;</b>x></code></pre>';
  expect(annotated(html)).toBe(html);
});

it('adds the parts of each plugin, and ignores those that overlap an earlier one', () => {
  const first: AnnotateCode = () => [{ start: 4, end: 7, attributes: { 'data-y': '' } }];
  const second: AnnotateCode = () => [
    { start: 0, end: 1, attributes: { 'data-z': '1' } },
    { start: 3, end: 5, attributes: { 'data-z': '2' } },
    { start: 5, end: 6, attributes: { 'data-z': '3' } },
  ];
  expect(annotated('<code>abcdefgh</code>', [first, second])).toBe(
    '<code><span data-z="1">a</span>bcd<span data-y="">e<span data-z="3">f</span>g</span>h</code>',
  );
});

it('tells code in a sentence from a block', () => {
  expect(annotated('<p><code>&lt;x></code> a</p>')).toBe(
    '<p><code><span data-x="">&lt;x&gt;</span></code> a</p>',
  );
});

it('changes nothing without hooks', () => {
  const html = '<p>a<code>&lt;x></code>';
  expect(annotated(html, [])).toBe(html);
});
