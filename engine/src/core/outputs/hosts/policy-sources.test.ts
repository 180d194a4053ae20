import { expect, it } from 'vitest';
import { consoleSources } from './policy-sources.ts';

it('lets readers call servers only where there is an API to try', () => {
  expect(consoleSources({})).toEqual({});
  expect(consoleSources({ apis: [] })).toEqual({});
  const apis = [{ id: 'shop', file: 'shop.yaml', route: '/api' }];
  const sources = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];
  expect(consoleSources({ apis })).toEqual({ 'connect-src': sources });
});
