/** A proxy between a sample and the server. It records requests and responses. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../server/processes.ts';
import type { HttpAnswer, HttpRequest } from '../http.ts';

export interface Exchange {
  request: HttpRequest;
  answer: HttpAnswer;
}

export interface Recorder {
  url: string;
  /** Returns the requests and responses since the last call, in order. */
  take(): readonly Exchange[];
  stop(): Promise<void>;
}

/** Headers that belong to the connection and not to the message. */
const OF_CONNECTION = new Set([
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'content-encoding',
  'accept-encoding',
  'host',
  'expect',
]);

/**
 * Starts the proxy.
 *
 * @param before called with each request before it's forwarded
 */
export async function startRecorder(
  server: string,
  before: (request: HttpRequest) => Promise<void>,
): Promise<Recorder> {
  let exchanges: Exchange[] = [];
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    const request: HttpRequest = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: passedHeaders(Object.entries(incoming.headers)),
      ...(body.length > 0 && { body: body.toString() }),
    };
    await before(request);
    const { method, headers } = request;
    const answer = await fetch(server + request.path, {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = await answer.text();
    const type = (answer.headers.get('Content-Type') ?? '').replace(/;.*$/, '');
    exchanges.push({ request, answer: { status: answer.status, type, body: text } });
    outgoing.writeHead(answer.status, passedHeaders([...answer.headers]));
    outgoing.end(text);
  };
  const port = await freePort();
  const proxy = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((error: Error) => {
      outgoing.writeHead(502).end(error.message);
    });
  }).listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${port}`,
    take: () => {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function passedHeaders(
  headers: readonly (readonly [string, string | string[] | undefined])[],
): Record<string, string> {
  return Object.fromEntries(
    headers.flatMap(([name, value]) =>
      value === undefined || OF_CONNECTION.has(name.toLowerCase()) ? [] : [[name, String(value)]],
    ),
  );
}
