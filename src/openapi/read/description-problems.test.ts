import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printed } from '../../engine/files/test-site.ts';
import { loadApiDescription } from './load-description.ts';
import { loadFiles } from './test-description.ts';

const root = join(import.meta.dirname, 'fixtures');

async function problemsOf(file: string): Promise<string> {
  return printed((await loadApiDescription({ root }, { id: 'test', file })).problems);
}

test('an unresolved reference names every place and what may have been meant', async () => {
  expect(await problemsOf('unresolved.json')).toMatchInlineSnapshot(`
    "unresolved.json:8:26  refers to '#/components/parameters/limit', which does not exist
        Add it to #/components/parameters
    unresolved.json:12:60  refers to '#/components/schemas/Usr', which does not exist, and so do unresolved.json:16:60, unresolved.json:36:37
        Write '#/components/schemas/User'
    unresolved.json:20:60  refers to 'users.yaml#/User', but there is no file users.yaml
        Write '#/components/schemas/User'
    unresolved.json:25:49  refers to 'https://example.com/user.json', which is on the web
        Save the file beside this one and refer to it by its path
    unresolved.json:40:65  refers to '#/components/schemas/Circle', which does not exist
        Add it, or refer to one of the 2 in #/components/schemas/…"
  `);
});

test('an invalid file: pointer, line and remedy of everything that is wrong', async () => {
  expect(await problemsOf('invalid.yaml')).toMatchInlineSnapshot(`
    "invalid.yaml:2:1  #/info/title is missing
        Add title: 'Acme API'
    invalid.yaml:2:22  #/info/version must be a text, not the number 1
        Write version: '1'
    invalid.yaml:3:8  #/tags/0 must be an object, not 'pets'
        Write an object
    invalid.yaml:8:33  #/paths/~1pets~1{id}/get/parameters/0/required must be true or false, not 'yes'
        Write required: true
    invalid.yaml:8:23  #/paths/~1pets~1{id}/get/parameters/0/in must be one of 'path', 'query', 'header', 'cookie', not 'paht'
        Write in: 'path'
    invalid.yaml:9:11  #/paths/~1pets~1{id}/get/parameters/1/name is missing
        Add name: 'id'
    invalid.yaml:11:16  #/paths/~1pets~1{id}/get/responses/200/description must be a text, not a list
        Write description: a text
    invalid.yaml:17:5  #/components/securitySchemes/token/scheme is missing
        Add scheme: 'bearer'
    invalid.yaml:18:14  #/components/securitySchemes/other/type must be one of 'apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS', not 'apikey'
        Write type: 'apiKey'
    invalid.yaml:8:60  #/paths/~1pets~1{id}/get/parameters/0/schema/type/0 must be one of 'null', 'boolean', 'object', 'array', 'number', 'integer', 'string', not 'strin'
        Write 'string'
    invalid.yaml:11:75  #/paths/~1pets~1{id}/get/responses/200/content/application~1json/schema/properties must be an object, not a list
        Write properties: an object
    invalid.yaml:15:26  #/components/schemas/Pet/required must be a list, not the boolean true
        Remove it
    invalid.yaml:15:78  #/components/schemas/Pet/properties/age/minimum must be a number, not '0'
        Write minimum: 0"
  `);
});

test('two pages with one address, unknown schemes, paths without their parameter', async () => {
  expect(await problemsOf('clashes.yaml')).toMatchInlineSnapshot(`
    "clashes.yaml:7:117  #/paths/~1d~1{x}/get/security/0 names the security scheme 'none', which does not exist
        Add it to components.securitySchemes, which has none
    clashes.yaml:7:13  #/paths/~1d~1{x}/get does not describe {x} of its path
        Add a parameter with name: x, in: path, required: true
    clashes.yaml:7:49  #/paths/~1d~1{x}/get/parameters/0 is a path parameter 'y', but the path is /d/{x}
        Write {y} in the path, or correct the name
    clashes.yaml:5:9  GET /b would have the address of GET /a, so its address is 'get-user-2'
        Give one of the two another name, or leave it: the address stays as long as both do
    clashes.yaml:1:1  tag 'Users' would have the address of GET /c, so its address is 'users-2'
        Give one of the two another name, or leave it: the address stays as long as both do
    clashes.yaml:1:1  tag 'users' would have the address of GET /c, so its address is 'users-3'
        Give one of the two another name, or leave it: the address stays as long as both do"
  `);
});

test('references without end are told from recursion', async () => {
  expect(await problemsOf('circle.yaml')).toMatchInlineSnapshot(`
    "circle.yaml:7:5  #/components/schemas/B → #/components/schemas/C → itself: references without end
        Write out what one of them is"
  `);
});

test('a file that does not exist', async () => {
  expect(await problemsOf('nothing.json')).toMatchInlineSnapshot(`
    "nothing.json  the API description does not exist
        Create it, fetch it with npm run openapi:update -- --url <address>, or correct file in apis of site/site.config.ts"
  `);
});

test('descriptions that exceed a limit are a warning: the site cannot change them', async () => {
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
    '#/info/description has 2,000 quotations and lists inside each other, more than the limit of 40, so pages show only its start, as plain text',
  );
});

test('YAML that is nested too deeply says so', async () => {
  const text = `openapi: 3.1.1\ninfo: ${'{a: '.repeat(5_000)}1${'}'.repeat(5_000)}\n`;
  const { problems } = await loadFiles({ 'openapi/api.yaml': text });
  expect(printed(problems)).toContain('YAML is nested without end or too deep');
});

test('paths begin with a slash', async () => {
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
  expect(description).toBeUndefined();
  expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "openapi/api.yaml:4:3  #/paths/collect must begin with a slash
        Write '/collect'
    openapi/api.yaml:5:3  #/paths/.evil.example~1collect must begin with a slash
        Write '/evil.example/collect'
    openapi/api.yaml:6:3  #/paths/:4398~1collect must begin with a slash
        Write '/4398/collect'
    openapi/api.yaml:7:3  #/paths/@evil.example~1collect must begin with a slash
        Write '/evil.example/collect'
    openapi/api.yaml:8:3  #/paths/\\evil.example~1a must begin with a slash
        Write '/evil.example/a'"
  `);
});

test('media types of encodings are media types', async () => {
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
        Write a type and a subtype, such as 'application/json'
    openapi/api.yaml:12:23  #/paths/~1a/post/requestBody/content/multipart~1form-data/encoding/word/contentType must be a media type, not "json"
        Write a type and a subtype, such as 'application/json'"
  `);
});

test.each(['json', 'yaml'])(
  'U+0000 in %s is replaced in texts and keys, and told once for each file',
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
        `^nul.${type}:\\d+:\\d+  #/info/title contains the character U\\+0000, as do 3 more texts or keys, which`,
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
        Remove it, because pages can't show it. It can be written as \\0, \\x00, or \\u0000"
  `);
});
