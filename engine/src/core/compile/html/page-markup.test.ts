import { expect, it } from 'vitest';
import { readHtml, writeHtml } from './html-tokens.ts';
import { readMarkup } from './page-markup.ts';

const TEXT = 'One\n<iframe src="https://x.example/f">\n<b onclick="f()">';

function read(html: string, titles = 0) {
  const page = { file: 'docs/a.md', textOf: () => TEXT };
  const { tokens, embeds, problems } = readMarkup(readHtml(html), page, titles);
  return { html: writeHtml(tokens), embeds, problems };
}

it.each([
  ['a<!-- b <p> -->c', 'ac'],
  ['<b>0<!-- --> of <!-- -->9</b>', '<b>0<!-- --> of <!-- -->9</b>'],
  ['<p title="<!-- a -->">b</p>', '<p title="<!-- a -->">b</p>'],
  ['<head><title>T</title><meta name="robots"></head><p>a</p>', '<p>a</p>'],
  ['<meta name="robots" content="noindex"><base href="/">a', 'a'],
  ['<meta itemprop="name" content="a">', '<meta itemprop="name" content="a">'],
  ['<link itemprop="url" href="/a">b', '<link itemprop="url" href="/a">b'],
  ['<meta itemprop="x" http-equiv="refresh" content="1;url=https://x.example/">a', 'a'],
  ['<meta itemprop="x" name="robots" content="noindex">a', 'a'],
  ['<link itemprop="x" rel="stylesheet" href="/a.css">b', 'b'],
  ['<link rel="canonical" href="/a">b', 'b'],
  ['<iframe srcDoc="&lt;script src=/a.js&gt;"></iframe>', '<iframe></iframe>'],
  [
    '<svg><title><iframe srcdoc="a"></iframe></title></svg>',
    '<svg><title><iframe></iframe></title></svg>',
  ],
  ['<script>let a = "<b>";</script>b', 'b'],
  [
    '<script type="application/ld+json">{}</script>',
    '<script type="application/ld+json">{}</script>',
  ],
  ['<style>a { b: c }</style>d', 'd'],
  ['<a onclick="f()" href="#x">b</a>', '<a href="#x">b</a>'],
])('%s becomes %s', (before, after) => {
  expect(read(before).html).toBe(after);
});

it('leaves the page as many titles as it may have', () => {
  const html = '<h1 id="a">A</h1><p>b</p><h1>C</h1>';
  expect(read(html, 0).html).toBe('<h2 id="a">A</h2><p>b</p><h2>C</h2>');
  expect(read(html, 1).html).toBe('<h1 id="a">A</h1><p>b</p><h2>C</h2>');
  expect(read(html, Number.POSITIVE_INFINITY).html).toBe(html);
});

it('says what has no effect, and where', () => {
  const { problems } = read('<b onclick="f()">a</b><script>b</script>');
  expect(problems.map(({ kind, message, place }) => [kind, message, place.line])).toEqual([
    ['blocked', '`onclick` does nothing on a page', 3],
    ['blocked', '<script> does nothing on a page', undefined],
  ]);
});

it('notes what a page shows from elsewhere', () => {
  const html =
    '<iframe src="https://x.example/f"></iframe><img src="//y.example/a.png"><img src="/b.png"><img src="data:,"><video poster="https://z.example/p.png" src="v.mp4"></video>';
  expect(read(html).embeds.map(({ directive, address }) => `${directive} ${address}`)).toEqual([
    'frame-src https://x.example/f',
    'img-src //y.example/a.png',
    'img-src https://z.example/p.png',
  ]);
});
