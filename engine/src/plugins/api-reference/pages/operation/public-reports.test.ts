/** Tests that the reference avoids faults that users of other tools have reported publicly. */
import { describe, expect, it } from 'vitest';
import { loadFiles } from '../../read/test-description.ts';
import type { ApiOperationView } from '../../shared/page-views.ts';
import type { ApiProperty } from '../../shared/schema-views.ts';
import { english } from '../../texts/test-texts.ts';
import { overviewView } from '../overview-view.ts';
import { curl } from '../samples/curl.ts';
import { sampleRequest } from '../samples/request.ts';
import { operationView } from './operation-view.ts';

const HEAD = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers: [{ url: https://shop.example }]
`;

async function load(text: string) {
  const { description, problems } = await loadFiles({ 'openapi/api.yaml': text });
  if (description === undefined) throw new Error(JSON.stringify(problems));
  const { document, operations } = description;
  const found = (id: string) => {
    const operation = operations.find((each) => each.id === id);
    if (operation === undefined) throw new Error(`There's no operation ${id}`);
    return operation;
  };
  return {
    description,
    problems: problems.map(({ severity, message }) => `${severity}: ${message}`),
    view: (id: string): ApiOperationView =>
      operationView({ operation: found(id), document, texts: english, samples: {}, route: '/api' }),
    sample: (id: string) => curl(sampleRequest(found(id), document, {})),
    request: (id: string) => sampleRequest(found(id), document, {}),
  };
}

/** Returns an operation `post` with a JSON body. */
const withBody = (schema: string, beside = '') => `${HEAD}paths:
  /a:
    post:
      operationId: post
      requestBody: { required: true, content: { application/json: { schema: ${schema}${beside} } } }
      responses: { '204': { description: Done. } }
`;

async function propertiesOf(schema: string): Promise<readonly ApiProperty[]> {
  const { view } = await load(withBody(schema));
  const [group] = view('post').body?.media[0]?.schema?.children ?? [];
  return group?.kind === 'properties' ? group.properties : [];
}

const bodyOf = async (schema: string, beside = '') => {
  const { body } = (await load(withBody(schema, beside))).request('post');
  return body?.kind === 'json' ? body.value : undefined;
};

describe('parameters', () => {
  const get = (parameters: string, path = '/a') => `${HEAD}paths:
  ${path}:
    get:
      operationId: get
      parameters: [${parameters}]
      responses: { '204': { description: Done. } }
`;

  it('keep all digits of an integer, in lists, objects, and JSON', async () => {
    const { request } = await load(
      get(
        `{ name: list, in: query, required: true, schema: {}, example: [9007199254740993] },
        { name: map, in: query, required: true, style: deepObject, schema: {}, example: { a: 9007199254740993 } },
        { name: json, in: query, required: true, content: { application/json: { example: [9007199254740993] } } }`,
      ),
    );
    expect(decodeURIComponent(request('get').url)).toBe(
      'https://shop.example/a?list=9007199254740993&map[a]=9007199254740993&json=[9007199254740993]',
    );
  });

  it('are JSON if the description says so, whatever their value and location', async () => {
    const content = (example: string) =>
      `content: { application/vnd.a+json: { example: ${example} } }`;
    const { request } = await load(
      get(`{ name: q, in: query, required: true, ${content("'7'")} }, { name: X-A, in: header, required: true, ${content('true')} },
        { name: c, in: cookie, required: true, ${content('a')} }`),
    );
    const { url, headers } = request('get');
    expect(url).toMatch(/\?q=%227%22$/);
    expect(headers).toEqual([
      ['X-A', 'true'],
      ['Cookie', 'c=%22a%22'],
    ]);
  });

  it('show how lists, objects, and prefixes are written', async () => {
    const { view } = await load(
      get(
        `{ name: p, in: path, required: true, style: matrix, schema: { type: string } },
        { name: deep, in: query, style: deepObject, schema: { type: object } },
        { name: pipes, in: query, style: pipeDelimited, schema: { type: object } },
        { name: usual, in: query, schema: { type: array } },
        { name: plain, in: query, schema: { type: string } },
        { name: X-List, in: header, schema: { type: array } }`,
        '/a/{p}',
      ),
    );
    const formats = view('get').parameters.flatMap(({ parameters }) =>
      parameters.map(({ name, facts }) => [
        name,
        facts.find(({ label }) => label === 'Format')?.values[0],
      ]),
    );
    expect(formats).toEqual([
      ['p', ';p=a'],
      ['deep', 'deep[key]=value&deep[key2]=value2'],
      ['pipes', 'pipes=key|value|key2|value2'],
      ['usual', undefined],
      ['plain', undefined],
      ['X-List', 'a,b'],
    ]);
  });
});

describe('examples', () => {
  it.each([
    ["example: '[1, 9007199254740993]'", '{ type: array }', [1, 9007199254740993n]],
    [
      `examples: { a: { value: '{"b": 1}' } }`,
      '{ oneOf: [{ type: object }, { type: array }] }',
      { b: 1 },
    ],
    ['example: \'{"b": 1}\'', '{ oneOf: [{ type: object }, { type: string }] }', '{"b": 1}'],
    ["example: '{broken'", '{ type: object }', '{broken'],
  ])('%s for %s are JSON text only if a string is allowed', async (example, schema, value) => {
    expect(await bodyOf(schema, `, ${example}`)).toEqual(value);
  });

  it('of a schema are sent without read-only properties, even in lists, maps, and choices', async () => {
    const inner = '{ type: object, properties: { id: { readOnly: true }, name: {} } }';
    const value = '{ id: 1, name: a }';
    expect(await bodyOf(`{ type: array, items: ${inner}, example: [${value}] }`)).toEqual([
      { name: 'a' },
    ]);
    expect(
      await bodyOf(`{ type: object, additionalProperties: ${inner}, default: { k: ${value} } }`),
    ).toEqual({ k: { name: 'a' } });
    expect(await bodyOf(`{ oneOf: [${inner}], example: ${value} }`)).toEqual({ name: 'a' });
  });

  it('have values for required properties and items of any type, but none for `false`', async () => {
    expect(
      await bodyOf(
        '{ type: object, required: [a, b, c, d], properties: { a: {}, b: { description: x }, c: { type: array, minItems: 2 }, d: false } }',
      ),
    ).toEqual({ a: 'string', b: 'string', c: ['string', 'string'] });
  });
});

describe('schemas', () => {
  it('are deprecated as choices, items, map values, and bodies', async () => {
    const properties = await propertiesOf(
      `{ properties: { choice: { oneOf: [{ title: A, enum: [x], deprecated: true }, { title: B, type: string }] },
        list: { type: array, items: { type: string, deprecated: true } },
        map: { type: object, additionalProperties: { type: string, deprecated: true } } } }`,
    );
    const [choice, list, map] = properties;
    const [group] = choice?.children ?? [];
    expect(group?.kind === 'choices' && group.choices.map((each) => each.isDeprecated)).toEqual([
      true,
      false,
    ]);
    expect([list, map].map((each) => each?.inner?.facts[0]?.label)).toEqual([
      'Deprecated',
      'Deprecated',
    ]);
    const { view } = await load(withBody('{ type: string, deprecated: true }'));
    expect(view('post').body?.media[0]?.schema?.facts[0]?.label).toBe('Deprecated');
  });

  it('show a title that says more than the name, and no description', async () => {
    const properties = await propertiesOf(
      '{ properties: { page_size: { title: Page Size }, ttl: { title: Time to live }, a: { title: A b, description: c } } }',
    );
    expect(properties.map(({ html }) => html)).toEqual(['', '<p>Time to live</p>', '<p>c</p>']);
  });

  it('distinguish values: types, blanks, and described constants', async () => {
    const properties = await propertiesOf(
      `{ properties: { mixed: { enum: [1, '1', true, 'true', null, 'null', a] }, blank: { enum: ['', ' ', ' a'] },
        texts: { enum: ['1', '2'] },
        choice: { oneOf: [{ const: 1, description: x }, { const: '1', description: y }, { enum: [false], description: z }] } } }`,
    );
    const [mixed, blank, texts, choice] = properties;
    const values = (each?: ApiProperty) => each?.values.map(({ value }) => value);
    expect(values(mixed)).toEqual(['1', '"1"', 'true', '"true"', 'null', '"null"', 'a']);
    expect(values(blank)).toEqual(['""', '" "', '" a"']);
    expect(values(texts)).toEqual(['1', '2']);
    const [group] = choice?.children ?? [];
    expect(group?.kind === 'choices' && group.choices.map(({ name }) => name)).toEqual([
      '1',
      '"1"',
      'false',
    ]);
  });

  it('have names for files, `false`, and the items of tuples', async () => {
    const properties = await propertiesOf(
      `{ properties: { file: { type: string, contentMediaType: image/png }, text: { type: string, contentMediaType: text/csv },
        encoded: { type: string, contentMediaType: image/png, contentEncoding: base64 },
        files: { type: array, items: { contentMediaType: application/pdf } }, never: false,
        tuple: { type: array, prefixItems: [{ type: object, properties: { a: {} } }, {}] } } }`,
    );
    expect(properties.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'file: file',
      'text: string',
      'encoded: string',
      'files: array of files',
      'never: never',
      'tuple: array',
    ]);
    expect(properties.at(-1)?.children[0]).toMatchObject({ kind: 'properties', isTuple: true });
  });
});

it('operations without summary and id use their method and path as the title, and webhooks use their key', async () => {
  const responses = "responses: { '204': { description: Done. } }";
  const { description } = await load(`${HEAD}paths:
  /a/{b}: { delete: { ${responses} }, get: { operationId: '', summary: ' ', ${responses} } }
webhooks:
  orderShipped: { post: { ${responses} } }
`);
  expect(description.operations.map(({ title }) => title)).toEqual([
    'GET /a/{b}',
    'DELETE /a/{b}',
    'orderShipped',
  ]);
});

it("internal operations, paths, webhooks, parameters, and properties aren't published", async () => {
  const hidden = "{ x-internal: true, responses: { '204': { description: Hidden. } } }";
  const { description } = await load(`${HEAD}paths:
  /a: { get: ${hidden}, post: { operationId: post, parameters: [{ name: secret, in: query, x-internal: true, schema: {} }],
    requestBody: { content: { application/json: { schema: { properties: { secret: { x-internal: true }, a: {} } } } } },
    responses: { '204': { description: Done. } } } }
  /secret: { x-internal: true, get: { responses: { '204': { description: Hidden. } } } }
webhooks: { secret: { x-internal: true, post: { responses: {} } } }
`);
  expect(description.operations.map(({ id }) => id)).toEqual(['post']);
  expect(JSON.stringify(description.document)).not.toMatch(/secret|Hidden/);
});

it('ungrouped tags have their own group, unless there are no groups', async () => {
  const operation = (tag: string) =>
    `{ get: { tags: [${tag}], responses: { '204': { description: Done. } } } }`;
  const paths = `paths: { /a: ${operation('a')}, /b: ${operation('b')} }\n`;
  const labels = async (text: string) => {
    const { description } = await load(HEAD + paths + text);
    const options = { route: '/api', downloads: [], isWritten: true, texts: english };
    return overviewView(description, options).tags.map((group) => [
      group.label,
      ...group.tags.map(({ name }) => name),
    ]);
  };
  expect(await labels('x-tagGroups: [{ name: First, tags: [a] }]')).toEqual([
    ['First', 'a'],
    ['Other', 'b'],
  ]);
  expect(await labels('')).toEqual([['', 'a', 'b']]);
});

it('lists of Swagger 2 keep their delimiters, and headers can have any name', async () => {
  const list = (name: string, place: string, format: string) =>
    `{ name: ${name}, in: ${place}, required: true, type: array, items: { type: string, default: x }, minItems: 2, collectionFormat: ${format} }`;
  const { request } = await load(`swagger: '2.0'
info: { title: Shop, version: '1' }
host: shop.example
consumes: [application/x-www-form-urlencoded]
paths:
  /a/{p}:
    post:
      operationId: post
      parameters: [${list('p', 'path', 'tsv')}, ${list('q', 'query', 'pipes')}, ${list('X-A', 'header', 'ssv')}, ${list('f', 'formData', 'pipes')},
        { name: Accept, in: header, required: true, type: string, default: text/csv },
        { name: Content-Type, in: header, required: true, type: string, default: other }]
      responses: { '204': { description: Done. } }
`);
  const { url, headers, body } = request('post');
  expect(url).toBe('https://shop.example/a/x%09x?q=x%7Cx');
  expect(headers).toEqual([
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['X-A', 'x x'],
    ['Accept', 'text/csv'],
  ]);
  expect(body).toEqual({ kind: 'form', fields: [['f', 'x|x']] });
});

it.each([
  ['a property', withBody('{ properties: { a: { type: string, required: true } } }'), '/required'],
  [
    'a text',
    `${HEAD}paths: { /a: { post: { operationId: post, description: { $ref: a.md }, responses: {} } } }`,
    '/description',
  ],
  [
    'a flow',
    `${HEAD}components: { securitySchemes: { o: { type: oauth2, flows: null } } }\npaths: { /a: { post: { operationId: post, responses: {} } } }`,
    'securitySchemes/o',
  ],
  [
    'a mapping',
    withBody(
      "{ oneOf: [{ type: object }], discriminator: { propertyName: a, mapping: { x: '#/components/schemas/None' } } }",
    ),
    'None',
  ],
])('a mistake in %s is a warning, and everything else is shown', async (_, text, place) => {
  const { problems, description } = await load(text);
  expect(description.operations.map(({ id }) => id)).toEqual(['post']);
  expect(problems.join('\n')).toContain(place);
  expect(problems.join('\n')).toMatch(/^warning: /);
});

it("a reference to a local file isn't treated as a web URL", async () => {
  const { problems } = await loadFiles({
    'openapi/api.yaml': withBody("{ $ref: 'file:///etc/passwd' }"),
  });
  expect(problems.map(({ message }) => message).join('\n')).toMatch(
    /isn't a path relative to this file/,
  );
});
