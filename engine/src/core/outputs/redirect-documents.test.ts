import { expect, it } from 'vitest';
import { outputContent } from './output.ts';
import { redirectDocuments } from './redirect-documents.ts';
import { testContext } from './test-context.ts';

const REDIRECTS = {
  prefixes: ['/docs'],
  files: true,
  routes: { '/old': '/tokens#kinds', '/away': 'https://example.com/a' },
  wildcards: { '/charts': 'https://example.com/charts' },
};

const outputs = (redirects = REDIRECTS) => [
  ...redirectDocuments.outputs(
    testContext(['tokens.md'], { redirects, config: { base: '/guide', title: '<Acme>' } }),
  ),
];

it('makes a document at each old address, below prefixes, and at pages with .htm', () => {
  expect(outputs().map(({ name }) => name)).toEqual([
    'old.html',
    'away.html',
    'docs/old.html',
    'docs/away.html',
    'docs/tokens.html',
    'tokens.htm',
  ]);
});

it('makes none where hosts have rules', () => {
  expect(outputs({ ...REDIRECTS, files: false })).toEqual([]);
});

it('names the target in full to search engines, and as a link', async () => {
  const [old, away] = outputs();
  expect(old && String(await outputContent(old))).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en" data-redirect="/guide/tokens#kinds">
    <head>
    <meta charset="utf-8">
    <title>Moved: Title of tokens | &lt;Acme&gt;</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <link rel="canonical" href="https://docs.acme.example/guide/tokens">
    <script>var l=location,t=document.documentElement.dataset.redirect.split("#");l.replace(t[0]+l.search+(t[1]?"#"+t[1]:l.hash))</script>
    <noscript><meta http-equiv="refresh" content="0; url=/guide/tokens#kinds"></noscript>
    </head>
    <body><p>This page has moved to <a href="/guide/tokens#kinds">Title of tokens</a>.</p></body>
    </html>
    "
  `);
  expect(away && String(await outputContent(away))).toContain('href="https://example.com/a">');
});
