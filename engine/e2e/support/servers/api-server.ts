/** A server for the console to call. The first segment of a path selects how the server behaves. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally, stopServer } from './local-server.ts';

export interface Call {
  method: string;
  /** The path after its first segment, and the query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface ApiServer {
  /**
   * Returns the base URL for a behavior: `cors`, `no-cors`, `slow`, `reset`, `half`, `not-json`, `large`, `binary`,
   * `401`, `403`, `headers`, or `redirect` (to another origin).
   */
  url(behavior: string): string;
  /** Requests for the operation. Preflight requests and probes aren't included. */
  calls: Call[];
  /** Resolves once a request for a slow response has arrived. */
  asked(): Promise<void>;
  /** Resolves once the client of such a request has disconnected. */
  left(): Promise<void>;
  stop(): Promise<void>;
}

/** Approximate number of bytes in the `large` response. */
const LARGE = 5_000_000;

export async function startApiServer(): Promise<ApiServer> {
  const calls: Call[] = [];
  let tellAsked = () => {};
  let asked = new Promise<void>((resolve) => {
    tellAsked = resolve;
  });
  let tellLeft = () => {};
  const left = new Promise<void>((resolve) => {
    tellLeft = resolve;
  });
  const server = createServer(async (request, response) => {
    const [, behavior = '', path = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const { method = 'GET', headers } = request;
    if (behavior !== 'no-cors') allow(request, response);
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    const isLook = method === 'HEAD';
    // Closes the connection, unless the request is for the server's base URL.
    if (behavior === 'reset' && path !== '') return void request.socket.destroy();
    if (isLook) return void response.end();
    calls.push({ method, path, headers, body: await text(request) });
    if (behavior === 'slow') {
      response.on('close', tellLeft);
      return tellAsked();
    }
    answer(behavior, response);
  });
  const port = await listenLocally(server);
  return {
    url: (behavior) => `http://127.0.0.1:${port}/${behavior}`,
    calls,
    async asked() {
      await asked;
      asked = new Promise((resolve) => {
        tellAsked = resolve;
      });
    },
    left: () => left,
    stop: () => stopServer(server),
  };
}

function allow(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET,POST,PUT,PATCH,DELETE');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
}

function answer(behavior: string, response: ServerResponse): void {
  const json = (status: number, body: string) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  switch (behavior) {
    case 'not-json':
      return void json(200, '<h1>Bad gateway</h1>');
    case 'half':
      response.writeHead(200, { 'Content-Length': '100' });
      return void response.write('{"id":', () => response.destroy());
    case 'large':
      return void json(200, JSON.stringify({ items: Array(LARGE / 20).fill('seventeen letters') }));
    case 'binary':
      return void response
        .writeHead(200, { 'Content-Type': 'image/png' })
        .end(Buffer.from([137, 80, 78, 71, 0, 1, 2, 3]));
    case 'redirect': {
      const port = response.socket?.localPort;
      return void response
        .writeHead(307, { Location: `http://localhost:${port}/cors/moved` })
        .end();
    }
    case '401':
    case '403':
      return void json(Number(behavior), '{"name":"NoAccessError"}');
    case 'headers':
      response.setHeader('X-Seen', 'yes').setHeader('X-Unseen', 'no');
      response.setHeader('Access-Control-Expose-Headers', 'X-Seen');
      return void json(200, '{}');
    default:
      return void json(200, '{"id":12345678901234567890,"name":"checkout-express"}');
  }
}
