import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printed, rejectedProblems, writeSite } from '../../../core/test-api.ts';
import { serve } from './test-server.ts';
import { type UpdateRequest, updateDescription } from './update-description.ts';

const api = { id: 'test', file: 'openapi/api.json', overlays: 'openapi/overlays' };

const fresh = {
  openapi: '3.0.3',
  paths: {
    '/b': {
      get: {
        summary: 'Words of the server',
        operationId: 'b',
        servers: [{ url: 'https://b.internal.example/v2/' }],
        responses: { 200: { description: 'Fine', content: { 'text/plain': { example: 'b' } } } },
      },
    },
    '/a': {
      get: {
        operationId: 'a',
        description: 'More words',
        responses: { 404: { description: 'x' } },
      },
    },
  },
  components: {
    schemas: {
      A: {
        type: 'object',
        description: 'A',
        properties: { description: { type: 'string', example: 'a' } },
      },
    },
  },
  servers: [{ url: 'https://internal.example/secret' }],
  info: { version: '2', title: 'Fresh' },
};

async function siteWith(files: Record<string, string> = {}): Promise<string> {
  return writeSite({
    'openapi/overlays/a.yaml': `overlay: 1.0.0
info: { title: Words, version: 1.0.0 }
actions:
  - target: $.paths['/a'].get
    update: { summary: A }
`,
    'fresh.json': JSON.stringify(fresh),
    ...files,
  });
}

function request(root: string, options: Partial<UpdateRequest> = {}): UpdateRequest {
  return { root, api, from: { file: join(root, 'fresh.json') }, keepWords: false, ...options };
}

test('writes a new file in canonical order, without descriptions and real URLs', async () => {
  const root = await siteWith();
  const result = await updateDescription(request(root));
  expect(result).toEqual({ removed: [], added: [], operations: 2, problems: [] });
  expect(await readFile(join(root, api.file), 'utf8')).toMatchInlineSnapshot(`
    "{
      "openapi": "3.0.3",
      "info": {
        "title": "Fresh",
        "version": "2"
      },
      "servers": [
        {
          "url": "https://api.example.com"
        }
      ],
      "paths": {
        "/a": {
          "get": {
            "operationId": "a",
            "responses": {
              "404": {
                "description": "Not Found"
              }
            }
          }
        },
        "/b": {
          "get": {
            "operationId": "b",
            "servers": [
              {
                "url": "https://api.example.com/v2"
              }
            ],
            "responses": {
              "200": {
                "description": "OK",
                "content": {
                  "text/plain": {}
                }
              }
            }
          }
        }
      },
      "components": {
        "schemas": {
          "A": {
            "type": "object",
            "properties": {
              "description": {
                "type": "string"
              }
            }
          }
        }
      }
    }
    "
  `);
});

test('ignores the order of the new file', async () => {
  const root = await siteWith();
  await updateDescription(request(root));
  const first = await readFile(join(root, api.file), 'utf8');
  const { paths, ...others } = fresh;
  const shuffled = { paths: Object.fromEntries(Object.entries(paths).reverse()), ...others };
  await writeFile(join(root, 'fresh.json'), JSON.stringify(shuffled));
  const { removed, added } = await updateDescription(request(root));
  expect({ removed, added }).toEqual({ removed: [], added: [] });
  expect(await readFile(join(root, api.file), 'utf8')).toBe(first);
});

test("keeps the file's placeholder, and descriptions if requested", async () => {
  const kept = { ...fresh, servers: [{ url: 'https://flags.example.com/base' }] };
  const root = await siteWith({ [api.file]: JSON.stringify(kept) });
  await updateDescription(request(root, { keepWords: true }));
  const written = JSON.parse(await readFile(join(root, api.file), 'utf8'));
  expect(written.servers).toEqual([{ url: 'https://flags.example.com/base' }]);
  expect(written.paths['/b'].get.summary).toBe('Words of the server');
});

test('reports overlays that no longer match', async () => {
  const { '/a': _, ...paths } = fresh.paths;
  const root = await siteWith({ 'fresh.json': JSON.stringify({ ...fresh, paths }) });
  const { problems } = await updateDescription(request(root));
  expect(printed(problems)).toContain("target '$.paths['/a'].get' doesn't match anything");
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
});

test('accepts Swagger 2.0 and YAML', async () => {
  const root = await siteWith({
    'fresh.json': `swagger: '2.0'
info: { title: Old, version: '1' }
host: internal.example
basePath: /v1
schemes: [http]
paths: { /a: { get: { operationId: a, responses: { 200: { description: OK } } } } }
`.replace(/^/, '# not JSON in spite of its name\n'),
  });
  const file = join(root, 'fresh.yaml');
  await writeFile(file, await readFile(join(root, 'fresh.json')));
  await updateDescription(request(root, { from: { file } }));
  expect(JSON.parse(await readFile(join(root, api.file), 'utf8'))).toMatchObject({
    swagger: '2.0',
    host: 'api.example.com',
    schemes: ['https'],
    basePath: '/v1',
  });
});

test("keeps the old file if the new one isn't valid", async () => {
  const root = await siteWith({ [api.file]: 'as it was', 'fresh.json': '{"openapi":"3.0.0"}' });
  expect(await rejectedProblems(updateDescription(request(root)))).toMatchInlineSnapshot(`
    "fresh.json:1:1  #/info is missing
        Add info: an object"
  `);
  expect(await readFile(join(root, api.file), 'utf8')).toBe('as it was');
});

test('downloads from a URL', async () => {
  const url = await serve('/docs/openapi', (_, response) => response.end(JSON.stringify(fresh)));
  const root = await siteWith();
  expect(await updateDescription(request(root, { from: { url } }))).toMatchObject({
    operations: 2,
  });
  expect(await readFile(join(root, api.file), 'utf8')).not.toContain('internal.example');
});

test("doesn't read local files for a downloaded description", async () => {
  const secret = 'canary7c1f9e';
  const root = await siteWith();
  const other = await writeSite({
    'secret.json': `{ "description": "${secret}" }`,
    'api/a.json': '',
  });
  const references = ['../secret.json', `../../..${other}/secret.json`, join(other, 'secret.json')];
  for (const $ref of references) {
    const text = JSON.stringify({ ...fresh, components: { schemas: { A: { $ref } } } });
    await writeFile(join(other, 'api/a.json'), text);
    const url = await serve('/openapi.json', (_, response) => response.end(text));
    for (const from of [{ url }, { file: join(other, 'api/a.json') }]) {
      const problems = await rejectedProblems(updateDescription({ ...request(root), from }));
      expect(problems).toContain(`refers to '${$ref}'`);
      expect(problems).not.toContain(secret);
    }
  }
});

test.each([
  ['a path', '../outside/api.json'],
  ['a folder that is a link', 'linked/api.json'],
  ['a folder in one', 'linked/deeper/api.json'],
])('writes nothing outside the site: %s', async (_, file) => {
  const parent = await writeSite({ 'outside/mine.txt': '', 'site/fresh.json': '' });
  const root = join(parent, 'site');
  await writeFile(join(root, 'fresh.json'), JSON.stringify(fresh));
  await symlink(join(parent, 'outside'), join(root, 'linked'));
  const asked = request(root, { api: { id: 'test', file } });
  expect(await rejectedProblems(updateDescription(asked))).toContain(
    `${file}  is outside the site, or a link that leads there`,
  );
  expect(await readdir(join(parent, 'outside'))).toEqual(['mine.txt']);
});

test('writes outside the site where its configuration allows it', async () => {
  const parent = await writeSite({ 'site/fresh.json': JSON.stringify(fresh) });
  await mkdir(join(parent, 'apis'));
  const options = {
    api: { id: 'test', file: '../apis/a.json' },
    allowRead: [join(parent, 'apis')],
  };
  await updateDescription(request(join(parent, 'site'), options));
  expect(await readdir(join(parent, 'apis'))).toEqual(['a.json']);
});
