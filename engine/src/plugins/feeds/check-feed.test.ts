import { expect, it } from 'vitest';
import { assembleSite, printed, testDefinition, testSource } from '../../core/test-api.ts';
import { checkFeedOperations } from './plugin.ts';

it('names operations that do not exist', () => {
  const entry = { id: '1', title: 'Acme 1', date: '2025-01-31', href: '/news', text: '' };
  const definition = testDefinition({
    config: {
      feed: {
        description: 'News',
        pages: [],
        entries: [{ ...entry, addedOperations: ['createCar'], deprecatedOperations: [] }],
      },
    },
  });
  const { site } = assembleSite(definition, [testSource('news.md')]);
  expect(printed(checkFeedOperations(site, definition))).toMatchInlineSnapshot(`
    "site/site.config.ts  The feed entry "Acme 1" lists the operation "createCar", which doesn't exist
        Remove it."
  `);
});
