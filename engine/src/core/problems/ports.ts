/** Ports that commands listen on. */
import { commandLine } from './command-line.ts';
import { UsageError } from './errors.ts';

const MAXIMUM_PORT = 65_535;

/** The host to which remedies in messages refer. A server that listens there can be reached only from this machine. */
const EXAMPLE_HOST = '127.0.0.1';
const EXAMPLE_PORT = 3000;

/**
 * Returns the port in `text`. Throws a `UsageError` if it isn't one.
 *
 * @param name the option or variable that sets the port, for the message
 */
export function readPort(text: string, name = '--port'): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= MAXIMUM_PORT) return Number(text);
  throw new UsageError(`${name} must be a number from 0 to ${MAXIMUM_PORT}, not "${text}"`);
}

/** Returns a message about an error that prevents a server from starting, with a remedy. */
export function explainStartFailure(
  error: NodeJS.ErrnoException,
  { port, host = EXAMPLE_HOST }: { port: number; host?: string },
  command: string,
): string {
  const example = (options: string) => commandLine(command, options);
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Choose a different port with --port: ${example(`--port ${port === MAXIMUM_PORT ? EXAMPLE_PORT : port + 1}`)}`;
    case 'EACCES':
      return `You don't have permission to use port ${port}. Choose a port above 1023 with --port: ${example(`--port ${EXAMPLE_PORT}`)}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Choose a different address with --host: ${example(`--host ${EXAMPLE_HOST}`)}`;
    case 'ERR_SOCKET_BAD_PORT':
      return `"${port}" isn't a port. Set --port to a number from 0 to ${MAXIMUM_PORT}: ${example(`--port ${EXAMPLE_PORT}`)}`;
    default:
      return `The server couldn't start: ${error.message}`;
  }
}
