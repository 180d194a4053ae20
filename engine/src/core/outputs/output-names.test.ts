import { expect, it } from 'vitest';
import { once } from '../../shared/remember.ts';
import type { OutputProvider } from './output.ts';
import { outputsOf, withOutputNames } from './output-names.ts';
import { testContext } from './test-context.ts';

const content = () => '';
const providers: OutputProvider[] = [
  { outputs: () => [{ name: 'sitemap.xml', content }] },
  { outputs: () => [{ name: 'blog/feed.atom', content }] },
  { outputs: () => [{ name: 'assets/page.js', content }], buildOnly: true },
];

it('finds static files and outputs, and lists outputs only for names with extensions', () => {
  let lists = 0;
  const hasFile = withOutputNames(
    (path) => path === '/a.pdf',
    once(() => {
      lists += 1;
      return new Set(outputsOf(providers, testContext([])).map(({ name }) => name));
    }),
  );
  expect(hasFile('/a.pdf')).toBe(true);
  expect(hasFile('/missing')).toBe(false);
  expect(lists).toBe(0);
  expect(hasFile('/sitemap.xml')).toBe(true);
  expect(hasFile('/blog/feed.atom')).toBe(true);
  expect(hasFile('/feed.atom')).toBe(false);
  expect(hasFile('/assets/page.js')).toBe(false);
  expect(lists).toBe(1);
});
