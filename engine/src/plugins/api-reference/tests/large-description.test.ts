/** Tests large and deep descriptions. The work grows with their size, no matter what refers to what. */
import { describe, expect, test } from 'vitest';
import { writeSite } from '../../../core/test-api.ts';
import { checkWords } from '../check/check-words.ts';
import { rewrite } from '../read/document/grammar.ts';
import { type JsonObject, jsonText } from '../read/document/json.ts';
import { walkSchemas } from '../read/document/walk-schemas.ts';
import { loadApiDescription } from '../read/load-description.ts';
import { loadFiles } from '../read/test-description.ts';
import { largeApi } from '../read/test-large.ts';

async function load(document: JsonObject) {
  const root = await writeSite({ 'api.json': jsonText(document) });
  const { description } = await loadApiDescription({ root }, { id: 'large', file: 'api.json' });
  if (description === undefined) throw new Error('no description');
  return description;
}

/** Counts objects and lists. Each one counts as often as it's reached. */
function size(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, member) => sum + size(member), 1);
}

// Tests count the work instead of measuring time, so they also pass on a busy machine.
describe('2,000 operations whose schemas all lead to each other', () => {
  const [small, large] = [200, 2000];

  test("the document doesn't grow, no matter how many references a schema has", async () => {
    const document = largeApi(large);
    const description = await load(document);
    expect(description.operations).toHaveLength(large);
    expect(description.tags).toHaveLength(40);
    // Each type becomes a list, and each "nullable" schema becomes two choices.
    expect(size(description.document)).toBeLessThan(size(document) * 1.5);
  });

  test('ten times the operations take ten times the result and ten times the visits', async () => {
    const [one, ten] = [await load(largeApi(small)), await load(largeApi(large))];
    const results = [one, ten].map(({ operations }) => size(operations));
    expect((results[1] ?? 0) / (results[0] ?? 1)).toBeCloseTo(10, 1);
    const visits = [one, ten].map((description) => {
      let count = 0;
      walkSchemas(description, () => {
        count += 1;
      });
      return count;
    });
    expect((visits[1] ?? 0) / (visits[0] ?? 1)).toBeCloseTo(10, 1);
    const { properties } = checkWords(ten, { severity: 'warning', propertyShare: 0 });
    expect(properties.total).toBe(large * 5);
  });

  test('every object is visited once', () => {
    const visits = [small, large].map((operations) => {
      let count = 0;
      rewrite(largeApi(operations), 'Document', (value) => {
        count += 1;
        return value;
      });
      return count;
    });
    expect((visits[1] ?? 0) / (visits[0] ?? 1)).toBeCloseTo(10, 1);
  });
});

test('schemas are nested as deeply as a file allows', async () => {
  let schema: JsonObject = { type: 'string', description: 'The last' };
  for (let depth = 0; depth < 90; depth += 1) {
    schema = { type: 'object', properties: { inner: schema } };
  }
  const description = await load({
    openapi: '3.0.3',
    info: { title: 'Deep', version: '1' },
    paths: {
      '/deep': {
        get: {
          operationId: 'deep',
          responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
        },
      },
    },
  });
  let deepest = '';
  walkSchemas(description, (visit) => {
    deepest = visit.schema.description ?? deepest;
  });
  expect(deepest).toBe('The last');
});

test('a schema that refers to itself through other files becomes one component', async () => {
  const { description } = await loadFiles({
    'openapi/api.yaml': `openapi: 3.1.0
info: { title: Files, version: '1' }
paths: { /a: { get: { operationId: a, parameters: [{ name: a, in: query, schema: { $ref: './a.yaml' } }], responses: {} } } }
`,
    'openapi/a.yaml': 'properties: { b: { $ref: ./b.yaml }, self: { $ref: "#" } }\n',
    'openapi/b.yaml': 'properties: { a: { $ref: "a.yaml" } }\n',
  });
  expect(description?.document.components?.schemas).toEqual({
    a: {
      properties: {
        b: { $ref: '#/components/schemas/b' },
        self: { $ref: '#/components/schemas/a' },
      },
    },
    b: { properties: { a: { $ref: '#/components/schemas/a' } } },
  });
});
