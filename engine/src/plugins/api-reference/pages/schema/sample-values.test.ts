/** Tests that generated examples match their schemas. */
import { expect, it } from 'vitest';
import { wrongSamples } from '../../check/test-samples.ts';
import { describeText } from '../../read/test-description.ts';
import { documentWith } from '../test-api.ts';
import { sampleValue } from './sample-value.ts';

it('of schemas that are easy to get wrong', async () => {
  const description = await describeText(`
openapi: 3.1.0
info: { title: Samples, version: '1' }
paths: {}
components:
  schemas:
    uuid: { type: string, format: uuid }
    longUuid: { type: string, format: uuid, minLength: 36, maxLength: 36 }
    shortText: { type: string, maxLength: 3 }
    longText: { type: string, minLength: 20 }
    letters: { type: string, pattern: '^[A-Z]{3}-[0-9]+$' }
    slug: { type: string, pattern: '^[a-z0-9~_.-]+$', minLength: 8 }
    time: { type: string, format: date-time }
    between: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 1 }
    multiple: { type: integer, minimum: 3, multipleOf: 5 }
    step: { type: number, multipleOf: 0.25, exclusiveMinimum: 1 }
    negative: { type: integer, maximum: -4 }
    several: { type: array, items: { type: string }, minItems: 3 }
    unique: { type: array, items: { type: integer }, minItems: 3, uniqueItems: true }
    uniqueValues: { type: array, items: { enum: [a, b, c] }, minItems: 2, uniqueItems: true }
    contains: { type: array, contains: { const: 7 } }
    tuple: { type: array, prefixItems: [{ type: string }, { type: integer }], items: false }
    map: { type: object, minProperties: 2, additionalProperties: { type: integer } }
    names: { type: object, propertyNames: { enum: [red, green] }, additionalProperties: { type: integer } }
    patterns: { type: object, patternProperties: { '^x-': { type: string } }, minProperties: 1, additionalProperties: false }
    required: { type: object, required: [a, b], properties: { a: { type: string } } }
    fewer: { type: object, maxProperties: 1, properties: { a: { type: string }, b: { type: string } } }
    nothing: { type: 'null' }
    nullable: { type: [string, 'null'] }
    choice: { oneOf: [{ required: [a] }, { required: [b] }], type: object, properties: { a: { type: string }, b: { type: string } } }
    condition:
      type: object
      properties: { kind: { enum: [card, cash] }, number: { type: string } }
      if: { properties: { kind: { const: card } }, required: [kind] }
      then: { required: [number] }
    tree: { type: object, properties: { name: { type: string }, child: { $ref: '#/components/schemas/tree' } } }
    all: { allOf: [{ type: object, required: [a], properties: { a: { type: integer, minimum: 5 } } }, { properties: { a: { maximum: 9 } } }] }
    dependent: { type: object, properties: { a: { type: string }, b: { type: string } }, dependentRequired: { a: [b] } }
`);
  expect(wrongSamples(description)).toEqual([]);
});

it('contain null if the description says so', () => {
  const nullable = { type: ['string' as const, 'null' as const] };
  const schema = {
    type: ['object' as const],
    required: ['closed'],
    properties: {
      nickname: { ...nullable, examples: [null] },
      closed: { ...nullable, examples: [null] },
      ended: { const: null },
      left: { ...nullable, default: null },
    },
  };
  const expected = { nickname: null, closed: null, ended: null, left: null };
  expect(sampleValue(schema, documentWith(), 'response')).toEqual(expected);
});
