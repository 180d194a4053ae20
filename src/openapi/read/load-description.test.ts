import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printed } from '../../engine/files/test-site.ts';
import { type ApiDescription, badgeOf, schemaOf } from './description.ts';
import { walkSchemas } from './document/walk-schemas.ts';
import { loadApiDescription } from './load-description.ts';

const root = join(import.meta.dirname, 'fixtures');

async function load(file: string): Promise<ApiDescription> {
  const { description, problems } = await loadApiDescription({ root }, { id: 'test', file });
  if (description === undefined) throw new Error(printed(problems));
  return description;
}

async function problemsOf(file: string): Promise<string> {
  return printed((await loadApiDescription({ root }, { id: 'test', file })).problems);
}

function operation(description: ApiDescription, id: string) {
  const found = description.operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

describe('OpenAPI 3.1', () => {
  test('keeps its keywords, spells booleans out', async () => {
    const { document } = await load('keywords-3.1.yaml');
    expect(schemaOf(document, '#/components/schemas/Thing')).toMatchSnapshot();
  });

  test('gathers what belongs to an operation', async () => {
    const { operations, ...description } = await load('keywords-3.1.yaml');
    expect(operations).toMatchSnapshot();
    expect(description.tags).toEqual([
      { name: 'Things', slug: 'things', operations: ['get-thing'] },
      { name: 'Webhooks', slug: 'webhooks', operations: ['webhook-thing-changed'] },
    ]);
  });
});

describe('requests of the server', () => {
  test('webhooks are operations of their tag, or of one that comes last', async () => {
    const { operations, tags } = await load('calls.yaml');
    expect(tags.map(({ name, operations: members }) => [name, members])).toEqual([
      ['Orders', ['create-order', 'webhook-order-shipped']],
      ['Other', ['get-health']],
      ['Webhooks', ['stock-low']],
    ]);
    const webhooks = operations.filter(({ isWebhook }) => isWebhook);
    expect(webhooks.map((each) => [badgeOf(each), each.method, each.path, each.pointer])).toEqual([
      ['WEBHOOK', 'post', 'orderShipped', '/webhooks/orderShipped/post'],
      ['WEBHOOK', 'post', 'stockLow', '/webhooks/stockLow/post'],
    ]);
  });

  test('the security of the whole API is not that of its webhooks', async () => {
    const description = await load('calls.yaml');
    expect(operation(description, 'createOrder').security).toHaveLength(1);
    expect(operation(description, 'webhook-order-shipped').security).toEqual([]);
    expect(operation(description, 'stockLow').security).toHaveLength(1);
  });

  test('callbacks belong to their operation, with references followed', async () => {
    const description = await load('calls.yaml');
    const { callbacks } = operation(description, 'createOrder');
    expect(callbacks).toMatchObject([
      {
        name: 'paid',
        method: 'post',
        path: '{$request.body#/url}',
        pointer: '/components/callbacks/Paid/{$request.body#~1url}/post',
        parameters: [{ name: 'X-Try' }],
        requestBody: { content: [{ schema: { $ref: '#/components/schemas/Receipt' } }] },
      },
      { name: 'packed', method: 'put', summary: 'Packed', responses: [{ status: '204' }] },
    ]);
    const reached: string[] = [];
    walkSchemas(description, ({ property }) => property && reached.push(property));
    expect(reached.sort()).toEqual(['sum', 'weight']);
  });

  test('have no problems, and say where they have some', async () => {
    expect(await problemsOf('calls.yaml')).toBe('');
    expect(await problemsOf('keywords-3.1.yaml')).toBe('');
    const { problems } = loadApiDescription({ root }, { id: 'test', file: 'wrong-calls.yaml' });
    expect(printed(problems)).toMatchInlineSnapshot(`
      "wrong-calls.yaml:10:21  #/paths/~1orders/post/callbacks/paid/{$request.body#~1url}/post/requestBody/content is missing
          Add content: { 'application/json': { … } }
      wrong-calls.yaml:13:13  #/webhooks/orderShipped/post/deprecated must be true or false, not the number 7
          Use deprecated: true or false"
    `);
  });
});

test('OpenAPI 3.0: nullable, exclusive limits, example, discriminator, references', async () => {
  const { document, operations } = await load('keywords-3.0.json');
  expect(document.openapi).toBe('3.1.1');
  expect(document.components?.schemas).toMatchSnapshot();
  expect(operations[0]?.responses[0]?.description).toBe('The new pet');
  expect(operations[0]?.requestBody).toMatchObject({
    required: true,
    pointer: '/components/requestBodies/Pet',
    content: [
      {
        type: 'application/json',
        schema: { $ref: '#/components/schemas/Pet' },
        examples: [{ name: 'default', value: { name: 'Rex' } }],
      },
    ],
  });
});

test('Swagger 2.0 becomes 3.1', async () => {
  const { document, operations, placeOf } = await load('swagger.yaml');
  expect({ ...document, paths: undefined }).toMatchSnapshot();
  expect(operations).toMatchSnapshot();
  expect(placeOf('/components/schemas/Pet/properties/name')).toMatchObject({ line: 61 });
});

test('security: root, none, optional, alternatives, together', async () => {
  const { operations } = await load('security.yaml');
  const security = operations.map(({ id, security: alternatives }) => [
    id,
    alternatives.map(({ schemes }) =>
      schemes.map(({ name, scheme, scopes }) => [name, scheme?.type, ...scopes].join(' ')),
    ),
  ]);
  expect(Object.fromEntries(security)).toEqual({
    root: [['key apiKey']],
    none: [],
    optional: [[], ['token http']],
    either: [['grant oauth2 read write'], ['sso openIdConnect staff']],
    both: [['key apiKey', 'session apiKey']],
  });
  expect(
    operation(await load('security.yaml'), 'optional').security[1]?.schemes[0]?.scheme,
  ).toEqual({
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
});

test('bodies: multipart, forms, binary, several media types', async () => {
  const { requestBody, responses } = operation(await load('bodies.yaml'), 'upload');
  expect(requestBody?.content.map(({ type }) => type)).toEqual([
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'text/plain',
  ]);
  expect(requestBody?.content[0]?.encoding).toEqual({ meta: { contentType: 'application/json' } });
  expect(responses.map(({ status, content }) => [status, content.length])).toEqual([
    ['200', 1],
    ['204', 0],
  ]);
});

test('whole numbers lose no digit, in JSON and YAML', async () => {
  const json = (await load('big-numbers.json')).document.components?.schemas?.Snowflake;
  expect(json).toMatchObject({
    minimum: -9223372036854775808n,
    maximum: 9223372036854775807n,
    default: 9007199254740993n,
    enum: [12345678901234567890n, 1],
    examples: [9007199254740993n, 1.5, 1000],
  });
  const yaml = (await load('big-numbers.yaml')).document.components?.schemas;
  expect(yaml?.Snowflake).toEqual({
    type: ['integer'],
    exclusiveMaximum: 9223372036854775807n,
    examples: [9007199254740993n],
  });
  expect(yaml?.Date?.examples).toEqual(['2026-01-31']);
});

describe('several files', () => {
  test('become components of one document, each once', async () => {
    const { document, files } = await load('several-files/api.yaml');
    expect(document.components).toMatchSnapshot();
    expect(files).toEqual([
      'several-files/api.yaml',
      'several-files/paths.yaml',
      'several-files/parameters.json',
      'several-files/schemas/owner.yaml',
      'several-files/schemas/pet.yaml',
    ]);
    const schemas = document.paths['/pets']?.get?.responses?.['200'];
    expect(schemas).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet2' } } },
    });
  });

  test('keep their places', async () => {
    const { placeOf } = await load('several-files/api.yaml');
    expect(placeOf('/components/schemas/Pet2/properties/owner')).toEqual({
      file: 'several-files/schemas/pet.yaml',
      line: 6,
      column: 9,
    });
    expect(placeOf('/components/schemas/Pet')).toMatchObject({ file: 'several-files/api.yaml' });
  });
});

test('slugs come from ids, or from method and path', async () => {
  const { operations, tags } = await load('names.yaml');
  expect(operations.map(({ slug, tag, tags: all }) => [slug, tag, all])).toEqual([
    ['delete-users-by-id', 'users', ['users', 'api-tokens']],
    ['get', 'other', ['other']],
    ['get-o-auth2-token', 'api-tokens', ['api-tokens']],
    ['html-parser-parse-v2', 'users', ['users']],
  ]);
  expect(tags).toEqual([
    {
      name: 'API tokens',
      slug: 'api-tokens',
      description: 'Words',
      operations: ['delete-users-by-id', 'get-o-auth2-token'],
    },
    { name: 'Users', slug: 'users', operations: ['delete-users-by-id', 'html-parser-parse-v2'] },
    { name: 'Other', slug: 'other', operations: ['get'] },
  ]);
});

test('a discriminator that leads back to itself', async () => {
  const { document } = await load('self-discriminator.yaml');
  expect(document.components?.schemas?.Node?.discriminator).toEqual({
    propertyName: 'kind',
    mapping: { leaf: '#/components/schemas/Leaf', node: '#/components/schemas/Node' },
  });
});
