import { expect, test } from 'vitest';
import { componentRoute, isPartial, pagePath, splitNumberPrefix } from './page-routes.ts';

test.each([
  ['quickstart.mdx', '/quickstart', 'quickstart'],
  ['index.md', '/', 'index'],
  ['README.md', '/', 'README'],
  ['reference/vouchers.mdx', '/reference/vouchers', 'reference/vouchers'],
  ['reference/index.md', '/reference', 'reference/index'],
  ['reference/readme.md', '/reference', 'reference/readme'],
  ['contributing/ADRs/ADRs.md', '/contributing/ADRs', 'contributing/ADRs/ADRs'],
  ['contributing/ADRs/POST-PUT.md', '/contributing/ADRs/POST-PUT', 'contributing/ADRs/POST-PUT'],
  ['01-guides/02_start.md', '/guides/start', 'guides/start'],
  ['1. guides/03.guides.md', '/guides', 'guides/guides'],
  ['releases/2024-01-01-notes.md', '/releases/2024-01-01-notes', 'releases/2024-01-01-notes'],
  ['whats-new-v4.md', '/whats-new-v4', 'whats-new-v4'],
  ['v4.2.md', '/v4.2', 'v4.2'],
])('%s is the page %s', (path, route, id) => {
  expect(pagePath(path, {})).toMatchObject({ route, id });
});

test.each([
  [{ slug: '/' }, '/', 'how-to/create'],
  [{ slug: '/lamps/' }, '/lamps', 'how-to/create'],
  [{ slug: 'make' }, '/how-to/make', 'how-to/create'],
  [{ slug: 'index' }, '/how-to', 'how-to/create'],
  [{ id: 'make' }, '/how-to/make', 'how-to/make'],
  [{ id: 'make', slug: '/lamps' }, '/lamps', 'how-to/make'],
])('%o decides route and id', (frontMatter, route, id) => {
  expect(pagePath('how-to/1-create.md', frontMatter)).toEqual({ route, id, position: 1 });
});

test('the page of a folder stays there whatever its id', () => {
  expect(pagePath('sdks/index.md', { id: 'all' })).toMatchObject({
    route: '/sdks',
    id: 'sdks/all',
  });
});

test.each([
  ['01-a', 'a', 1],
  ['02_a-b', 'a-b', 2],
  ['3. A b', 'A b', 3],
  ['10 - a', 'a', 10],
  ['2024-01-01', '2024-01-01', undefined],
  ['4.2', '4.2', undefined],
  ['7', '7', undefined],
  ['7-', '7-', undefined],
  ['v4', 'v4', undefined],
  ['404', '404', undefined],
])('%s is %s at %s', (text, name, position) => {
  expect(splitNumberPrefix(text)).toEqual(position === undefined ? { name } : { name, position });
});

test('an underscore makes a partial of a file or folder', () => {
  expect(isPartial('a/_b.md')).toBe(true);
  expect(isPartial('_a/b.md')).toBe(true);
  expect(isPartial('a/b_c.md')).toBe(false);
});

test.each([
  ['index.tsx', '/'],
  ['search.tsx', '/search'],
  ['status/index.tsx', '/status'],
  ['reindex.tsx', '/reindex'],
])('component page %s is %s', (path, route) => {
  expect(componentRoute(path)).toBe(route);
});

test.each([
  ['index.md', {}, '/docs'],
  ['guides/start.md', {}, '/docs/guides/start'],
  ['guides/start.md', { slug: '/' }, '/docs'],
  ['guides/start.md', { slug: '/start' }, '/docs/start'],
])('%s with %o is below the route of the content folder', (path, frontMatter, route) => {
  expect(pagePath(path, frontMatter, '/docs').route).toBe(route);
});
