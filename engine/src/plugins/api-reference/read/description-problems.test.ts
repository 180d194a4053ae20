import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblems, printed } from '../../../core/test-api.ts';
import { loadApiDescription } from './load-description.ts';
import { loadFiles } from './test-description.ts';

const root = join(import.meta.dirname, 'fixtures');

async function problemsOf(file: string): Promise<string> {
  return printed((await loadApiDescription({ root }, { id: 'test', file })).problems);
}

test('an unresolved reference lists every location and a likely correction', async () => {
  expect(await problemsOf('unresolved.json')).toMatchInlineSnapshot(`
    "unresolved.json:8:26  refers to '#/components/parameters/limit', which doesn't exist
        Add it to #/components/parameters
    unresolved.json:12:60  refers to '#/components/schemas/Usr', which doesn't exist. The same reference is also at unresolved.json:16:60, unresolved.json:36:37
        Use '#/components/schemas/User'
    unresolved.json:20:60  refers to 'users.yaml#/User', but there's no file users.yaml
        Use '#/components/schemas/User'
    unresolved.json:25:49  refers to 'https://example.com/user.json', which is a URL on the web
        Save the file next to this one, and refer to it by its path
    unresolved.json:40:65  refers to '#/components/schemas/Circle', which doesn't exist
        Add it, or refer to an existing entry in #/components/schemas/…"
  `);
});

test('an invalid file has a pointer, line, and remedy for every mistake', async () => {
  expect(await problemsOf('invalid.yaml')).toMatchInlineSnapshot(`
    "invalid.yaml:2:1  #/info/title is missing
        Add title: 'Acme API'
    invalid.yaml:2:22  #/info/version must be a string, not the number 1
        Use version: '1'
    invalid.yaml:3:8  #/tags/0 must be an object, not 'pets'
        Use an object
    invalid.yaml:8:33  #/paths/~1pets~1{id}/get/parameters/0/required must be true or false, not 'yes'
        Use required: true
    invalid.yaml:8:23  #/paths/~1pets~1{id}/get/parameters/0/in must be one of 'path', 'query', 'header', 'cookie', not 'paht'
        Use in: 'path'
    invalid.yaml:9:11  #/paths/~1pets~1{id}/get/parameters/1/name is missing
        Add name: 'id'
    invalid.yaml:11:16  #/paths/~1pets~1{id}/get/responses/200/description must be a string, not a list
        Use description: a string
    invalid.yaml:17:5  #/components/securitySchemes/token/scheme is missing
        Add scheme: 'bearer'
    invalid.yaml:18:14  #/components/securitySchemes/other/type must be one of 'apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS', not 'apikey'
        Use type: 'apiKey'
    invalid.yaml:8:60  #/paths/~1pets~1{id}/get/parameters/0/schema/type/0 must be one of 'null', 'boolean', 'object', 'array', 'number', 'integer', 'string', not 'strin'
        Use 'string'
    invalid.yaml:11:75  #/paths/~1pets~1{id}/get/responses/200/content/application~1json/schema/properties must be an object, not a list
        Use properties: an object
    invalid.yaml:15:26  #/components/schemas/Pet/required must be a list, not the boolean true
        Remove it
    invalid.yaml:15:78  #/components/schemas/Pet/properties/age/minimum must be a number, not '0'
        Use minimum: 0"
  `);
});

test('two pages with the same URL, unknown schemes, and paths without their parameter', async () => {
  expect(await problemsOf('clashes.yaml')).toMatchInlineSnapshot(`
    "clashes.yaml:7:117  #/paths/~1d~1{x}/get/security/0 uses the security scheme 'none', which doesn't exist
        Add it to components.securitySchemes, which defines no schemes
    clashes.yaml:7:13  #/paths/~1d~1{x}/get doesn't describe the path parameter {x}
        Add a parameter with name: x, in: path, required: true
    clashes.yaml:7:49  #/paths/~1d~1{x}/get/parameters/0 is the path parameter 'y', but the path /d/{x} doesn't contain it
        Add {y} to the path, or correct the name
    clashes.yaml:5:9  the URL of GET /b ends with 'get-user-2', because GET /a would otherwise have the same URL
        Rename one of them, or ignore this warning. The URL stays the same as long as both exist
    clashes.yaml:1:1  the URL of tag 'Users' ends with 'users-2', because GET /c would otherwise have the same URL
        Rename one of them, or ignore this warning. The URL stays the same as long as both exist
    clashes.yaml:1:1  the URL of tag 'users' ends with 'users-3', because GET /c would otherwise have the same URL
        Rename one of them, or ignore this warning. The URL stays the same as long as both exist"
  `);
});

test('endless references are distinguished from recursion', async () => {
  expect(await problemsOf('circle.yaml')).toMatchInlineSnapshot(`
    "circle.yaml:7:5  endless references: #/components/schemas/B → #/components/schemas/C → itself
        Replace one of these references with its value"
  `);
});

test("a file that doesn't exist", async () => {
  expect(await problemsOf('nothing.json')).toMatchInlineSnapshot(`
    "nothing.json  the API description doesn't exist
        Create it, download it with npx pagewright openapi:update --url <url>, or correct the file setting under apis in site/site.config.ts"
  `);
});

test("descriptions that exceed a limit are warnings, because the site can't change them", async () => {
  const description = '>'.repeat(2_000);
  const document = {
    openapi: '3.1.1',
    info: { title: 'Acme API', version: '1', description },
    paths: { '/a': { get: { responses: { 200: { description: 'short' } } } } },
  };
  const loaded = loadFiles({ 'openapi/api.yaml': JSON.stringify(document) });
  const { description: read, problems } = await loaded;
  expect(read).toBeDefined();
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
  expect(printed(problems)).toContain(
    '#/info/description has 2,000 levels of nested quotations and lists, more than the limit of 40, so pages show only the beginning, as plain text',
  );
});

test("YAML that's nested too deeply is explained", async () => {
  const text = `openapi: 3.1.1\ninfo: ${'{a: '.repeat(5_000)}1${'}'.repeat(5_000)}\n`;
  const { problems } = await loadFiles({ 'openapi/api.yaml': text });
  expect(printed(problems)).toContain('YAML is nested too deeply or endlessly');
});

test('paths must begin with a slash', async () => {
  const paths = [
    'collect',
    '.evil.example/collect',
    ':4398/collect',
    '@evil.example/collect',
    '\\evil.example/a',
    '/fine',
    'x-own',
  ];
  const lines = paths.map((path) => `  ${JSON.stringify(path)}: { get: { responses: {} } }\n`);
  const text = `openapi: 3.1.1\ninfo: { title: A, version: '1' }\npaths:\n${lines.join('')}`;
  const { description, problems } = await loadFiles({ 'openapi/api.yaml': text });
  expect(Object.keys(description?.document.paths ?? {})).toEqual(['/fine', 'x-own']);
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "openapi/api.yaml:4:3  #/paths/collect must begin with a slash, so it is left out
        Use '/collect'
    openapi/api.yaml:5:3  #/paths/.evil.example~1collect must begin with a slash, so it is left out
        Use '/evil.example/collect'
    openapi/api.yaml:6:3  #/paths/:4398~1collect must begin with a slash, so it is left out
        Use '/4398/collect'
    openapi/api.yaml:7:3  #/paths/@evil.example~1collect must begin with a slash, so it is left out
        Use '/evil.example/collect'
    openapi/api.yaml:8:3  #/paths/\\evil.example~1a must begin with a slash, so it is left out
        Use '/evil.example/a'"
  `);
});

test('encodings must have valid media types', async () => {
  const text = `openapi: 3.1.1
info: { title: A, version: '1' }
paths:
  /a:
    post:
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object }
            encoding:
              evil: { contentType: text/plain;headers=@/etc/passwd }
              word: { contentType: json }
              list: { contentType: 'image/png, image/*' }
              charset: { contentType: 'text/plain; charset=utf-8' }
              quoted: { contentType: 'application/json; profile="a, b"' }
      responses: {}
`;
  const { description, problems } = await loadFiles({ 'openapi/api.yaml': text });
  expect(description).toBeDefined();
  expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "openapi/api.yaml:11:23  #/paths/~1a/post/requestBody/content/multipart~1form-data/encoding/evil/contentType must be a media type, not "text/plain;headers=@/etc/passwd"
        Use a type and a subtype, such as 'application/json'
    openapi/api.yaml:12:23  #/paths/~1a/post/requestBody/content/multipart~1form-data/encoding/word/contentType must be a media type, not "json"
        Use a type and a subtype, such as 'application/json'"
  `);
});

test.each(['json', 'yaml'])(
  'U+0000 in %s is replaced in texts and keys, and reported once per file',
  (type) => {
    const { description, problems } = loadApiDescription(
      { root },
      { id: 'test', file: `nul.${type}` },
    );
    expect(description?.document.info).toMatchObject({
      title: 'N\ufffd',
      description: '\ufffd0\ufffd',
    });
    expect(Object.keys(description?.document.components?.schemas ?? {})).toEqual(['A\ufffdB']);
    expect(JSON.stringify(description?.document)).not.toContain('\\u0000');
    expect(printed(problems)).toMatch(
      new RegExp(
        `^nul.${type}:\\d+:\\d+  #/info/title contains the character U\\+0000, which is replaced with U\\+FFFD \\(�\\)\\. Other texts and keys with this character: 3`,
      ),
    );
    expect(problems).toHaveLength(1);
  },
);

test('U+0000 in an overlay is an error', async () => {
  const { description, problems } = await loadFiles({
    'openapi/api.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}\n',
    'openapi/overlays/nul.yaml': `overlay: 1.0.0
info: { title: Words, version: '1' }
actions:
  - target: $.info
    update:
      description: "\\0"
`,
  });
  expect(description).toBeUndefined();
  expect(printed(problems)).toMatchInlineSnapshot(`
    "openapi/overlays/nul.yaml:6:7  actions[0].update.description contains the character U+0000
        Remove it, because pages can't show it. It might be written as \\0, \\x00, or \\u0000"
  `);
});

test('a mistake repeated by aliases and references is one error, and mistakes of a kind are printed together', async () => {
  const mistakes = Array.from({ length: 50 }, (_, at) => `        p${at}: { type: strng }`);
  const { problems } = await loadFiles({
    'openapi/api.yaml': [
      'openapi: 3.1.0',
      "info: { title: X, version: '1' }",
      'paths:',
      '  /a: { $ref: ./item.yaml }',
      '  /b: { $ref: ./item.yaml }',
      'components:',
      '  schemas:',
      '    A: &schema',
      '      properties:',
      ...mistakes,
      '    B: *schema',
      '',
    ].join('\n'),
    'openapi/item.yaml': 'get: { deprecated: maybe, responses: {} }\n',
  });
  expect(problems).toHaveLength(51);
  expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['invalid-value']));
  expect(formatProblems(problems, () => undefined)).toContain('51 invalid values in 2 files');
});

test('paths, parameters, servers, links, and schemas that contradict themselves', async () => {
  const { problems } = await loadFiles({
    'openapi/api.yaml': [
      'openapi: 3.1.0',
      "info: { title: X, version: '1' }",
      "servers: [{ url: 'https://{a}.example', variables: { b: { default: x, enum: [y, z] } } }]",
      'paths:',
      '  /p/{id}: { put: { operationId: one, parameters: [&id { name: id, in: path, required: true }], responses: {} } }',
      '  /p/{name}:',
      '    put:',
      '      operationId: two',
      '      parameters: [{ name: name, in: path, required: true }, { name: X-A, in: header }, { name: x-a, in: header }]',
      "      responses: { '200': { description: d, links: { l: { operationId: on } } } }",
      '  /q/{id}/{id}?x=1: { get: { operationId: three, parameters: [*id], responses: {} } }',
      'components:',
      '  schemas:',
      "    A: { type: integer, minimum: 5, maximum: 4, enum: [1, '2', null, 2.5] }",
      '',
    ].join('\n'),
  });
  expect(printed(problems)).toMatchInlineSnapshot(`
    "openapi/api.yaml:6:3  #/paths/~1p~1{name} stands for the same URLs as /p/{id}
        Move its operations to /p/{id}
    openapi/api.yaml:11:3  #/paths/~1q~1{id}~1{id}?x=1 has {id} twice
        Give each parameter its own name
    openapi/api.yaml:11:3  #/paths/~1q~1{id}~1{id}?x=1 contains a query
        Define query parameters with \`in: query\` instead
    openapi/api.yaml:9:89  #/paths/~1p~1{name}/put/parameters/2 repeats the header parameter 'x-a'
        Remove one of them
    openapi/api.yaml:3:13  #/servers/0/url contains {a}, which variables doesn't define
        Add a to variables, with a default
    openapi/api.yaml:3:54  #/servers/0/variables/b isn't in the URL https://{a}.example
        Add {b} to the URL, or remove it
    openapi/api.yaml:3:59  #/servers/0/variables/b/default is 'x', which enum doesn't contain
        Add it to enum, or use 'y'
    openapi/api.yaml:10:59  #/paths/~1p~1{name}/put/responses/200/links/l/operationId is 'on', but no operation has that operationId
        Use one
    openapi/api.yaml:14:25  #/components/schemas/A/minimum is 5, more than maximum, which is 4
        Correct one of them
    openapi/api.yaml:14:59  #/components/schemas/A/enum/1 is "2", but type allows only integer
        Change the value to that type, or correct \`type\`
    openapi/api.yaml:14:70  #/components/schemas/A/enum/3 is 2.5, but type allows only integer
        Change the value to that type, or correct \`type\`"
  `);
});

/** Returns the operations and problems of a description that has the given, faulty `paths`. */
async function withPaths(paths: string): Promise<{ operations?: string[]; problems: string }> {
  const text = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\n${paths}`;
  const { description, problems } = await loadFiles({ 'openapi/api.yaml': text });
  const operations = description?.operations.map(({ id }) => id);
  return { operations, problems: printed(problems) };
}

test('several mistakes in one list remove only invalid items, and have their own locations', async () => {
  const { operations, problems } = await withPaths(`paths:
  /pets:
    get:
      operationId: pets
      responses: { 200: { description: OK } }
      parameters:
        - { in: query }
        - null
        - { name: a, in: 7 }
        - { name: b, in: query, required: 'true' }
`);
  expect(operations).toEqual(['pets']);
  expect(problems).toMatchInlineSnapshot(`
    "openapi/api.yaml:9:11  #/paths/~1pets/get/parameters/0/name is missing, so it is left out
        Add name: 'id'
    openapi/api.yaml:10:11  #/paths/~1pets/get/parameters/1 has no value, so it is left out
        Use an object, or remove the key
    openapi/api.yaml:11:22  #/paths/~1pets/get/parameters/2/in must be one of 'path', 'query', 'header', 'cookie', not the number 7, so it is left out
        Use in: one of 'path', 'query', 'header', 'cookie'
    openapi/api.yaml:12:33  #/paths/~1pets/get/parameters/3/required must be true or false, not 'true', so it is left out
        Use required: true"
  `);
});

test.each([
  ['list', 'paths: []'],
  ['null', 'paths:'],
  ['text', 'paths: none'],
])('paths of type %s leave a description without operations', async (_, paths) => {
  const { operations, problems } = await withPaths(paths);
  expect(operations).toEqual([]);
  expect(problems).toContain('openapi/api.yaml:3:1  #/paths');
});

test("a mapping without a target, and a property that's required in its own schema", async () => {
  const { operations, problems } = await withPaths(`paths:
  /pets:
    get: { operationId: pets, responses: { 200: { description: OK } } }
components:
  schemas:
    Cat: { type: object, properties: { name: { type: string, required: 'true' } } }
    Dog: { type: object, properties: { age: { type: integer, required: 'false' } } }
    Pet:
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
      discriminator:
        propertyName: kind
        mapping:
          cat: '#/components/schemas/Cat'
          bird:
          fish: 7
          dog: '#/components/schemas/Hound'
`);
  expect(operations).toEqual(['pets']);
  expect(problems).toMatchInlineSnapshot(`
    "openapi/api.yaml:18:11  refers to '#/components/schemas/Hound', which doesn't exist
        Add it, or refer to an existing entry in #/components/schemas/…
    openapi/api.yaml:8:62  #/components/schemas/Cat/properties/name/required must be a list, not 'true', so it is left out
        Remove it, and add required: [name] to the object, next to \`properties\`
    openapi/api.yaml:9:62  #/components/schemas/Dog/properties/age/required must be a list, not 'false', so it is left out
        Remove it
    openapi/api.yaml:16:11  #/components/schemas/Pet/discriminator/mapping/bird has no value, so it is left out
        Use bird: a string, or remove the key
    openapi/api.yaml:17:11  #/components/schemas/Pet/discriminator/mapping/fish must be a string, not the number 7, so it is left out
        Use fish: '7'"
  `);
});
