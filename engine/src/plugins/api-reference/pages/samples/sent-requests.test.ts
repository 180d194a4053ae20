/** Tests what samples really send. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { curl } from './curl.ts';
import { node } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import type { SampleRequest } from './request.ts';
import { ruby } from './ruby.ts';
import { PHP_CURL, run } from './test-interpreters.ts';
import {
  formData,
  type Received,
  type RecordingServer,
  startRecordingServer,
} from './test-recording-server.ts';
import { describeSentRequests } from './test-sent-requests.ts';

describeSentRequests({ interpreter: 'sh', write: curl });
describeSentRequests({ interpreter: 'bash', write: curl });
describeSentRequests({ interpreter: 'node', write: node });
describeSentRequests({ interpreter: 'python3', write: python });
describeSentRequests({ interpreter: 'ruby', write: ruby });
describeSentRequests({ interpreter: 'php', write: (request) => PHP_CURL + php(request) });

describe('curl', () => {
  let server: RecordingServer;
  beforeAll(async () => {
    server = await startRecordingServer();
  });
  afterAll(() => server.close());
  beforeEach(() => void server.received.splice(0));

  const send = async (request: Partial<SampleRequest>) => {
    const whole = { method: 'POST', url: `${server.origin}/`, headers: [], ...request };
    await run('sh', curl(whole));
    return server.received;
  };

  it('sends one request to a URL with brackets and braces', async () => {
    const [first] = await send({ url: `${server.origin}/[1-3]/{a,b}` });
    expect(server.received).toHaveLength(1);
    expect(decodeURI(first?.path ?? '')).toBe('/[1-3]/{a,b}');
  });

  it('sends a header without a value', async () => {
    const [got] = await send({ headers: [['X-Empty', '']] });
    expect(got?.headers['x-empty']).toBe('');
  });

  it('reads only the intended file', async () => {
    const fields = [
      { name: 'a=@/etc/hostname;x', value: 'file.bin', isFile: true },
      { name: 'b=@/etc/hostname', value: '', isFile: false },
    ];
    const [got] = await send({ body: { kind: 'multipart', fields } });
    const form = await formData(got as Received);
    expect([...form.keys()]).toEqual(['a%3D@/etc/hostname;x', 'b%3D@/etc/hostname']);
  });

  it("doesn't mistake a URL for an option", async () => {
    await expect(send({ url: '-o/dev/null' })).rejects.toThrow(/ended with/);
    expect(curl({ method: 'GET', url: '-o', headers: [] })).toBe("curl --url \\\n  '-o'");
  });

  it('sends GET with a body, and HEAD', async () => {
    await send({ method: 'GET', body: { kind: 'text', text: 'x' } });
    await send({ method: 'HEAD' });
    expect(server.received.map(({ method }) => method)).toEqual(['GET', 'HEAD']);
  });
});
