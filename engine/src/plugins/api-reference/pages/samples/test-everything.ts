/**
 * Test helper that runs the samples of a description that uses every feature. It compares the requests that a
 * server receives with those that the description expects.
 */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiOperation } from '../../read/description.ts';
import { loadApiDescription } from '../../read/load-description.ts';
import { sampleRequest } from './request.ts';
import { sampleCode } from './request-samples.ts';
import { type Interpreter, isMissing, run } from './test-interpreters.ts';
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
  /** Compact JSON, the fields of a form, or its parts. */
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

/** The description's operations. */
export const everyOperation: readonly ApiOperation[] = operations;

/** Tests operations' samples in one language. The code in `before` is inserted before each sample. */
export function describeSamples(
  { id, interpreter, before = '' }: { id: string; interpreter: Interpreter; before?: string },
  own: readonly ApiOperation[] = operations,
): void {
  describe(id, () => {
    let server: RecordingServer;
    beforeAll(async () => {
      server = await startRecordingServer();
    });
    afterAll(() => server.close());

    it.skipIf(isMissing(interpreter)).each(own)('$id', async (operation) => {
      server.received.length = 0;
      await run(interpreter, before + codeOf(operation, id, server.origin));
      expect(server.received).toHaveLength(1);
      await checkRequest(server.received[0] as Received, operation);
    });
  });
}

async function checkRequest(got: Received, { method, extensions }: ApiOperation): Promise<void> {
  const sent = extensions['x-sent'] as unknown as Sent;
  expect(got.method).toBe(method.toUpperCase());
  expect(decoded(got.path)).toBe(decoded(sent.path));
  expect(got.headers).toMatchObject(sent.headers ?? {});
  await checkBody(got, sent);
}

function codeOf(operation: ApiOperation, id: string, origin: string): string {
  const request = sampleRequest(operation, document, {});
  const url = request.url.replace('http://localhost', origin);
  return sampleCode({ ...request, url }).find((sample) => sample.id === id)?.code ?? '';
}

/**
 * Decodes a URL. Clients may encode brackets and slashes in a query or leave them. Slashes in a path are kept,
 * because they're significant.
 */
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

/** Removes whitespace without parsing the JSON, which would round numbers. */
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
