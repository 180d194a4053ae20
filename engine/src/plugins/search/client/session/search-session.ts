/** A search in progress: what was asked, what is shown for it, and what went wrong. No React in it. */
import type {
  SearchAnswer,
  SearchBackend,
  SearchHit,
  SearchQuery,
} from '../../query/search-types.ts';
import { createNewestRequest } from './newest-request.ts';
import { createStore } from './store.ts';

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
  /** Returns the hits of an answer that are added to those that stay in their places, in order. */
  arrange?: (hits: readonly SearchHit[], staying: readonly SearchHit[]) => readonly SearchHit[];
  /** Number of hits that the reader has seen, from the first on; by default all. */
  countSeen?: () => number;
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
  const store = createStore<SearchState>({
    text: '',
    kind: options.kind,
    status: 'idle',
    answer: undefined,
  });
  const request = createNewestRequest();
  /** Purpose of the request in flight; absent when there is none. */
  let running: Purpose | undefined;
  /** Request that has to follow it: a sign that comes while one is in flight is kept, not dropped. */
  let following: Purpose | undefined;
  /** True once the reader is choosing, until another query is answered. */
  let isHeld = false;
  const stopImproving = backend.onImproved(refine);

  function cancel(): void {
    running = undefined;
    following = undefined;
    request.cancel();
  }

  async function ask(purpose: Purpose): Promise<void> {
    cancel();
    const { text, kind, status, answer: shown } = store.get();
    if (text.trim() === '') return store.set({ status: 'idle', answer: undefined });
    running = purpose;
    if (status !== 'stalled') store.set({ status: 'loading' });
    const { excerptWords, limit } = options;
    const range = rangeOf(purpose, shown?.received ?? 0, limit);
    const query = { text, kind, ...range, excerptWords };
    const result = await request.run(
      (signal) => backend.search(query, signal),
      () => store.set({ status: 'stalled' }),
    );
    if (result.isCanceled) return;
    if (result.value === undefined) return store.set({ status: 'error', answer: undefined });
    if (purpose === 'new') isHeld = false;
    finish(shownAnswer(query, result.value, stayingHits(purpose, shown, result.value)));
  }

  /** Hits that keep their places: nothing that a reader sees moves because something better comes. */
  function stayingHits(
    purpose: Purpose,
    shown: ShownAnswer | undefined,
    newest: SearchAnswer,
  ): readonly SearchHit[] {
    if (shown === undefined || purpose === 'new') return [];
    if (purpose === 'more' || isHeld) return shown.hits;
    // Whoever quotes a text is looking for that text alone.
    if (newest.isQuoted) return [];
    return shown.hits.slice(0, options.countSeen?.());
  }

  function shownAnswer(
    { text, kind, offset }: SearchQuery,
    answer: SearchAnswer,
    staying: readonly SearchHit[],
  ): ShownAnswer {
    const hits = addedTo(staying, answer.hits, options.arrange);
    // An answer without hits ends the list, whatever total it names.
    const total = answer.hits.length === 0 ? hits.length : answer.total;
    return { ...answer, total, text, kind, hits, received: offset + answer.hits.length };
  }

  function finish(answer: ShownAnswer): void {
    const next = following;
    cancel();
    store.set({ status: 'idle', answer });
    if (answer.total === 0 && answer.kind === undefined) options.onNothing?.(answer.text.trim());
    if (next === 'refine') refine();
    if (next === 'more') more();
  }

  /** Asks again for what is shown: the back end answers better now. */
  function refine(): void {
    const { answer, status } = store.get();
    if (running === 'more' || running === 'refine') following = 'refine';
    else if (answer && status === 'idle') void ask('refine');
  }

  function more(): void {
    const { answer, status } = store.get();
    if (answer === undefined || answer.received >= answer.total) return;
    if (running === 'refine') following = 'more';
    else if (status === 'idle') void ask('more');
  }

  function askSoon(): void {
    const wait = options.wait?.() ?? 0;
    if (wait === 0 || store.get().text.trim() === '') return void ask('new');
    cancel();
    store.set({ status: 'loading' });
    request.runLater(() => void ask('new'), wait);
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    setText(text) {
      if (text === store.get().text) return;
      store.set({ text });
      askSoon();
    },
    setKind(kind) {
      store.set({ kind });
      void ask('new');
    },
    retry: () => void ask('new'),
    more,
    hold() {
      isHeld = true;
    },
    end() {
      cancel();
      store.end();
      stopImproving();
    },
  };
}

type Purpose = 'new' | 'refine' | 'more';

function rangeOf(purpose: Purpose, received: number, limit: number) {
  if (purpose === 'more') return { offset: received, limit };
  return { offset: 0, limit: purpose === 'refine' ? Math.max(received, limit) : limit };
}

/** The hits with the newest form of each, and after them what else is shown of the newest. */
function addedTo(
  staying: readonly SearchHit[],
  newest: readonly SearchHit[],
  arrange: SessionOptions['arrange'] = (hits) => hits,
): SearchHit[] {
  const forms = new Map(newest.map((hit) => [hit.id, hit]));
  const known = new Set(staying.map(({ id }) => id));
  const others = [...forms.values()].filter(({ id }) => !known.has(id));
  return [...staying.map((hit) => forms.get(hit.id) ?? hit), ...arrange(others, staying)];
}
