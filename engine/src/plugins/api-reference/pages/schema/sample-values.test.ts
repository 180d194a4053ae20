/** Tests that generated examples match their schemas, in this site's API and in schemas that are easy to get wrong. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { validatorOf } from '../../check/check-examples.ts';
import type { ApiDescription } from '../../read/description.ts';
import { loadApiDescription } from '../../read/load-description.ts';
import { describeText } from '../../read/test-description.ts';
import { sampleValue } from './sample-value.ts';

const WEBSITE = fileURLToPath(new URL('../../../../../../website', import.meta.url));

/** Returns the schemas whose example is wrong, with the reason. */
function wrongSamples(description: ApiDescription): string[] {
  const validate = validatorOf(description);
  return Object.entries(description.document.components?.schemas ?? {}).flatMap(
    ([name, schema]) => {
      const value = sampleValue(schema, description.document, 'response');
      const pointer = `/components/schemas/${name}`;
      if (value === undefined) return [];
      const reason = validate({ schema, schemaPointer: pointer, value });
      return reason === undefined ? [] : [`${name}: ${reason}`];
    },
  );
}

it('of our own API', async () => {
  const { description } = await loadApiDescription(
    { root: WEBSITE },
    { id: 'unleash', file: 'openapi/unleash.json' },
  );
  expect(description && wrongSamples(description)).toEqual([]);
});

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
