import { expect, it } from 'vitest';
import { rebaseHtml } from './addresses.ts';

it.each([
  ['<a href="/a?b#c">d</a>', '<a href="/docs/a?b#c">d</a>'],
  ['<a href=/a>b</a>', '<a href="/docs/a">b</a>'],
  ["<img SRC = '/a.png'>", '<img src="/docs/a.png">'],
  ['<a href="//other.example/a">b</a>', '<a href="//other.example/a">b</a>'],
  ['<code title=" href=\'/a\'"> href="/a"</code>', '<code title=" href=\'/a\'"> href="/a"</code>'],
])('applies the base to the addresses of elements: %s', (html, rebased) => {
  expect(rebaseHtml(html, '/docs')).toBe(rebased);
});
