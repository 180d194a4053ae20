import { expect, it } from 'vitest';
import { createSchemaTable } from './console-schema.ts';

const document = { openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: {} };

it('lets forms overlap where a property tells which it is', () => {
  const { add } = createSchemaTable(document);
  const oneOf = [{ type: ['object' as const] }, { required: ['kind'] }];
  expect(add({ oneOf })).toEqual({ oneOf });
  expect(add({ oneOf, discriminator: { propertyName: 'kind' } })).toEqual({ anyOf: oneOf });
});
