/** Requests of which only the newest counts. */

/** Milliseconds without an answer after which the reader is told that it takes long. */
export const STALL_AFTER = 300;

/** What came of a request: nothing if another one took its place, no value if it failed. */
interface Result<Value> {
  isCanceled: boolean;
  value?: Value;
}

export interface NewestRequest {
  /** Gives up the request in flight, or the one that was to come. */
  cancel(): void;
  /** Makes a request. `onStall` is called when it takes long. */
  run<Value>(
    request: (signal: AbortSignal) => Promise<Value>,
    onStall: () => void,
  ): Promise<Result<Value>>;
  /** Calls `start` after some milliseconds, unless that is given up. */
  runLater(start: () => void, wait: number): void;
}

/** Returns what keeps one request at a time. */
export function createNewestRequest(): NewestRequest {
  let current = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  return {
    cancel() {
      clearTimeout(waiting);
      current.abort();
      current = new AbortController();
    },
    async run(request, onStall) {
      const { signal } = current;
      const stall = setTimeout(onStall, STALL_AFTER);
      signal.addEventListener('abort', () => clearTimeout(stall));
      try {
        const value = await request(signal);
        return { isCanceled: signal.aborted, value };
      } catch {
        return { isCanceled: signal.aborted };
      } finally {
        clearTimeout(stall);
      }
    },
    runLater(start, wait) {
      waiting = setTimeout(start, wait);
    },
  };
}
