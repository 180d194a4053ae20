import { expect, it } from 'vitest';
import { firstParagraph, splitFirstSentence, withoutParagraph } from './paragraphs.ts';

it.each([
  ['<p>a <b>c</b></p>', 'a <b>c</b>'],
  ['<p>a</p><p>b</p>', '<p>a</p><p>b</p>'],
  ['<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['', ''],
])('withoutParagraph: %s', (html, inner) => {
  expect(withoutParagraph(html)).toBe(inner);
});

it('finds the first paragraph', () => {
  expect(firstParagraph('<h3>a</h3><p title="</p>">b <i>c</i></p><p>d</p>')).toBe('b <i>c</i>');
  expect(firstParagraph('<ul><li>a</li></ul>')).toBe('');
});

it.each([
  ['<p>One. Two.</p><p>Three.</p>', 'One', '<p>Two.</p><p>Three.</p>'],
  ['<p>One.</p>', 'One', ''],
  ['<p>No end</p><ul></ul>', 'No end', '<ul></ul>'],
  ['<p>Uses <code>a. b</code>. Next</p>', 'Uses <code>a. b</code>', '<p>Next</p>'],
  ['<p>See <a href="/b">b &amp; c</a>. Next.</p>', 'See b &amp; c', undefined],
  ['<ul><li>a</li></ul>', 'a', undefined],
])('splitFirstSentence: %s', (html, summary, rest = html) => {
  expect(splitFirstSentence(html)).toEqual({ summary, html: rest });
});
