import { expect, it } from 'vitest';
import { fileOfAddress, parsePage } from './output.ts';

const HTML = `<!doctype html><html><head>
<script data-entry="/docs/assets/browser.js" data-later-styles="/docs/assets/later.css">early()</script>
<style data-styles="0">a{}</style>
<noscript><link rel="stylesheet" href="/docs/assets/later.css"></noscript>
<link rel="preload" as="font" href="/docs/assets/text.woff2" crossorigin>
<link rel="stylesheet" href="/docs/assets/style.css">
<script src="/docs/old.js"></script>
<script type="application/ld+json">{"a":1}</script>
</head><body><div data-island="Chart" data-props="{}"></div>
<article class="x"><div data-content="">Text</div></article></body></html>`;

it('reads what a document requests', () => {
  expect(parsePage('a.html', HTML)).toEqual({
    file: 'a.html',
    html: HTML,
    article: '<article class="x"><div data-content="">Text</div></article>',
    inlineScripts: ['early()'],
    script: '/docs/assets/browser.js',
    stylesheets: ['/docs/assets/style.css'],
    laterStyles: '/docs/assets/later.css',
    inlineStyles: 'a{}',
    preloads: ['/docs/assets/text.woff2'],
    blockingScripts: ['/docs/old.js'],
    islands: ['Chart'],
  });
});

it('finds files below any base path', () => {
  expect(fileOfAddress('/docs/assets/a.js')).toBe('assets/a.js');
  expect(fileOfAddress('assets/a.js')).toBe('assets/a.js');
});
