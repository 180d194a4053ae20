import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printed } from '../../../core/test-api.ts';
import { type ApiDescription, badgeOf, schemaOf } from './description.ts';
import { walkSchemas } from './document/walk-schemas.ts';
import { loadApiDescription } from './load-description.ts';
import { describeText } from './test-description.ts';

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
  test('keeps its keywords and expands booleans', async () => {
    const { document } = await load('keywords-3.1.yaml');
    expect(schemaOf(document, '#/components/schemas/Thing')).toMatchObject({
      type: ['object', 'null'],
      properties: {
        kind: { const: 'thing' },
        point: { prefixItems: [{ type: ['number'] }, { type: ['number'] }], items: false },
        grid: { items: { items: { items: { type: ['integer'] } } } },
        anything: {},
        never: { not: {} },
        named: {
          $ref: '#/components/schemas/Name',
          description: 'Its own words',
          deprecated: true,
        },
        parent: { $ref: '#/components/schemas/Thing' },
        // Here, these are property names and not keywords.
        example: { type: ['string'] },
        $ref: { type: ['string'] },
        nullable: { type: ['boolean'] },
      },
      patternProperties: { '^x-': { type: ['string'] } },
      propertyNames: { maxLength: 20 },
      dependentRequired: { kind: ['point'] },
      unevaluatedProperties: false,
      if: { properties: { kind: { const: 'thing' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['point'] },
      not: { required: ['never'] },
      examples: [{ kind: 'thing', point: [1, 2] }],
    });
  });

  test('collects everything that belongs to an operation', async () => {
    const { operations, ...description } = await load('keywords-3.1.yaml');
    expect(operations.map(({ id }) => id)).toEqual(['getThing', 'webhook-thing-changed']);
    expect(operations[0]).toMatchObject({
      slug: 'get-thing',
      method: 'get',
      path: '/things/{id}',
      pointer: '/paths/~1things~1{id}/get',
      summary: 'One thing',
      tag: 'things',
      extensions: { 'x-vendor': { anything: [1, 'two'] } },
      servers: [{ variables: { region: { default: 'eu', enum: ['eu', 'us'] } } }],
    });
    expect(description.tags).toEqual([
      { name: 'Things', slug: 'things', operations: ['get-thing'] },
      { name: 'Webhooks', slug: 'webhooks', operations: ['webhook-thing-changed'] },
    ]);
  });

  test("parameters: the path's, the operation's overrides, and their defaults", async () => {
    const { parameters } = operation(await load('keywords-3.1.yaml'), 'getThing');
    expect(
      parameters.map(({ in: place, name, style, explode, required }) => [
        place,
        name,
        style,
        explode,
        required,
      ]),
    ).toEqual([
      ['path', 'id', 'simple', false, true],
      ['query', 'filter', 'form', true, false],
      ['query', 'tags', 'deepObject', true, false],
      ['header', 'trace', 'simple', false, true],
      ['cookie', 'session', 'form', true, false],
    ]);
    expect(parameters[1]).toMatchObject({ contentType: 'application/json' });
    expect(parameters[3]).toMatchObject({ deprecated: true });
    expect(parameters[4]).toMatchObject({ examples: [{ name: 'default', value: 'abc' }] });
  });

  test('responses: from the exact status to the default, with bodies, headers, and links', async () => {
    const { responses } = operation(await load('keywords-3.1.yaml'), 'getThing');
    expect(responses.map(({ status }) => status)).toEqual(['200', '404', '4XX', 'default']);
    expect(responses[0]).toMatchObject({
      description: 'The thing',
      content: [
        {
          type: 'application/json',
          schema: { $ref: '#/components/schemas/Thing' },
          examples: [{ name: 'small', summary: 'A small one', value: { id: 1 } }],
        },
        { type: 'application/xml', examples: [] },
        { type: 'application/octet-stream', schema: undefined },
      ],
      // The content type is part of the body.
      headers: [{ name: 'X-Rate-Limit', required: true, examples: [{ value: 60 }] }],
      links: { Next: { operationId: 'getThing' } },
    });
  });
});

describe('requests of the server', () => {
  test('webhooks belong to their tag, or to one that comes last', async () => {
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

  test("the API's security doesn't apply to webhooks", async () => {
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

  test('have no problems, or report their location', async () => {
    expect(await problemsOf('calls.yaml')).toBe('');
    expect(await problemsOf('keywords-3.1.yaml')).toBe('');
    const { problems } = loadApiDescription({ root }, { id: 'test', file: 'wrong-calls.yaml' });
    expect(printed(problems)).toMatchInlineSnapshot(`
      "wrong-calls.yaml:10:21  #/paths/~1orders/post/callbacks/paid/{$request.body#~1url}/post/requestBody/content is missing, so it is left out
          Add content: { 'application/json': { … } }
      wrong-calls.yaml:13:13  #/webhooks/orderShipped/post/deprecated must be true or false, not the number 7, so it is left out
          Use deprecated: true or false"
    `);
  });
});

test('OpenAPI 3.0: nullable, exclusive limits, example, discriminator, references', async () => {
  const { document, operations } = await load('keywords-3.0.json');
  expect(document.openapi).toBe('3.1.1');
  const { Animal, Cat, Dog, Pet } = document.components?.schemas ?? {};
  expect(Animal?.properties).toEqual({
    kind: { type: ['string', 'null'], enum: ['cat', 'dog', null] },
    weight: { type: ['number'], exclusiveMinimum: 0, maximum: 100 },
    friend: { anyOf: [{ $ref: '#/components/schemas/Pet' }, { type: ['null'] }] },
    owner: { anyOf: [{ type: ['string'] }, { type: ['integer'] }, { type: ['null'] }] },
    free: {},
  });
  expect(Cat?.allOf?.[1]).toMatchObject({ properties: { lives: { examples: [9] } } });
  expect(Dog).toEqual({
    description: 'A dog, or none',
    anyOf: [{ allOf: [{ $ref: '#/components/schemas/Animal' }] }, { type: ['null'] }],
  });
  expect(Pet?.discriminator?.mapping).toEqual({
    cat: '#/components/schemas/Cat',
    dog: '#/components/schemas/Dog',
  });
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

describe('Swagger 2.0', () => {
  test('becomes 3.1: servers, security, schemas', async () => {
    const { document, placeOf } = await load('swagger.yaml');
    expect(document).toMatchObject({
      openapi: '3.1.1',
      servers: [{ url: 'https://api.example.com/v2' }, { url: 'http://api.example.com/v2' }],
      security: [{ grant: ['read'] }],
    });
    expect(document.components?.securitySchemes).toMatchObject({
      login: { type: 'http', scheme: 'basic' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      grant: { flows: { authorizationCode: { tokenUrl: 'https://example.com/token' } } },
    });
    expect(document.components?.schemas?.Pet).toMatchObject({
      discriminator: { propertyName: 'kind' },
      properties: { name: { type: ['string', 'null'], examples: ['Rex'] } },
    });
    expect(placeOf('/components/schemas/Pet/properties/name')).toMatchObject({ line: 61 });
  });

  test('parameters keep their types and how lists are written', async () => {
    const { parameters, security } = operation(await load('swagger.yaml'), 'listPets');
    expect(parameters.map(({ name, style, explode }) => [name, style, explode])).toEqual([
      ['limit', 'form', true],
      ['ids', 'form', true],
      ['sort', 'pipeDelimited', false],
      ['fields', 'form', false],
    ]);
    expect(parameters[0]?.schema).toEqual({ type: ['integer'], default: 10, maximum: 100 });
    expect(security).toEqual([]);
  });

  test('bodies and responses have the media types that the operation consumes and produces', async () => {
    const description = await load('swagger.yaml');
    const types = (content: readonly { type: string }[] = []) => content.map(({ type }) => type);
    const [list, add, photo] = ['listPets', 'addPet', 'putPhoto'].map((id) =>
      operation(description, id),
    );
    expect(types(add?.requestBody?.content)).toEqual(['application/json', 'application/xml']);
    expect(list?.responses).toMatchObject([
      {
        headers: [{ name: 'X-Total', schema: { type: ['integer'] } }],
        content: [{ type: 'application/json', examples: [{ value: [{ name: 'Rex' }] }] }],
      },
      { status: '404', content: [{ schema: { $ref: '#/components/schemas/Error' } }] },
    ]);
    expect(photo?.requestBody).toMatchObject({
      required: true,
      content: [
        {
          type: 'multipart/form-data',
          encoding: { labels: { style: 'form', explode: true } },
          schema: { required: ['file'], properties: { file: { format: 'binary' } } },
        },
      ],
    });
    expect(photo?.responses[0]?.content).toMatchObject([
      { type: 'image/png', schema: { format: 'binary' } },
    ]);
  });
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

test('integers keep every digit, in JSON and YAML', async () => {
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
  test('become components of one document, once each', async () => {
    const { document, files } = await load('several-files/api.yaml');
    expect(document.components?.parameters).toHaveProperty('limit');
    expect(document.components?.schemas).toMatchObject({
      Pet: { description: 'A pet of this file, not the one of the other' },
      Pet2: {
        properties: {
          friend: { $ref: '#/components/schemas/Pet2' },
          owner: { $ref: '#/components/schemas/owner' },
        },
      },
      Tag_parent: { properties: { tag: { $ref: '#/components/schemas/Tag' } } },
      owner: { properties: { pets: { items: { $ref: '#/components/schemas/Pet2' } } } },
    });
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

  test('keep their locations', async () => {
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

test('no slug is `index`, which is the file name for routes that end with a slash', async () => {
  const { operations, tags } = await describeText(`
openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    get: { operationId: index, tags: [Index], responses: { '200': { description: A } } }
    put: { operationId: Index, tags: [Index], responses: { '200': { description: A } } }
`);
  const slugs = [...operations, ...tags].map(({ slug }) => slug);
  expect(slugs).toEqual(['index-2', 'index-3', 'index-4']);
});

test('slugs are short enough for file names, and still unique', async () => {
  const long = 'a'.repeat(5_000);
  const { operations, tags } = await describeText(`
openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    get: { operationId: ${long}1, tags: [${long}], responses: { '200': { description: A } } }
    put: { operationId: ${long}2, tags: [${long}], responses: { '200': { description: A } } }
`);
  const slugs = [...operations, ...tags].map(({ slug }) => slug);
  const start = 'a'.repeat(100);
  expect(slugs).toEqual([start, `${start}-2`, `${start}-3`]);
});

test('a discriminator that leads back to itself', async () => {
  const { document } = await load('self-discriminator.yaml');
  expect(document.components?.schemas?.Node?.discriminator).toEqual({
    propertyName: 'kind',
    mapping: { leaf: '#/components/schemas/Leaf', node: '#/components/schemas/Node' },
  });
});
