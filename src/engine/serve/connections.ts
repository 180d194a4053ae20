/** Which connections of a server are answering, so that a stop can wait for exactly those. */
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Connections {
  /** True while an answer is on its way through this connection. */
  isAnswering(socket: Duplex): boolean;
  /** Accepts no more connections, closes each one as soon as it has nothing to answer; ends when all are closed. */
  drain(): Promise<void>;
  /** Closes all connections at once. */
  cut(): void;
}

/** Follows the connections of a server. To be called before other `request` listeners are added. */
export function trackConnections(server: Server): Connections {
  const answers = new Map<Socket, number>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    answers.set(socket, 0);
    socket.once('close', () => answers.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    if (draining) response.setHeader('Connection', 'close');
    answers.set(socket, (answers.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (!answers.has(socket)) return;
      const left = (answers.get(socket) ?? 1) - 1;
      answers.set(socket, left);
      if (draining && left === 0) socket.destroy();
    });
  });

  return {
    isAnswering: (socket) => (answers.get(socket as Socket) ?? 0) > 0,
    drain: () =>
      new Promise((resolve) => {
        draining = true;
        // Not the method of the HTTP server: that one also destroys connections whose answer is
        // written but not yet sent, and a slow reader would get a truncated page.
        NetServer.prototype.close.call(server, () => resolve());
        for (const [socket, count] of answers) if (count === 0) socket.destroy();
      }),
    cut() {
      for (const socket of answers.keys()) socket.destroy();
    },
  };
}
