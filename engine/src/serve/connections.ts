/** Answers the requests of each connection one at a time, and knows which connections are busy when the server stops. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Connections {
  /** Returns the newest response through this connection, unless it is sent and its request was read. */
  newestAnswer(socket: Duplex): ServerResponse | undefined;
  /** Accepts no more connections, closes each one as soon as it has nothing to answer; ends when all are closed. */
  drain(): Promise<void>;
  /** Closes all connections at once. */
  cut(): void;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Answers {
  /** Responses that are not sent yet, in order. Only the first one is being written. */
  unsent: ServerResponse[];
  newest?: ServerResponse | undefined;
}

/** How many requests of a connection can wait. Node.js has already read them, so each one uses memory. */
const MOST_WAITING = 100;

/**
 * Passes the requests of a server to `handle`. Node.js emits pipelined requests all at once, and a response
 * that waits for its connection never learns that the connection has closed
 * (https://github.com/nodejs/node/blob/v20.20.2/lib/_http_server.js, `resOnFinish` and `socketOnClose`).
 * So a request is handled only when its response has the connection: one client can't make the server open
 * many files, and every handled response emits `close`.
 */
export function answerConnections(server: Server, handle: Handler): Connections {
  const answers = new Map<Duplex, Answers>();
  let draining = false;

  function answerFirst({ unsent }: Answers): void {
    const [response] = unsent;
    if (response === undefined) return;
    // The response before this one closed the connection, or the client did.
    if (!response.socket?.writable) unsent.length = 0;
    // A broken body may have been rejected while its request was waiting.
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
      // What idle connections held would outlive many collections of garbage.
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
        // Not the method of the HTTP server: that one also destroys connections whose answer is
        // written but not yet sent, and a slow reader would get a truncated page.
        NetServer.prototype.close.call(server, () => resolve());
        for (const [socket, { unsent }] of answers) if (unsent.length === 0) socket.destroy();
      }),
    cut() {
      for (const socket of answers.keys()) socket.destroy();
    },
  };
}
