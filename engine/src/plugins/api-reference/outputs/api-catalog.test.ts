import { expect, it } from 'vitest';
import { testContext } from '../../../core/test-api.ts';
import { apiCatalog } from './api-catalog.ts';

it('is none without an API', () => {
  expect([...apiCatalog.outputs(testContext(['welcome.md']))]).toEqual([]);
});
