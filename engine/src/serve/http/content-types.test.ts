import { expect, it } from 'vitest';
import { contentTypeOf } from './content-types.ts';

it.each([
  ['a/b.html', 'text/html; charset=utf-8'],
  ['fonts/text-abcd1234.woff2', 'font/woff2'],
  ['logo.SVG', 'image/svg+xml; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['a.avif', 'image/avif'],
  ['a.webp', 'image/webp'],
  ['a.wasm', 'application/wasm'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['a.md', 'text/markdown; charset=utf-8'],
  ['CNAME', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});
