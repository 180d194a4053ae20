/** Ends connections whose next bytes aren't HTTP, are too many, or arrive too slowly. */
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { REASONS, sendStatus } from './handle-request.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * After the pending responses, rejects what the client sent, and closes the connection.
 *
 * @param newest the newest response on this connection. What the client sent can be the rest of its request's body.
 */
export function refuseBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  newest: ServerResponse | undefined,
  headers: Headers,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
  } else if (newest !== undefined && !newest.req.complete) {
    refuseBody(socket, newest, headers);
  } else if (newest === undefined || newest.closed) {
    writeRefusal(error, socket, headers);
  } else {
    newest.once('close', () => writeRefusal(error, socket, headers));
  }
}

/** Sends no response if one has started, because the client would use it as the response to the next request. */
function refuseBody(socket: Duplex, response: ServerResponse, headers: Headers): void {
  if (response.closed) {
    socket.end();
  } else if (response.headersSent) {
    response.once('close', () => socket.end());
  } else {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendStatus(response, 400);
  }
}

/** Writes the response directly to the socket, because there's no request that it belongs to. */
function writeRefusal({ code }: NodeJS.ErrnoException, socket: Duplex, headers: Headers): void {
  const status = statusOf(code);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const own = 'Connection: close\r\nContent-Length: 0\r\n';
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${lines.join('')}${own}\r\n`);
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
