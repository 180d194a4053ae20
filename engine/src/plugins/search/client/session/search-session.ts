/** A search in progress: the query, its status, and the hits on screen. It's independent of the UI library. */
import type {
  SearchAnswer,
  SearchBackend,
  SearchHit,
  SearchQuery,
} from '../../query/search-types.ts';
import { createNewestRequest, type NewestRequest } from './newest-request.ts';
import { createStore, type Store } from './store.ts';

/** A search result that combines the hits of all requests for the query. */
export interface ShownAnswer extends SearchAnswer {
  /** The query. */
  text: string;
  /** The kind of pages that the query was limited to. */
  kind: string | undefined;
  /** Number of hits received, including repeated ones. This is the offset of the next request. */
  received: number;
}

export interface SearchState {
  text: string;
  kind: string | undefined;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The latest result. It stays until the next one arrives or a request fails. */
  answer: ShownAnswer | undefined;
}

export interface SessionOptions {
  /** Number of hits per request. */
  limit: number;
  excerptWords: number;
  /** The kind of pages to select at first. Defaults to all kinds. */
  kind?: string;
  /** Returns how many milliseconds to wait for further input before sending a request. */
  wait?: () => number;
  /** Orders new hits. Those in `staying` keep their positions above them. */
  arrange?: (hits: readonly SearchHit[], staying: readonly SearchHit[]) => readonly SearchHit[];
  /** Returns how many of the first hits the reader has seen. Defaults to all of them. */
  countSeen?: () => number;
  /** Called with queries that have no results. */
  onNothing?: (text: string) => void;
}

export interface SearchSession {
  getState(): SearchState;
  subscribe(listener: () => void): () => void;
  setText(text: string): void;
  setKind(kind: string | undefined): void;
  /** Repeats the query after an error. */
  retry(): void;
  /** Requests the next hits. */
  more(): void;
  /** Keeps all hits in place even if better results arrive, because the reader is choosing among them. */
  hold(): void;
  /** Ends the session. After that, it sends no requests and reports no changes. */
  end(): void;
}

/** Starts a session. A result is dropped if the query has changed in the meantime. */
export function createSession(backend: SearchBackend, options: SessionOptions): SearchSession {
  const store = createStore<SearchState>({
    text: '',
    kind: options.kind,
    status: 'idle',
    answer: undefined,
  });
  const request = createNewestRequest();
  const session: Session = {
    ...{ backend, options, store, request },
    running: undefined,
    following: undefined,
    isHeld: false,
  };
  const stopImproving = backend.onImproved(() => refine(session));
  return {
    getState: store.get,
    subscribe: store.subscribe,
    setText(text) {
      if (text === store.get().text) return;
      store.set({ text });
      askSoon(session);
    },
    setKind(kind) {
      store.set({ kind });
      void ask(session, 'new');
    },
    retry: () => void ask(session, 'new'),
    more: () => more(session),
    hold() {
      session.isHeld = true;
    },
    end() {
      cancel(session);
      store.end();
      stopImproving();
    },
  };
}

interface Session {
  readonly backend: SearchBackend;
  readonly options: SessionOptions;
  readonly store: Store<SearchState>;
  readonly request: NewestRequest;
  /** The purpose of the request in flight, if there is one. */
  running: Purpose | undefined;
  /** What to request next, once the current request finishes. */
  following: Purpose | undefined;
  /** True while the reader is choosing among the hits, until there's a result for a new query. */
  isHeld: boolean;
}

function cancel(session: Session): void {
  session.running = undefined;
  session.following = undefined;
  session.request.cancel();
}

async function ask(session: Session, purpose: Purpose): Promise<void> {
  const { backend, options, store, request } = session;
  cancel(session);
  const { text, kind, status, answer: shown } = store.get();
  if (text.trim() === '') return store.set({ status: 'idle', answer: undefined });
  session.running = purpose;
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
  if (purpose === 'new') session.isHeld = false;
  const staying = stayingHits(session, purpose, shown, result.value);
  finish(session, shownAnswer(query, result.value, staying, options.arrange));
}

/** Returns the hits that keep their positions. Hits that the reader sees mustn't move. */
function stayingHits(
  { isHeld, options }: Session,
  purpose: Purpose,
  shown: ShownAnswer | undefined,
  newest: SearchAnswer,
): readonly SearchHit[] {
  if (shown === undefined || purpose === 'new') return [];
  if (purpose === 'more' || isHeld) return shown.hits;
  // Readers who search for a quotation want only that text.
  if (newest.isQuoted) return [];
  return shown.hits.slice(0, options.countSeen?.());
}

function shownAnswer(
  { text, kind, offset }: SearchQuery,
  answer: SearchAnswer,
  staying: readonly SearchHit[],
  arrange: SessionOptions['arrange'],
): ShownAnswer {
  const hits = addedTo(staying, answer.hits, arrange);
  // A result without hits ends the list, even if the reported total is higher.
  const total = answer.hits.length === 0 ? hits.length : answer.total;
  return { ...answer, total, text, kind, hits, received: offset + answer.hits.length };
}

function finish(session: Session, answer: ShownAnswer): void {
  const { following, options, store } = session;
  cancel(session);
  store.set({ status: 'idle', answer });
  if (answer.total === 0 && answer.kind === undefined) options.onNothing?.(answer.text.trim());
  if (following === 'refine') refine(session);
  if (following === 'more') more(session);
}

/** Sends the query again, because the back end now has better results. */
function refine(session: Session): void {
  const { answer, status } = session.store.get();
  if (session.running === 'more' || session.running === 'refine') session.following = 'refine';
  else if (answer && status === 'idle') void ask(session, 'refine');
}

function more(session: Session): void {
  const { answer, status } = session.store.get();
  if (answer === undefined || answer.received >= answer.total) return;
  if (session.running === 'refine') session.following = 'more';
  else if (status === 'idle') void ask(session, 'more');
}

function askSoon(session: Session): void {
  const { options, request, store } = session;
  const wait = options.wait?.() ?? 0;
  if (wait === 0 || store.get().text.trim() === '') return void ask(session, 'new');
  cancel(session);
  store.set({ status: 'loading' });
  request.runLater(() => void ask(session, 'new'), wait);
}

type Purpose = 'new' | 'refine' | 'more';

function rangeOf(purpose: Purpose, received: number, limit: number) {
  if (purpose === 'more') return { offset: received, limit };
  return { offset: 0, limit: purpose === 'refine' ? Math.max(received, limit) : limit };
}

/** Updates the hits that stay, and appends the other new hits. */
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
