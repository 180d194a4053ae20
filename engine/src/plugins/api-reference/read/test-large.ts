/** Creates a large description for tests that measure how the work grows. */
import type { JsonObject } from './document/json.ts';

/**
 * Returns an API whose schemas refer to several others in cycles, so that every schema leads to all the others.
 * Inlining them would never end.
 */
export function largeApi(operations: number): JsonObject {
  const schemas = Array.from({ length: operations }, (_, index) => {
    const ref = (step: number) => `#/components/schemas/S${(index * step + 1) % operations}`;
    const properties = {
      self: { $ref: `#/components/schemas/S${index}` },
      next: { $ref: ref(2), nullable: true },
      list: { type: 'array', items: { oneOf: [{ $ref: ref(3) }, { $ref: ref(5) }] } },
      map: { type: 'object', additionalProperties: { allOf: [{ $ref: ref(7) }] } },
      id: { type: 'integer', maximum: 9223372036854775807n, example: 1 },
    };
    return [`S${index}`, { type: 'object', properties }] as const;
  });
  const paths = Array.from({ length: operations }, (_, index) => {
    const schema = { $ref: `#/components/schemas/S${index}` };
    const operation = {
      operationId: `operation${index}`,
      tags: [`Tag ${index % 40}`],
      parameters: [{ $ref: '#/components/parameters/id' }],
      requestBody: { content: { 'application/json': { schema } } },
      responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
    };
    return [`/things${index}/{id}`, { put: operation }] as const;
  });
  return {
    openapi: '3.0.3',
    info: { title: 'Large', version: '1' },
    paths: Object.fromEntries(paths),
    components: {
      parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
      schemas: Object.fromEntries(schemas),
    },
  };
}
