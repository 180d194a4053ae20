import { expect, it } from 'vitest';
import { assembleSite, testDefinition, testSource } from '../../core/test-api.ts';
import { checkSuggestions } from './check-suggestions.ts';

it('names suggestions of search that are no pages, with their place', () => {
  const suggestions = ['/', '/reference/vouchrs', '/none'];
  const search = { synonyms: [], kinds: [], secondary: [], suggestions };
  const definition = testDefinition({ config: { search } });
  const sources = [testSource('home.md', { slug: '/' }), testSource('reference/vouchers.md')];
  const { site } = assembleSite(definition, sources);
  expect(checkSuggestions({ site, definition, compiled: new Map() })).toEqual([
    {
      severity: 'error',
      place: { file: 'site/site.config.ts', near: '/reference/vouchrs' },
      message: "search.suggestions contains /reference/vouchrs, which doesn't exist",
      remedy: "Use '/reference/vouchers', or remove the entry.",
    },
    {
      severity: 'error',
      place: { file: 'site/site.config.ts', near: '/none' },
      message: "search.suggestions contains /none, which doesn't exist",
      remedy: 'Use the route of an existing page, or remove the entry.',
    },
  ]);
});
