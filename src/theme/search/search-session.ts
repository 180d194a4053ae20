/** A search in progress: what was asked, what is shown for it, and what went wrong. No React in it. */
import type { SearchAnswer, SearchBackend, SearchHit } from './search-types.ts';

/** Milliseconds without an answer after which the reader is told that it takes long. */
export const STALL_AFTER = 300;

export interface SearchState {
  text: string;
  kind: string | undefined;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The newest answer, kept while the next one is on its way; gone after an error. */
  answer: (SearchAnswer & { text: string }) | undefined;
}

export interface SessionOptions {
  /** Hits of one request. */
  limit: number;
  excerptWords: number;
  /** Milliseconds to wait for more letters before asking. */
  wait?: () => number;
  /** Called with queries that find nothing. */
  onNothing?: ((text: string) => void) | undefined;
}

export interface SearchSession {
  getState(): SearchState;
  subscribe(listener: () => void): () => void;
  setText(text: string): void;
  setKind(kind: string | undefined): void;
  /** Asks again after an error. */
  retry(): void;
  /** Asks for the hits after those that are there. */
  more(): void;
  /** Ends the session: nothing is asked or reported any more. */
  end(): void;
}

/** Starts a session. Answers that come late are dropped, whatever the order they come in. */
export function createSession(backend: SearchBackend, options: SessionOptions): SearchSession {
  let state: SearchState = { text: '', kind: undefined, status: 'idle', answer: undefined };
  const listeners = new Set<() => void>();
  let asking = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopImproving = backend.onImproved(() => {
    if (state.answer && state.status === 'idle') void ask(0, state.answer.hits.length);
  });

  function set(change: Partial<SearchState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function cancel(): void {
    clearTimeout(waiting);
    asking.abort();
    asking = new AbortController();
  }

  async function ask(offset: number, limit = options.limit): Promise<void> {
    cancel();
    const { signal } = asking;
    const { text, kind } = state;
    if (text.trim() === '') return set({ status: 'idle', answer: undefined });
    if (state.status !== 'stalled') set({ status: 'loading' });
    const stall = setTimeout(() => set({ status: 'stalled' }), STALL_AFTER);
    signal.addEventListener('abort', () => clearTimeout(stall));
    try {
      const query = { text, kind, offset, limit: Math.max(limit, options.limit) };
      const answer = await backend.search({ ...query, excerptWords: options.excerptWords }, signal);
      if (signal.aborted) return;
      const before = offset === 0 ? [] : (state.answer?.hits ?? []);
      set({
        status: 'idle',
        answer: { ...answer, text, hits: withoutRepeats(before, answer.hits) },
      });
      if (answer.total === 0 && kind === undefined) options.onNothing?.(text.trim());
    } catch {
      if (!signal.aborted) set({ status: 'error', answer: undefined });
    } finally {
      clearTimeout(stall);
    }
  }

  function askSoon(): void {
    const wait = options.wait?.() ?? 0;
    if (wait === 0 || state.text.trim() === '') return void ask(0);
    cancel();
    set({ status: 'loading' });
    waiting = setTimeout(() => void ask(0), wait);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setText(text) {
      if (text === state.text) return;
      set({ text });
      askSoon();
    },
    setKind(kind) {
      set({ kind });
      void ask(0);
    },
    retry: () => void ask(0),
    more() {
      const { answer, status } = state;
      if (status === 'idle' && answer && answer.hits.length < answer.total) {
        void ask(answer.hits.length);
      }
    },
    end() {
      cancel();
      listeners.clear();
      stopImproving();
    },
  };
}

function withoutRepeats(before: readonly SearchHit[], next: readonly SearchHit[]): SearchHit[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
}
