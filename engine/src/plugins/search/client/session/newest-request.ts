/** Runs requests of which only the newest one counts. */

/** Milliseconds after which a request without a response counts as slow. */
export const STALL_AFTER = 300;

/** The result of a request. It has no value if the request failed or was canceled. */
interface Result<Value> {
  isCanceled: boolean;
  value?: Value;
}

export interface NewestRequest {
  /** Cancels the current or scheduled request. */
  cancel(): void;
  /** Sends a request. Calls `onStall` if it's slow. */
  run<Value>(
    request: (signal: AbortSignal) => Promise<Value>,
    onStall: () => void,
  ): Promise<Result<Value>>;
  /** Calls `start` after `wait` milliseconds, unless that's canceled. */
  runLater(start: () => void, wait: number): void;
}

/** Returns an object that runs one request at a time. */
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
