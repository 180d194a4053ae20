/** Small documents for this folder's tests. */
import type { ApiOperation } from '../read/description.ts';
import type { OpenApiDocument, Schema } from '../read/document/document.ts';

export function documentWith(schemas: Record<string, Schema> = {}): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: { title: 'Library', version: '1.0.0' },
    paths: {},
    components: { schemas },
  };
}

export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

export function operationWith(changes: Partial<ApiOperation> = {}): ApiOperation {
  return {
    title: changes.summary ?? changes.id ?? 'createBook',
    slug: 'create-book',
    id: 'createBook',
    method: 'post',
    path: '/books',
    pointer: '/paths/~1books/post',
    tag: 'books',
    tags: ['books'],
    isWebhook: false,
    callbacks: [],
    deprecated: false,
    parameters: [],
    responses: [],
    security: [],
    servers: [{ url: 'https://library.example.com' }],
    extensions: {},
    ...changes,
  };
}

/** Returns a JSON body. */
export function jsonBody(schema: Schema, value?: unknown) {
  const examples =
    value === undefined ? [] : [{ name: 'default', value: value as Record<string, never> }];
  return {
    required: true,
    content: [{ type: 'application/json', schema, examples, encoding: {}, pointer: '' }],
    extensions: {},
    pointer: '',
  };
}
