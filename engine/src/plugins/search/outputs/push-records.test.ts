import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProblemsError } from '../../../core/plugin-api.ts';
import { assembleSite, testCompiled, testDefinition, testSource } from '../../../core/test-api.ts';
import { pushRecords } from './push-records.ts';
import { searchRecords } from './records.ts';

/** A service with in-memory indexes. Each status in `failures` is used for one response. */
interface Service {
  indexes: Map<string, unknown[]>;
  calls: string[];
  failures: number[];
  looks: number;
}

let service: Service;
let server: Server;
let host: string;

beforeEach(async () => {
  service = { indexes: new Map([['docs', ['old']]]), calls: [], failures: [], looks: 0 };
  server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const body = (method === 'GET' || url.endsWith('/clear') ? {} : await json(request)) as {
      requests?: { body: unknown }[];
      destination?: string;
    };
    const failure = service.failures.shift();
    if (failure !== undefined) {
      response.writeHead(failure).end(JSON.stringify({ message: 'No' }));
      return;
    }
    service.calls.push(`${method} ${url.replace(/task\/\d+/, 'task')}`);
    response.end(JSON.stringify(answer(url, body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function answer(url: string, body: { requests?: { body: unknown }[]; destination?: string }) {
  const [, , , index = '', action] = url.split('/');
  const { indexes } = service;
  if (action === 'task') {
    service.looks += 1;
    return { status: service.looks % 2 === 0 ? 'published' : 'notPublished' };
  }
  if (action === 'clear') indexes.set(index, []);
  if (action === 'batch') indexes.get(index)?.push(...(body.requests ?? []).map((it) => it.body));
  if (action === 'operation' && body.destination !== undefined) {
    indexes.set(body.destination, indexes.get(index) ?? []);
    indexes.delete(index);
  }
  return { taskID: 1 };
}

function records(count: number, length = 10) {
  const definition = testDefinition();
  const sources = Array.from({ length: count }, (_, index) => testSource(`page-${index}.md`));
  const { site } = assembleSite(definition, sources);
  const compiled = sources.map(({ file }) => {
    const sections = [
      { headings: ['Page'], text: 'word '.repeat(length / 5).trim(), code: ['word'] },
    ];
    return [file, { ...testCompiled(file), sections }] as const;
  });
  return searchRecords(site, new Map(compiled), definition);
}

function push(count: number, length?: number, hosts = [host]) {
  const target = { appId: 'APP', writeKey: 'secret', indexName: 'docs', hosts };
  return pushRecords(records(count, length), target, { pause: 0 });
}

it('fills a temporary index in batches and then replaces the real one', async () => {
  expect(await push(1201)).toBe(1201);
  expect(service.indexes.get('docs')).toHaveLength(1201);
  expect([...service.indexes.keys()]).toEqual(['docs']);
  const posts = service.calls.filter((call) => !call.startsWith('GET'));
  expect(posts).toEqual([
    'POST /1/indexes/docs_new/clear',
    'PUT /1/indexes/docs_new/settings',
    'POST /1/indexes/docs_new/batch',
    'POST /1/indexes/docs_new/batch',
    'POST /1/indexes/docs_new/batch',
    'POST /1/indexes/docs_new/operation',
  ]);
  expect(service.calls.at(-1)).toBe('GET /1/indexes/docs/task');
});

it('splits records that the service would reject', async () => {
  expect(await push(1, 9000)).toBe(3);
  const stored = service.indexes.get('docs') as { objectID: string; content: string }[];
  expect(stored.map(({ objectID }) => objectID)).toEqual(['/page-0', '/page-0~2', '/page-0~3']);
  expect(stored.map(({ content }) => content).join(' ')).toBe('word '.repeat(1800).trim());
  // This field is only for the local index.
  for (const each of stored) expect(each).not.toHaveProperty('code');
});

it('leaves the index unchanged if a request is rejected', async () => {
  service.failures = [403];
  await expect(push(2)).rejects.toThrow('POST /1/indexes/docs_new/clear: status 403 No');
  expect(service.indexes.get('docs')).toEqual(['old']);
});

it('tries the next host if one fails', async () => {
  service.failures = [503];
  expect(await push(2, 10, ['http://127.0.0.1:1', host, host])).toBe(2);
  expect(service.indexes.get('docs')).toHaveLength(2);
});

it('gives up if no host responds', async () => {
  await expect(push(1, 10, ['http://127.0.0.1:1'])).rejects.toThrow('docs_new/clear: bad port');
});

it.each([
  ['text that is no JSON', '<html>Sign in</html>'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a path in place of a number', '{ "taskID": "../../../2/keys" }'],
  ['an object in place of a message', '{ "message": {} }'],
])("doesn't count a response as a success if it's %s", async (_, body) => {
  server.removeAllListeners('request');
  server.on('request', (_request, response) => response.end(body));
  await expect(push(1)).rejects.toThrow('POST /1/indexes/docs_new/clear: status 200');
});

it("sends the key nowhere else, and prints only part of the service's message", async () => {
  const urls: (string | undefined)[] = [];
  server.removeAllListeners('request');
  server.on('request', ({ url }, response) => {
    urls.push(url);
    response.writeHead(307, { location: `${host}/elsewhere` });
    response.end(JSON.stringify({ message: 'No '.repeat(10_000) }));
  });
  const error = await push(1).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProblemsError);
  expect(String(error)).toContain('status 307 No No');
  expect(String(error).length).toBeLessThan(500);
  expect(urls).toEqual(['/1/indexes/docs_new/clear']);
});
