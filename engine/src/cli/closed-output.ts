/** Handles output streams that close while a command is still writing to them. */
import type { Writable } from 'node:stream';

/**
 * Lets a command finish even if the program that reads its output has ended, as `head` does. A half-written build
 * would be worse than output that nobody sees.
 *
 * @throws any other stream error
 */
export function ignoreClosedOutput(streams: readonly Pick<Writable, 'on'>[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
