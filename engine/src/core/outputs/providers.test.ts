import { expect, it } from 'vitest';
import { rejectedProblems, writeSite } from '../files/test-site.ts';
import { contentOf } from './output.ts';
import { siteOutputs } from './providers.ts';
import { testContext } from './test-context.ts';

it('lists pages, files about the site, and files for hosts at last', () => {
  const names = [...siteOutputs(testContext(['welcome.md']))].map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['welcome.html', '404.html', 'documents.json', 'sitemap.xml']),
  );
  expect(names.indexOf('_headers')).toBeGreaterThan(names.indexOf('robots.txt'));
});

it('takes a static file in place of what would be made', async () => {
  const root = await writeSite({ 'site/static/robots.txt': 'User-agent: *\nDisallow: /\n' });
  const outputs = [...siteOutputs(testContext(['welcome.md'], { root }))];
  const robots = outputs.filter(({ name }) => name === 'robots.txt');
  expect(robots).toHaveLength(1);
  expect(robots[0] && String(await contentOf(robots[0]))).toContain('Disallow: /');
});

it('says where the sitemap is', async () => {
  const context = testContext([], { config: { base: '/docs' } });
  const robots = [...siteOutputs(context)].find(({ name }) => name === 'robots.txt');
  expect(robots && (await contentOf(robots))).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.acme.example/docs/sitemap.xml\n',
  );
});

it('says when a page has the address of a file, or hides a static file', async () => {
  const list = (file: string, parts = {}) =>
    rejectedProblems(Promise.resolve().then(() => [...siteOutputs(testContext([file], parts))]));
  expect(await list('robots.txt.md')).toContain(
    'docs/robots.txt.md  has the route /robots.txt, which is the URL of a file',
  );
  const root = await writeSite({ 'site/static/a.html': 'A', 'site/static/404.html': 'B' });
  expect(await list('a.md', { root })).toContain(
    'site/static/404.html  has the same name as the output file for a built-in page',
  );
});
