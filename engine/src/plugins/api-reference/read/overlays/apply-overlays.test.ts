import { expect, test } from 'vitest';
import { printed, writeSite } from '../../../../core/test-api.ts';
import { loadApiDescription } from '../load-description.ts';
import { loadFiles } from '../test-description.ts';

const api = `openapi: 3.0.3
info: { title: Test, version: '1' }
tags: [{ name: Users }, { name: Other }]
paths:
  /users/{id}:
    get:
      operationId: getUser
      tags: [Users]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer } }
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }
        '404': { description: Not Found }
    delete:
      operationId: deleteUser
      tags: [Users]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
      responses: { '404': { description: Not Found } }
components:
  schemas:
    User:
      type: object
      properties:
        name: { type: string }
        friend: { $ref: '#/components/schemas/User' }
        role: { anyOf: [{ type: string, enum: [admin, guest] }, { type: integer }] }
`;

const overlay = (actions: string) =>
  `overlay: 1.0.0\ninfo: { title: Words, version: 1.0.0 }\nactions:\n${actions}`;

test('merges updates into objects, into list items by filter and index, and into every match', async () => {
  const { description, problems, files } = await loadFiles({
    'openapi/api.yaml': api,
    'openapi/overlays/users.yaml': overlay(`
  - target: $.tags[?@.name=='Users']
    update: { description: People }
  - target: $.paths['/users/{id}'].get
    update:
      summary: Get a user
      x-permissions: [ADMIN]
      responses:
        '200': { content: { application/json: { example: { name: Ana } } } }
        '404': { description: There is no user with this id }
  - target: $.paths['/users/{id}'].get.parameters[?@.name=='limit']
    update: { description: How many }
  - target: $.components.schemas.User
    update: { properties: { name: { description: Full name }, friend: { description: Best friend } } }
  - target: $.components.schemas.User.properties.role.anyOf[0]
    update: { x-enum-descriptions: { admin: May do everything } }
`),
    'openapi/overlays/common.yaml': overlay(`
  - target: $.paths.*.*.parameters[?@.name=='id']
    update: { description: The number of the user }
  - target: $.paths[*][*].responses['404']
    update: { description: There is no such thing }
`),
    'openapi/overlays/common-answers.yaml': overlay(`
  - target: $.paths['/users/{id}'].get.responses
    update: { '404': { description: Not Found } }
`),
  });
  expect(problems).toEqual([]);
  expect(files).toEqual([
    'openapi/api.yaml',
    'openapi/overlays/common-answers.yaml',
    'openapi/overlays/common.yaml',
    'openapi/overlays/users.yaml',
  ]);
  const [getUser, deleteUser] = description?.operations ?? [];
  expect(getUser).toMatchObject({
    summary: 'Get a user',
    extensions: { 'x-permissions': ['ADMIN'] },
    parameters: [{ description: 'The number of the user' }, { description: 'How many' }],
    responses: [
      { description: 'OK', content: [{ examples: [{ name: 'default', value: { name: 'Ana' } }] }] },
      { description: 'There is no user with this id' },
    ],
  });
  expect(deleteUser?.responses[0]?.description).toBe('There is no such thing');
  expect(description?.tags[0]?.description).toBe('People');
  expect(description?.document.components?.schemas?.User?.properties).toEqual({
    name: { type: ['string'], description: 'Full name' },
    friend: { $ref: '#/components/schemas/User', description: 'Best friend' },
    role: {
      anyOf: [
        {
          type: ['string'],
          enum: ['admin', 'guest'],
          'x-enum-descriptions': { admin: 'May do everything' },
        },
        { type: ['integer'] },
      ],
    },
  });
  expect(description?.placeOf('/paths/~1users~1{id}/get/summary')).toEqual({
    file: 'openapi/overlays/users.yaml',
    line: 9,
    column: 7,
  });
  const example =
    '/paths/~1users~1{id}/get/responses/200/content/application~1json/examples/default';
  expect(description?.placeOf(`${example}/value`)).toMatchObject({
    file: 'openapi/overlays/users.yaml',
    line: 12,
  });
  expect(description?.placeOf('/paths/~1users~1{id}/get/operationId')).toMatchObject({
    file: 'openapi/api.yaml',
    line: 7,
  });
});

test('adds to lists, removes values, and can contain references', async () => {
  const { description, problems } = await loadFiles({
    'openapi/api.yaml': api,
    'openapi/overlays/a.yaml': overlay(`
  - target: $.tags
    update: { name: Late }
  - target: $.paths['/users/{id}'].get
    update:
      tags: [Late]
      parameters: [{ name: q, in: query, schema: { $ref: '#/components/schemas/User/properties/name' } }]
  - target: $.paths['/users/{id}'].delete
    remove: true
  - target: $.components.schemas.User.properties[?@.anyOf]
    remove: true
`),
  });
  expect(problems).toEqual([]);
  expect(description?.operations).toMatchObject([
    { id: 'getUser', tags: ['users', 'late'], parameters: [{}, { name: 'limit' }, { name: 'q' }] },
  ]);
  const schemas = description?.document.components?.schemas ?? {};
  expect(Object.keys(schemas)).toEqual(['User', 'User_name']);
  expect(Object.keys(schemas.User?.properties ?? {})).toEqual(['name', 'friend']);
  expect(description?.operations[0]?.parameters[2]?.schema).toEqual({
    $ref: '#/components/schemas/User_name',
  });
});

test('reports mistakes in an overlay at their location', async () => {
  const { description, problems } = await loadFiles({
    'openapi/api.yaml': api,
    'openapi/overlays/actions.yaml': overlay(`
  - target: $.paths['/user/{id}'].get
    update: { summary: Lost }
  - target: $.paths['/users/{id}'].get.summary[
    update: { summary: Not a path }
  - target: $.info.title
    update: Other
  - target: $.info
    update: Other
  - target: $.info
`),
    'openapi/overlays/keys.yaml':
      'overlay: 2.0.0\ninfo: { title: Words }\nactions: [{ updat: {} }]\n',
    'openapi/overlays/syntax.yaml': 'overlay: "1.0.0\n',
    'openapi/overlays/twice.json': '{ "overlay": "1.0.0", "overlay": "1.0.0" }',
  });
  expect(description).toBeUndefined();
  expect(printed(problems)).toMatchInlineSnapshot(`
    "openapi/overlays/syntax.yaml:1:10  YAML can't be read: " isn't closed
        Close the quote or bracket
    openapi/overlays/twice.json:1:23  JSON has the key "overlay" twice
        Remove one of the two
    openapi/overlays/keys.yaml:1:1  overlay is 2.0.0, which isn't a supported version
        Use overlay: 1.0.0
    openapi/overlays/keys.yaml:2:1  info.version is missing
        Add version: 1.0.0
    openapi/overlays/keys.yaml:3:11  actions[0].target is missing
        Add target: $.paths['/users'].get
    openapi/overlays/keys.yaml:3:13  actions[0].updat isn't a known key
        Use update
    openapi/overlays/actions.yaml:5:5  target '$.paths['/user/{id}'].get' doesn't match anything
        Use '/users/{id}' after $.paths
    openapi/overlays/actions.yaml:7:5  target '$.paths['/users/{id}'].get.summary[' isn't a valid JSONPath: unclosed bracketed selection ('.summary[':35)
        Use a path such as $.paths['/users/{id}'].get.parameters[?@.name=='id']
    openapi/overlays/actions.yaml:9:5  target '$.info.title' is a single value, which can't be updated
        Target the object that contains it
    openapi/overlays/actions.yaml:11:5  target '$.info' is an object, but update isn't
        Target the object that contains it
    openapi/overlays/actions.yaml:13:5  the action has neither update nor remove
        Add update: with the descriptions for this target"
  `);
});

test.each([
  // Names select only members of objects, never list items or inherited members.
  "$.tags['0']",
  '$.paths.constructor',
  "$.components.schemas.User['toString']",
  "$.paths['/users/{id}'].get.summary",
])('a path that leads nowhere matches nothing: %s', async (target) => {
  const { problems } = await loadFiles({
    'openapi/api.yaml': api,
    'openapi/overlays/users.yaml': overlay(`
  - target: ${JSON.stringify(target)}
    update: { description: Words }`),
  });
  expect(problems.map(({ message }) => message)).toEqual([
    `target '${target}' doesn't match anything`,
  ]);
});

test("reports only that a folder doesn't exist", async () => {
  const root = await writeSite({ 'openapi/api.yaml': api });
  const input = { id: 'test', file: 'openapi/api.yaml', overlays: 'openapi/words' };
  const { description, problems } = loadApiDescription({ root }, input);
  expect(description?.operations).toHaveLength(2);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "openapi/words  the overlay folder doesn't exist
        Create it, or correct the overlays setting under apis in site/site.config.ts"
  `);
});
