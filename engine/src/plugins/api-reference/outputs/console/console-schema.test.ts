import { expect, it } from 'vitest';
import { createSchemaTable } from './console-schema.ts';

const document = { openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: {} };

it('lets forms overlap where a property tells which it is', () => {
  const { add } = createSchemaTable(document);
  const oneOf = [{ type: ['object' as const] }, { required: ['kind'] }];
  expect(add({ oneOf })).toEqual({ oneOf });
  expect(add({ oneOf, discriminator: { propertyName: 'kind' } })).toEqual({ anyOf: oneOf });
});

it('leaves long lists of allowed values to the server', () => {
  const { add } = createSchemaTable(document);
  const short = Array.from({ length: 200 }, (_, index) => index);
  expect(add({ enum: short })).toEqual({ enum: short });
  expect(add({ type: ['integer'], enum: [...short, 200] })).toEqual({ type: ['integer'] });
});
