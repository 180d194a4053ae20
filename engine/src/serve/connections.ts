/**
 * Handles the requests of each connection one at a time, and keeps track of busy connections for when the
 * server stops.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Connections {
  /**
   * Returns the newest response on this connection, unless it's sent and its request has been read completely.
   */
  newestAnswer(socket: Duplex): ServerResponse | undefined;
  /**
   * Stops accepting connections, and closes each one as soon as it has no pending responses. Resolves when all
   * are closed.
   */
  drain(): Promise<void>;
  /** Closes all connections immediately. */
  cut(): void;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Answers {
  /** Pending responses, in order. Only the first one is being written. */
  unsent: ServerResponse[];
  newest?: ServerResponse | undefined;
}

/** How many requests can wait on a connection. Each one uses memory, because Node.js has already read it. */
const MOST_WAITING = 100;

/**
 * Passes a server's requests to `handle`. Node.js emits pipelined requests all at once, and a response that's
 * waiting for its connection isn't told when the connection closes
 * (https://github.com/nodejs/node/blob/v20.20.2/lib/_http_server.js, `resOnFinish` and `socketOnClose`). So a
 * request is handled only when its response can be written. This way, one client can't make the server open
 * many files, and every handled response emits `close`.
 */
export function answerConnections(server: Server, handle: Handler): Connections {
  const answers = new Map<Duplex, Answers>();
  let draining = false;

  function answerFirst({ unsent }: Answers): void {
    const [response] = unsent;
    if (response === undefined) return;
    // The previous response or the client closed the connection.
    if (!response.socket?.writable) unsent.length = 0;
    // Otherwise, a broken body was rejected while its request was waiting.
    else if (!response.writableEnded) handle(response.req, response);
  }

  function receive({ socket }: IncomingMessage, response: ServerResponse): void {
    const own = answers.get(socket);
    if (own === undefined || socket.destroyed) return;
    if (own.unsent.length > MOST_WAITING) {
      socket.destroy();
      return;
    }
    if (draining) response.setHeader('Connection', 'close');
    own.unsent.push(response);
    own.newest = response;
    response.once('close', () => {
      own.unsent = own.unsent.filter((other) => other !== response);
      // Otherwise, idle connections would keep their last response in memory.
      if (own.newest === response && response.req.complete) own.newest = undefined;
      answerFirst(own);
      if (draining && own.unsent.length === 0) socket.destroy();
    });
    if (own.unsent.length === 1) answerFirst(own);
  }

  server.on('connection', (socket: Socket) => {
    answers.set(socket, { unsent: [] });
    socket.once('close', () => answers.delete(socket));
  });
  server.on('request', receive);
  server.on('checkExpectation', receive);

  return {
    newestAnswer: (socket) => answers.get(socket)?.newest,
    drain: () =>
      new Promise((resolve) => {
        draining = true;
        // The HTTP server's own `close` would also destroy connections whose response is written but not yet
        // sent, so slow clients would receive a truncated page.
        NetServer.prototype.close.call(server, () => resolve());
        for (const [socket, { unsent }] of answers) if (unsent.length === 0) socket.destroy();
      }),
    cut() {
      for (const socket of answers.keys()) socket.destroy();
    },
  };
}
