/**
 * Test helper that checks what samples really send. Each sample runs in its interpreter and sends its request to a
 * server that records it.
 */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SampleBody, SampleRequest } from './request.ts';
import { hostileTexts } from './test-hostile-texts.ts';
import { type Interpreter, isMissing, run } from './test-interpreters.ts';
import {
  formData,
  type Received,
  type RecordingServer,
  startRecordingServer,
} from './test-recording-server.ts';

/** Texts without the null character, which a program's arguments can't contain. */
const TEXTS = hostileTexts(60).map((text) => text.replaceAll('\0', ''));
/** Texts that are valid as a header's value. */
const HEADERS = TEXTS.filter((text) => /^[!-~](?:[ -~]*[!-~])?$/.test(text) && text.length < 200);
const NAMES = TEXTS.filter((text) => text !== '');

const hasExtension = (name: string) =>
  String(spawnSync('php', ['-m']).stdout)
    .split('\n')
    .includes(name);

interface Language {
  interpreter: Interpreter;
  /** Writes the sample for a request. */
  write: (request: SampleRequest) => string;
}

/**
 * Undoes what Node.js changes in multipart forms: it normalizes line breaks when sending, and removes the byte
 * order mark when reading.
 */
const plainText = (text: string) => text.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');

/** Tests what a language's samples send. */
export function describeSentRequests({ interpreter, write }: Language): void {
  describe(interpreter, () => {
    let server: RecordingServer;
    beforeAll(async () => {
      server = await startRecordingServer();
    });
    afterAll(() => server.close());
    beforeEach(() => void server.received.splice(0));

    const isSkipped = isMissing(interpreter);

    async function send(
      type: string | undefined,
      body?: SampleBody,
      changes: Partial<SampleRequest> = {},
    ): Promise<Received> {
      const headers: [string, string][] = type === undefined ? [] : [['Content-Type', type]];
      const request = { method: 'POST', url: `${server.origin}/`, headers, body, ...changes };
      const { left } = await run(interpreter, write(request));
      expect(left).toEqual([]);
      expect(server.received).toHaveLength(1);
      return server.received[0] as Received;
    }

    it.skipIf(isSkipped)('sends address and headers', async () => {
      const path = `/odata/$metadata/${TEXTS.slice(0, 50).map(encodeURIComponent).join('/')}`;
      const { headers, ...got } = await send(undefined, undefined, {
        method: 'GET',
        url: server.origin + path,
        headers: HEADERS.map((text, index) => [`X-${index}`, text] as const),
      });
      expect(got.method).toBe('GET');
      expect(got.path.split('/').map(decodeURIComponent)).toEqual(
        path.split('/').map(decodeURIComponent),
      );
      expect(HEADERS.map((_, index) => headers[`x-${index}`])).toEqual(HEADERS);
    });

    it.skipIf(isSkipped)('sends JSON', async () => {
      const value = {
        list: TEXTS,
        keyed: Object.fromEntries(TEXTS.map((text, index) => [text, index])),
        numbered: { 0: 'a', 1: 'b' },
        nothing: {},
      };
      const { body } = await send('application/json', { kind: 'json', value });
      expect(JSON.stringify(JSON.parse(body.toString()))).toBe(JSON.stringify(value));
    });

    it.skipIf(isSkipped)('sends text', async () => {
      const text = TEXTS.join('\n');
      const { body } = await send('text/plain; charset=utf-8', { kind: 'text', text });
      expect(body.toString()).toBe(text);
    });

    it.skipIf(isSkipped)('sends a form', async () => {
      const fields = Object.entries(
        Object.fromEntries(NAMES.map((text, index) => [text, TEXTS[index] ?? ''])),
      );
      const type = 'application/x-www-form-urlencoded';
      const { body } = await send(type, { kind: 'form', fields });
      expect([...new URLSearchParams(body.toString())]).toEqual(fields);
    });

    it.skipIf(isSkipped)('sends a file and a text', async (context) => {
      if (interpreter === 'php' && !hasExtension('curl')) context.skip('needs the curl extension');
      const fields = [
        { name: 'scale', value: '25000', isFile: false },
        { name: 'sheet', value: 'file.bin', isFile: true },
      ];
      const form = await formData(await send(undefined, { kind: 'multipart', fields }));
      expect(form.get('scale')).toBe('25000');
      expect(await (form.get('sheet') as File).text()).toBe('bytes of a file');
    });

    it.skipIf(isSkipped)('sends bodies with GET', async () => {
      const value = { query: 'x' };
      const got = await send('application/json', { kind: 'json', value }, { method: 'GET' });
      expect([got.method, JSON.parse(got.body.toString())]).toEqual(['GET', value]);
    });

    it.skipIf(isSkipped).each(['HEAD', 'OPTIONS', 'TRACE', 'PATCH'])('sends %s', async (method) => {
      expect((await send(undefined, undefined, { method })).method).toBe(method);
    });

    it.skipIf(isSkipped)('sends a form of several parts', async () => {
      const fields = TEXTS.map((value, index) => ({ name: `f${index}`, value, isFile: false }));
      const names = ['$(touch X)', "it's `touch X`", '@file.bin', '-K', '#{1}', 'a;b,c'];
      const named = names.map((name) => ({ name, value: name, isFile: false }));
      const type = { contentType: 'application/json' };
      const others = [
        { name: 'a file', value: 'file.bin', isFile: true },
        { name: 'picture', value: 'file.bin', isFile: true, contentType: 'image/png' },
        { name: 'twice', value: '1', isFile: false },
        { name: 'twice', value: '{"two": 2}', isFile: false, ...type },
      ];
      const got = await send(undefined, {
        kind: 'multipart',
        fields: [...fields, ...named, ...others],
      });
      const form = await formData(got);
      for (const { name, value } of [...fields, ...named]) {
        expect(plainText(`${form.get(name)}`)).toBe(plainText(value));
      }
      const sent = form.get('a file') as File;
      expect(await sent.text()).toBe('bytes of a file');
      const picture = form.get('picture') as File;
      expect([picture.type, await picture.text()]).toEqual(['image/png', 'bytes of a file']);
      const [first, second] = form.getAll('twice');
      expect(first).toBe('1');
      expect(typeof second === 'string' ? second : await second?.text()).toBe('{"two": 2}');
      expect(got.body.toString()).toMatch(
        /name="?twice"?[^\n]*\r\nContent-Type: application\/json\r\n/i,
      );
    });
  });
}
