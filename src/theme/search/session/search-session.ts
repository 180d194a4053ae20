/** A search in progress: what was asked, what is shown for it, and what went wrong. No React in it. */
import type { SearchAnswer, SearchBackend, SearchHit } from '../../../search/query/search-types.ts';

/** Milliseconds without an answer after which the reader is told that it takes long. */
export const STALL_AFTER = 300;

/** An answer with the hits of all requests that it took. */
export interface ShownAnswer extends SearchAnswer {
  /** The query. */
  text: string;
  /** Kind that it was limited to. */
  kind: string | undefined;
  /** Number of hits that came, repeated ones included: where the next request begins. */
  received: number;
}

export interface SearchState {
  text: string;
  kind: string | undefined;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The newest answer, kept while the next one is on its way; gone after an error. */
  answer: ShownAnswer | undefined;
}

export interface SessionOptions {
  /** Hits of one request. */
  limit: number;
  excerptWords: number;
  /** Kind of the hits at first; all by default. */
  kind?: string;
  /** Milliseconds to wait for more letters before asking. */
  wait?: () => number;
  /** Called with queries that find nothing. */
  onNothing?: (text: string) => void;
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
  /** Keeps the hits in their places when better answers come: the reader is choosing among them. */
  hold(): void;
  /** Ends the session: nothing is asked or reported any more. */
  end(): void;
}

/** Starts a session. Answers that come late are dropped, whatever the order they come in. */
export function createSession(backend: SearchBackend, options: SessionOptions): SearchSession {
  let state: SearchState = {
    text: '',
    kind: options.kind,
    status: 'idle',
    answer: undefined,
  };
  const listeners = new Set<() => void>();
  let asking = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Purpose of the request in flight; absent when there is none. */
  let running: Purpose | undefined;
  /** Request that has to follow it: a sign that comes while one is in flight is kept, not dropped. */
  let following: Purpose | undefined;
  /** True once the reader is choosing, until another query is answered. */
  let isHeld = false;
  const stopImproving = backend.onImproved(refine);

  function set(change: Partial<SearchState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function cancel(): void {
    clearTimeout(waiting);
    running = undefined;
    following = undefined;
    asking.abort();
    asking = new AbortController();
  }

  async function ask(purpose: Purpose): Promise<void> {
    cancel();
    const { signal } = asking;
    const { text, kind, answer: shown } = state;
    if (text.trim() === '') return set({ status: 'idle', answer: undefined });
    running = purpose;
    if (state.status !== 'stalled') set({ status: 'loading' });
    const stall = setTimeout(() => set({ status: 'stalled' }), STALL_AFTER);
    signal.addEventListener('abort', () => clearTimeout(stall));
    try {
      const { excerptWords } = options;
      const range = rangeOf(purpose, shown?.received ?? 0, options.limit);
      const answer = await backend.search({ text, kind, ...range, excerptWords }, signal);
      if (signal.aborted) return;
      if (purpose === 'new') isHeld = false;
      const staying = purpose === 'more' || isHeld ? (shown?.hits ?? []) : [];
      const hits = addedTo(staying, answer.hits);
      const received = range.offset + answer.hits.length;
      // An answer without hits ends the list, whatever total it names.
      const total = answer.hits.length === 0 ? hits.length : answer.total;
      finish({ ...answer, total, text, kind, hits, received });
    } catch {
      if (!signal.aborted) set({ status: 'error', answer: undefined });
    } finally {
      clearTimeout(stall);
    }
  }

  function finish(answer: ShownAnswer): void {
    const next = following;
    cancel();
    set({ status: 'idle', answer });
    if (answer.total === 0 && answer.kind === undefined) options.onNothing?.(answer.text.trim());
    if (next === 'refine') refine();
    if (next === 'more') more();
  }

  /** Asks again for what is shown: the back end answers better now. */
  function refine(): void {
    if (running === 'more') following = 'refine';
    else if (state.answer && state.status === 'idle') void ask('refine');
  }

  function more(): void {
    const { answer, status } = state;
    if (answer === undefined || answer.received >= answer.total) return;
    if (running === 'refine') following = 'more';
    else if (status === 'idle') void ask('more');
  }

  function askSoon(): void {
    const wait = options.wait?.() ?? 0;
    if (wait === 0 || state.text.trim() === '') return void ask('new');
    cancel();
    set({ status: 'loading' });
    waiting = setTimeout(() => void ask('new'), wait);
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
      void ask('new');
    },
    retry: () => void ask('new'),
    more,
    hold() {
      isHeld = true;
    },
    end() {
      cancel();
      listeners.clear();
      stopImproving();
    },
  };
}

type Purpose = 'new' | 'refine' | 'more';

function rangeOf(purpose: Purpose, received: number, limit: number) {
  if (purpose === 'more') return { offset: received, limit };
  return { offset: 0, limit: purpose === 'refine' ? Math.max(received, limit) : limit };
}

/** The hits with the newest form of each, and after them those that they lack. */
function addedTo(hits: readonly SearchHit[], newest: readonly SearchHit[]): SearchHit[] {
  const forms = new Map(newest.map((hit) => [hit.id, hit]));
  const known = new Set(hits.map(({ id }) => id));
  const staying = hits.map((hit) => forms.get(hit.id) ?? hit);
  return [...staying, ...[...forms.values()].filter(({ id }) => !known.has(id))];
}
