/** Streams whose reader ends before the command that writes to them. */
import type { Writable } from 'node:stream';

/**
 * Lets a command finish its work when the program that reads its output has ended, as `head` does:
 * a build that is half written would be worse than lines that nobody sees.
 *
 * @throws any other error of a stream, where it happens
 */
export function ignoreClosedOutput(streams: readonly Pick<Writable, 'on'>[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
