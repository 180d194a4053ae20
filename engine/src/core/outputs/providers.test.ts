import { expect, it } from 'vitest';
import { rejectedProblems, writeSite } from '../files/test-site.ts';
import { contentOf, type OutputContext } from './output.ts';
import { OUTPUTS_AFTER_PLUGINS, OUTPUTS_BEFORE_PLUGINS, siteOutputs } from './providers.ts';
import { testContext } from './test-context.ts';

const listed = (context: OutputContext) =>
  siteOutputs(context, [...OUTPUTS_BEFORE_PLUGINS, ...OUTPUTS_AFTER_PLUGINS]);

it('lists pages, files about the site, and files for hosts at last', () => {
  const names = [...listed(testContext(['welcome.md']))].map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['welcome.html', '404.html', 'documents.json', 'welcome.md']),
  );
  expect(names.indexOf('_headers')).toBeGreaterThan(names.indexOf('welcome.md'));
});

it('takes a static file in place of what would be made', async () => {
  const root = await writeSite({ 'site/static/redirects.json': 'Our own\n' });
  const outputs = [...listed(testContext(['welcome.md'], { root }))];
  const files = outputs.filter(({ name }) => name === 'redirects.json');
  expect(files).toHaveLength(1);
  expect(files[0] && String(await contentOf(files[0]))).toBe('Our own\n');
});

it('says when a page has the address of a file, or hides a static file', async () => {
  const list = (file: string, parts = {}) =>
    rejectedProblems(Promise.resolve().then(() => [...listed(testContext([file], parts))]));
  expect(await list('redirects.json.md')).toContain(
    'docs/redirects.json.md  has the route /redirects.json, which is the URL of a file',
  );
  const root = await writeSite({ 'site/static/a.html': 'A', 'site/static/404.html': 'B' });
  expect(await list('a.md', { root })).toContain(
    'site/static/404.html  has the same name as the output file for a built-in page',
  );
});
