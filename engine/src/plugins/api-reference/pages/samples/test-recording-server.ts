/** A test server that records requests. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface RecordingServer {
  origin: string;
  received: Received[];
  close: () => Promise<void>;
}

/** Starts a server on a free local port. It responds to every request with `ok`. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, path: url, headers, body: await buffer(request) });
    response.end('ok');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Returns the parts of a multipart body. */
export function formData({ body, headers }: Received): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
}
