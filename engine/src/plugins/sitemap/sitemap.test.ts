import { describe, expect, it } from 'vitest';
import { outputContent, testContext } from '../../core/test-api.ts';
import { robots, sitemapText } from './plugin.ts';

const ORIGIN = 'https://docs.example.com';

describe('sitemap', () => {
  it('lists pages with absolute locations and dates', () => {
    const pages = [
      { route: '/', noIndex: false },
      { route: '/reference/vouchers', noIndex: false, lastModified: '2026-01-31T10:00:00Z' },
    ];
    expect(sitemapText(pages, ORIGIN, '')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://docs.example.com/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
      <url><loc>https://docs.example.com/reference/vouchers</loc><lastmod>2026-01-31</lastmod><changefreq>weekly</changefreq><priority>0.5</priority></url>
      </urlset>
      "
    `);
  });

  it('leaves out pages that are not to be indexed', () => {
    expect(sitemapText([{ route: '/search', noIndex: true }], ORIGIN, '')).not.toContain('search');
  });

  it('puts the base path before routes, without a trailing slash', () => {
    const text = sitemapText([{ route: '/', noIndex: false }], ORIGIN, '/docs');
    expect(text).toContain('<loc>https://docs.example.com/docs</loc>');
  });

  it('encodes addresses and escapes XML', () => {
    const text = sitemapText([{ route: "/q&a/it's ünïque#1", noIndex: false }], ORIGIN, '');
    expect(text).toContain('/q&amp;a/it%27s%20%C3%BCn%C3%AFque%231</loc>');
  });

  it('leaves out a date it cannot read', () => {
    const page = { route: '/a', noIndex: false, lastModified: 'last week' };
    expect(sitemapText([page], ORIGIN, '')).not.toContain('lastmod');
  });
});

it('robots.txt says where the sitemap is', async () => {
  const context = testContext([], { config: { base: '/docs' } });
  expect(await outputContent(robots(context))).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.acme.example/docs/sitemap.xml\n',
  );
});
