/**
 * Runs the samples of a description that uses every feature, and compares the requests that a server receives
 * with the expected ones in the description.
 */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiOperation } from '../../read/description.ts';
import { loadApiDescription } from '../../read/load-description.ts';
import { sampleRequest } from './request.ts';
import { sampleCode } from './request-samples.ts';
import { type Interpreter, isMissing, PHP_CURL, run } from './test-interpreters.ts';
import {
  formData,
  type Received,
  type RecordingServer,
  startRecordingServer,
} from './test-recording-server.ts';

interface Sent {
  path: string;
  headers?: Readonly<Record<string, string>>;
  type?: string;
  /** Compact JSON, a form's fields, or its parts. */
  body?: string | readonly (readonly [string, string] | Part)[];
  has?: readonly string[];
}

interface Part {
  name: string;
  type?: string;
  body: string;
}

const root = fileURLToPath(new URL('fixtures', import.meta.url));
const { description, problems } = await loadApiDescription(
  { root },
  { id: 'everything', file: 'everything.yaml' },
);
if (description === undefined) throw new Error(JSON.stringify(problems));
const { operations, document } = description;

const INTERPRETERS: readonly { id: string; interpreter: Interpreter; before?: string }[] = [
  { id: 'curl', interpreter: 'sh' },
  { id: 'node', interpreter: 'node' },
  { id: 'python', interpreter: 'python3' },
  { id: 'php', interpreter: 'php', before: PHP_CURL },
  { id: 'ruby', interpreter: 'ruby' },
  { id: 'java', interpreter: 'java' },
  { id: 'go', interpreter: 'go' },
];

/** These take seconds to start. URLs and headers have the same text in all languages. */
const COMPILED = new Set(['java', 'go']);

let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

it('has a sample for every operation', () => {
  expect(operations.filter(({ extensions }) => extensions['x-sent'] === undefined)).toEqual([]);
  expect(operations.length).toBeGreaterThan(15);
});

describe.each(INTERPRETERS)('$id', ({ id, interpreter, before = '' }) => {
  const own = operations.filter(
    ({ method, requestBody, parameters }) =>
      !COMPILED.has(id) || requestBody || method !== 'get' || parameters.length > 6,
  );

  it.skipIf(isMissing(interpreter)).each(own)('$id', async (operation) => {
    server.received.length = 0;
    await run(interpreter, before + codeOf(operation, id));
    expect(server.received).toHaveLength(1);
    const [got] = server.received as [Received];
    const sent = operation.extensions['x-sent'] as unknown as Sent;
    expect(got.method).toBe(operation.method.toUpperCase());
    expect(decoded(got.path)).toBe(decoded(sent.path));
    expect(got.headers).toMatchObject(sent.headers ?? {});
    await checkBody(got, sent);
  });
});

function codeOf(operation: ApiOperation, id: string): string {
  const request = sampleRequest(operation, document, {});
  const url = request.url.replace('http://localhost', server.origin);
  return sampleCode({ ...request, url }).find((sample) => sample.id === id)?.code ?? '';
}

/** Decodes a URL. Clients may or may not encode brackets and slashes in a query. A path's slashes are significant. */
function decoded(path: string): string {
  const [before = '', query] = path.split('?');
  return query === undefined ? before : `${before}?${decodeURIComponent(query)}`;
}

async function checkBody(got: Received, { type, body, has = [] }: Sent): Promise<void> {
  if (type === undefined) return expect(got.body.toString()).toBe('');
  expect(got.headers['content-type']?.replace(/;.*/, '')).toBe(type);
  for (const part of has) expect(got.body.toString()).toContain(part);
  if (typeof body === 'string') expect(compact(got.body.toString())).toBe(body);
  else if (type === 'multipart/form-data') await checkParts(got, (body ?? []) as readonly Part[]);
  else if (body) expect([...new URLSearchParams(got.body.toString())]).toEqual(body);
}

/** Removes whitespace without parsing, because numbers would lose digits. */
function compact(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, quoted?: string) => quoted ?? '');
}

async function checkParts(got: Received, parts: readonly Part[]): Promise<void> {
  const form = await formData(got);
  expect([...form.keys()]).toEqual(parts.map(({ name }) => name));
  for (const { name, type, body } of parts) {
    const value = form.get(name) as string | File;
    expect(compact(typeof value === 'string' ? value : await value.text())).toBe(compact(body));
    if (type === undefined) continue;
    const header = new RegExp(`name="?${name}"?[^\\n]*\\r\\nContent-Type: ${type}`, 'i');
    expect(got.body.toString()).toMatch(header);
  }
}
