import { expect, it } from 'vitest';
import { testContext } from '../../../core/test-api.ts';
import { apiCatalog } from './api-catalog.ts';

it("isn't created without an API", () => {
  expect([...apiCatalog.outputs(testContext(['welcome.md']))]).toEqual([]);
});
