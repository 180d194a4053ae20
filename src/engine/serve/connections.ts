/** Which connections of a server are answering, so that a stop can wait for exactly those. */
import type { Server, ServerResponse } from 'node:http';
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

interface Answers {
  /** Number of responses that are not sent yet. */
  pending: number;
  newest?: ServerResponse | undefined;
}

/** Follows the connections of a server. To be called before other `request` listeners are added. */
export function trackConnections(server: Server): Connections {
  const answers = new Map<Duplex, Answers>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    answers.set(socket, { pending: 0 });
    socket.once('close', () => answers.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    if (draining) response.setHeader('Connection', 'close');
    const own = answers.get(socket);
    if (own === undefined) return;
    own.pending += 1;
    own.newest = response;
    response.once('close', () => {
      own.pending -= 1;
      // What idle connections held would outlive many collections of garbage.
      if (own.newest === response && response.req.complete) own.newest = undefined;
      if (draining && own.pending === 0) socket.destroy();
    });
  });

  return {
    newestAnswer: (socket) => answers.get(socket)?.newest,
    drain: () =>
      new Promise((resolve) => {
        draining = true;
        // Not the method of the HTTP server: that one also destroys connections whose answer is
        // written but not yet sent, and a slow reader would get a truncated page.
        NetServer.prototype.close.call(server, () => resolve());
        for (const [socket, { pending }] of answers) if (pending === 0) socket.destroy();
      }),
    cut() {
      for (const socket of answers.keys()) socket.destroy();
    },
  };
}
