import { describe, expect, it } from 'vitest';
import { pageView, siteView } from '../test-views.ts';
import { tagsToHtml } from './html.ts';
import { documentTitle, pageHead } from './page-head.ts';

const headOf = (...args: Parameters<typeof pageHead>) => tagsToHtml(pageHead(...args)).split('\n');

describe('pageHead', () => {
  it('marks every tag, so that navigation replaces all of them', () => {
    const head = headOf(pageView({ keywords: ['a'] }), siteView({ socialImage: '/card.png' }));
    expect(head.length).toBeGreaterThan(10);
    expect(head.filter((line) => !line.includes(' data-page-head'))).toEqual([]);
  });

  it('writes absolute addresses with the base path, without a final slash', () => {
    const head = headOf(pageView(), siteView());
    const address = 'https://docs.example.com/docs/reference/vouchers';
    expect(head).toContain(`<link rel="canonical" href="${address}" data-page-head>`);
    expect(head).toContain(`<meta property="og:url" content="${address}" data-page-head>`);
    for (const language of ['en', 'x-default']) {
      expect(head).toContain(
        `<link rel="alternate" hreflang="${language}" href="${address}" data-page-head>`,
      );
    }
  });

  it('escapes what writers wrote', () => {
    const view = pageView({ title: '<b> & "c"', description: 'a "quote" <script>' });
    const head = headOf(view, siteView());
    expect(head).toContain(
      '<meta name="description" content="a &quot;quote&quot; &lt;script&gt;" data-page-head>',
    );
    expect(head).toContain(
      '<meta property="og:title" content="&lt;b&gt; &amp; &quot;c&quot; | Example Docs" data-page-head>',
    );
  });

  it('makes the image of a page absolute and falls back to the one of the site', () => {
    const site = siteView({ socialImage: 'https://cdn.example.com/site.png' });
    expect(headOf(pageView({ image: '/docs/own.png' }), site)).toContain(
      '<meta property="og:image" content="https://docs.example.com/docs/own.png" data-page-head>',
    );
    expect(headOf(pageView(), site)).toContain(
      '<meta name="twitter:image" content="https://cdn.example.com/site.png" data-page-head>',
    );
    expect(headOf(pageView(), siteView())).toContain(
      '<meta name="twitter:card" content="summary" data-page-head>',
    );
  });

  it('keeps unlisted pages and the not-found page out of search engines', () => {
    const robots = (...args: Parameters<typeof pageHead>) =>
      headOf(...args).filter((line) => line.includes('"robots"'));
    expect(robots(pageView(), siteView())).toEqual([]);
    expect(robots(pageView({ unlisted: true, noIndex: true }), siteView())).toEqual([
      '<meta name="robots" content="noindex, nofollow" data-page-head>',
    ]);
    const notFound = pageView({ kind: 'not-found', route: '/404' });
    expect(robots(notFound, siteView())).toEqual([
      '<meta name="robots" content="noindex" data-page-head>',
    ]);
    expect(headOf(notFound, siteView()).join()).not.toContain('canonical');
  });
});

describe('documentTitle', () => {
  it('names page and site', () => {
    expect(documentTitle(pageView(), siteView())).toBe('Vouchers | Example Docs');
    expect(documentTitle(pageView({ kind: 'not-found', title: '' }), siteView())).toBe(
      'Page Not Found | Example Docs',
    );
  });

  it('does not repeat the title of the site', () => {
    expect(documentTitle(pageView({ title: 'Example Docs' }), siteView())).toBe('Example Docs');
  });
});
