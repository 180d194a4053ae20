import { expect, it } from 'vitest';
import { parsePage } from './output.ts';
import { repeatedBytes } from './shipped-twice.ts';

const TEXT = 'A flag is a switch: "on" & off, for a part of the readers or for all.';
const HTML =
  '<article><p>A flag is a switch: &quot;on&quot; &amp; off, for a part of the readers or for all.</p></article>';
const page = (html: string) => parsePage('a.html', html);

it("finds article text in data and scripts, however it's encoded", () => {
  const bytes = Buffer.byteLength(TEXT);
  expect(repeatedBytes([page(HTML)], [JSON.stringify({ text: TEXT })])).toBe(bytes);
  expect(repeatedBytes([page(HTML)], [`const text='${TEXT.replace('&', '\\u0026')}';`])).toBe(
    bytes,
  );
  expect(repeatedBytes([page(`<script>hydrate(\`${TEXT}\`)</script>${HTML}`)], [])).toBe(bytes);
});

it("allows repeated titles and labels, and text that's only in the article", () => {
  const label = 'A label of a sidebar that is longer than forty letters';
  const card = `<article><a href="/a">${label}</a></article>`;
  expect(repeatedBytes([page(card)], [JSON.stringify({ html: `<a href="/a">${label}</a>` })])).toBe(
    0,
  );
  expect(repeatedBytes([page(card)], [JSON.stringify({ text: label })])).toBeGreaterThan(40);
  expect(repeatedBytes([page(HTML)], ['{"html":"<a>A flag is a switch</a>"}'])).toBe(0);
});

it('allows the same page names in articles and sidebars', () => {
  const label = 'Migrating from homegrown solutions for feature flags';
  const linked = page(`<article><p>See <a href="/migrate">${label}</a>.</p></article>`);
  expect(repeatedBytes([linked], [JSON.stringify({ html: `<span>${label}</span>` })])).toBe(0);
  expect(repeatedBytes([linked], [JSON.stringify({ text: label })])).toBe(52);
});
