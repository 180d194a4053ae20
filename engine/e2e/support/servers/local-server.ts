/** Starts and stops the servers of tests. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on this computer, on a free port unless `port` is set. Returns the port. */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Stops a server, and ends the connections that are still open. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
