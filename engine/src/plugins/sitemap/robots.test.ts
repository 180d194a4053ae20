import { expect, it } from 'vitest';
import { contentOf, testContext } from '../../core/test-api.ts';
import { robots } from './plugin.ts';

it('says where the sitemap is', async () => {
  const context = testContext([], { config: { base: '/docs' } });
  expect(await contentOf(robots(context))).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.acme.example/docs/sitemap.xml\n',
  );
});
