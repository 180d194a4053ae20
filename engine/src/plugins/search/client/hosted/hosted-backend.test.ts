import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainText, type SearchQuery } from '../../query/search-types.ts';
import { createHostedBackend } from './hosted-backend.ts';
import { markedParts } from './marked-text.ts';

interface Request {
  url: URL;
  type: string | null;
  body: { requests: Record<string, unknown>[] };
}

const host = 'https://one.example';
const other = 'https://two.example';
const dead = 'https://dead.example';

let stored: Map<string, string>;
let requests: Request[];
/** Status and body of each response. The last one repeats. */
let answers: { status: number; body: unknown; delay?: Promise<void> }[];

beforeEach(() => {
  requests = [];
  stored = new Map();
  vi.stubGlobal('location', new URL('https://docs.example.com/'));
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
  vi.stubGlobal('fetch', answerRequest);
});
afterEach(() => void vi.unstubAllGlobals());

async function answerRequest(address: string, init: RequestInit): Promise<Response> {
  const url = new URL(address);
  if (url.origin === dead) throw new TypeError('Failed to fetch');
  const headers = new Headers(init.headers);
  requests.push({
    url,
    type: headers.get('content-type'),
    body: JSON.parse(String(init.body)) as Request['body'],
  });
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  const aborted = new Promise<never>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
  if (answer?.delay) await Promise.race([answer.delay, aborted]);
  return new Response(JSON.stringify(answer?.body), { status: answer?.status ?? 500 });
}

const HIT = {
  objectID: '1',
  url: 'https://docs.example.com/reference/vouchers?x=1#create',
  type: 'lvl2',
  kind: 'Guides',
  content: 'All about vouchers',
  hierarchy: { lvl0: 'Reference', lvl1: 'Vouchers', lvl2: 'Create', lvl3: null },
  _snippetResult: {
    hierarchy: { lvl2: { value: '<mark>Create</mark>' } },
    content: { value: 'about <mark>seg</mark>ments' },
  },
};

function found(...hits: unknown[]) {
  return { status: 200, body: { results: [{ hits, nbHits: 40 }] } };
}

function backend(hosts = [host]) {
  const facetFilters = ['language:en', ['docusaurus_tag:default']];
  return createHostedBackend({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
    hosts,
    facetFilters,
  });
}

function query(text: string, changes: Partial<SearchQuery> = {}): SearchQuery {
  return { text, offset: 0, limit: 20, excerptWords: 10, ...changes };
}

it("sends requests in the service's format", async () => {
  answers = [found(HIT)];
  await backend().search(query('seg', { kind: 'API', offset: 40 }));
  const [request] = requests;
  expect(request?.type).toBe('text/plain');
  expect(request?.url.pathname).toBe('/1/indexes/*/queries');
  expect(request?.url.searchParams.get('x-algolia-application-id')).toBe('APP');
  expect(request?.url.searchParams.get('x-algolia-api-key')).toBe('key');
  expect(request?.body.requests).toEqual([
    expect.objectContaining({
      indexName: 'docs',
      query: 'seg',
      hitsPerPage: 20,
      page: 2,
      highlightPreTag: '<mark>',
      facetFilters: ['language:en', ['docusaurus_tag:default'], 'kind:API'],
      attributesToSnippet: expect.arrayContaining(['content:10', 'hierarchy.lvl6:10']),
    }),
  ]);
});

it('reads hits: path, heading, parents, and marks', async () => {
  answers = [found(HIT)];
  const { hits, total } = await backend().search(query('seg'));
  expect(total).toBe(40);
  expect(hits).toEqual([
    {
      id: '1',
      href: '/reference/vouchers#create',
      title: [{ text: 'Create', isMatch: true }],
      above: ['Vouchers'],
      excerpt: [
        { text: 'about ', isMatch: false },
        { text: 'seg', isMatch: true },
        { text: 'ments', isMatch: false },
      ],
      group: 'Reference',
      kind: 'Guides',
      method: undefined,
    },
  ]);
});

it('accepts hits with missing or invalid fields', async () => {
  const hostile = [
    null,
    'text',
    { url: 'javascript:alert(1)' },
    { url: 'data:text/html,x' },
    { url: 'https://evil.example//evil.example/x', hierarchy: 7, _snippetResult: [] },
    { url: 'https://[', hierarchy: {} },
    {
      url: '/a',
      type: '__proto__',
      hierarchy: { lvl0: {}, lvl1: '<img src=x onerror=alert(1)>' },
      _snippetResult: { content: { value: '<script>alert(1)</script><mark onclick=x>b</mark>' } },
      operation: { method: '<b>' },
    },
  ];
  answers = [{ status: 200, body: { results: [{ hits: hostile, nbHits: -3 }] } }];
  const { hits, total } = await backend().search(query('x'));
  expect(total).toBe(0);
  expect(hits.map(({ href }) => href)).toEqual(['/evil.example/x', '/a']);
  expect(plainText(hits[1]?.title ?? [])).toBe('<img src=x onerror=alert(1)>');
  expect(plainText(hits[1]?.excerpt ?? [])).toBe('<script>alert(1)</script><mark onclick=x>b');
  expect(hits[1]?.method).toBeUndefined();
});

it.each([
  ['more than a safe integer', 1e300],
  ['infinite', Number.POSITIVE_INFINITY],
  ['a fraction', 2.5],
  ['text', '7'],
])('counts the hits of a response whose total is %s', async (_, nbHits) => {
  // JSON has no infinity, but a number with a large exponent is parsed as infinity.
  const text = JSON.stringify({ results: [{ hits: [HIT], nbHits }] }).replace(
    '"nbHits":null',
    '"nbHits":1e999',
  );
  vi.stubGlobal('fetch', async () => new Response(text));
  expect(await backend().search(query('x'))).toMatchObject({ total: 1 });
});

it('shows no more hits than requested', async () => {
  const hits = Array.from({ length: 10_000 }, (_, index) => ({ ...HIT, objectID: `${index}` }));
  answers = [found(...hits)];
  expect((await backend().search(query('x'))).hits).toHaveLength(20);
});

it.each([[{}], [{ results: [] }], [{ results: [{ hits: 'x' }] }], [null]])(
  'rejects an invalid response: %j',
  async (body) => {
    answers = [{ status: 200, body }];
    await expect(backend().search(query('x'))).rejects.toThrow('no hits');
  },
);

it('tries the next host after a failure, and the failed host last from then on', async () => {
  answers = [{ status: 503, body: {} }, found(HIT)];
  const service = backend([dead, host, other]);
  expect((await service.search(query('a'))).hits).toHaveLength(1);
  expect(requests).toHaveLength(2);
  const failed = JSON.parse(stored.get('docs.search.hosts') ?? '{}');
  expect(Object.keys(failed).sort()).toEqual([dead, host].sort());
});

it('fails within 6 seconds if no host ever responds, after one retry', async () => {
  vi.useFakeTimers();
  answers = [{ ...found(HIT), delay: new Promise<void>(() => undefined) }];
  const start = Date.now();
  const failure = backend([host, other, 'https://three.example', 'https://four.example'])
    .search(query('a'))
    .then(
      () => undefined,
      () => Date.now() - start,
    );
  await vi.runAllTimersAsync();
  expect(await failure).toBeLessThan(6000);
  expect(requests).toHaveLength(2);
  vi.useRealTimers();
});

it('tries every host if each one fails immediately', async () => {
  answers = [found(HIT)];
  const service = backend([dead, 'https://dead.example', 'https://dead.example', host]);
  expect((await service.search(query('a'))).hits).toHaveLength(1);
});

it("doesn't try other hosts after a rejection", async () => {
  answers = [{ status: 403, body: {} }];
  await expect(backend([host, other]).search(query('a'))).rejects.toThrow('status 403');
  expect(requests).toHaveLength(1);
});

it('aborts requests that are no longer needed', async () => {
  const delay = new Promise<void>(() => undefined);
  answers = [{ ...found(HIT), delay }];
  const wanted = new AbortController();
  const asked = backend([host, other]).search(query('a'), wanted.signal);
  await expect.poll(() => requests.length).toBe(1);
  wanted.abort();
  await expect(asked).rejects.toThrow();
  expect(requests).toHaveLength(1);
});

it('caches results', async () => {
  answers = [found(HIT)];
  const service = backend();
  await service.search(query('a'));
  await service.search(query('a'));
  expect(requests).toHaveLength(1);
});

it('works with any content in storage', async () => {
  stored.set('docs.search.hosts', '[{"x":1},');
  answers = [found(HIT)];
  expect((await backend().search(query('a'))).hits).toHaveLength(1);
});

it('splits texts only at marks', () => {
  expect(markedParts('a<mark>b</mark><b>c</b></mark>')).toEqual([
    { text: 'a', isMatch: false },
    { text: 'b', isMatch: true },
    { text: '<b>c</b>', isMatch: false },
  ]);
  expect(markedParts(7)).toEqual([]);
});
