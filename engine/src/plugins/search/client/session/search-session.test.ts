import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type {
  SearchAnswer,
  SearchBackend,
  SearchHit,
  SearchQuery,
} from '../../query/search-types.ts';
import { inGroups } from '../Results.tsx';
import { STALL_AFTER } from './newest-request.ts';
import { createSession, type SessionOptions } from './search-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Asked {
  query: SearchQuery;
  signal: AbortSignal | undefined;
  answer(total: number, ids?: readonly string[], more?: Partial<SearchAnswer>): Promise<void>;
  fail(): Promise<void>;
}

function setUp(options: Partial<SessionOptions> = {}) {
  const asked: Asked[] = [];
  let improve: () => void = () => undefined;
  const backend: SearchBackend = {
    load: async () => undefined,
    search: (query, signal) =>
      new Promise<SearchAnswer>((resolve, reject) => {
        asked.push({
          query,
          signal,
          async answer(total, ids = [], more = {}) {
            resolve({ total, hits: ids.map(hit), closest: [], ...more });
            await vi.advanceTimersByTimeAsync(0);
          },
          async fail() {
            reject(new Error('no'));
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    onImproved(listener) {
      improve = listener;
      return () => undefined;
    },
  };
  const session = createSession(backend, { limit: 2, excerptWords: 5, ...options });
  return { asked, session, improve: () => improve() };
}

function hit(id: string) {
  return { id, href: id, title: [], above: [], excerpt: [], group: '', kind: '' };
}

it('drops late results, and aborts requests that nobody is waiting for', async () => {
  const { asked, session } = setUp();
  session.setText('a');
  session.setText('ab');
  expect(asked[0]?.signal?.aborted).toBe(true);
  await asked[1]?.answer(1, ['/ab']);
  await asked[0]?.answer(1, ['/a']);
  expect(session.getState().answer).toMatchObject({ text: 'ab', hits: [{ id: '/ab' }] });
});

it('reports a stall after 300 ms, and keeps the previous hits', async () => {
  const { asked, session } = setUp();
  session.setText('a');
  await asked[0]?.answer(1, ['/a']);
  session.setText('ab');
  vi.advanceTimersByTime(STALL_AFTER - 1);
  expect(session.getState().status).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(session.getState()).toMatchObject({ status: 'stalled', answer: { text: 'a' } });
  await asked[1]?.answer(0);
  expect(session.getState().status).toBe('idle');
});

it('shows no old hits after an error, and recovers', async () => {
  const { asked, session } = setUp();
  session.setText('a');
  await asked[0]?.answer(1, ['/a']);
  session.setText('ab');
  await asked[1]?.fail();
  expect(session.getState()).toMatchObject({ status: 'error', answer: undefined });
  session.retry();
  await asked[2]?.answer(1, ['/ab']);
  expect(session.getState()).toMatchObject({ status: 'idle', answer: { total: 1 } });
});

it('requests more until all hits are there', async () => {
  const { asked, session } = setUp();
  session.setText('a');
  await asked[0]?.answer(3, ['/1', '/2']);
  session.more();
  session.more();
  expect(asked.at(-1)?.query).toMatchObject({ offset: 2, limit: 2 });
  await asked.at(-1)?.answer(3, ['/2', '/3']);
  expect(session.getState().answer?.hits.map(({ id }) => id)).toEqual(['/1', '/2', '/3']);
  session.more();
  expect(asked).toHaveLength(2);
});

it('waits for more letters if queries take requests', async () => {
  const { asked, session } = setUp({ wait: () => 300 });
  for (const text of ['a', 'ab', 'abc']) session.setText(text);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked.map(({ query }) => query.text)).toEqual(['abc']);
});

it('reports queries without results, unless a filter is the reason', async () => {
  const onNothing = vi.fn();
  const { asked, session } = setUp({ onNothing });
  session.setText(' xyz ');
  await asked[0]?.answer(0);
  session.setKind('API');
  await asked[1]?.answer(0);
  expect(onNothing.mock.calls).toEqual([['xyz']]);
  expect(asked[1]?.query.kind).toBe('API');
});

it('repeats a query when the back end has better results', async () => {
  const { asked, session, improve } = setUp();
  improve();
  expect(asked).toHaveLength(0);
  session.setText('a');
  await asked[0]?.answer(1, ['/a']);
  improve();
  expect(asked[1]?.query).toMatchObject({ text: 'a', offset: 0 });
});

it('keeps the hits that the reader has seen in place when better results arrive', async () => {
  const { asked, session, improve } = setUp({ limit: 4, countSeen: () => 2 });
  session.setText('a');
  await asked[0]?.answer(4, ['/1', '/2', '/3', '/4'], { isPartial: true });
  improve();
  await asked[1]?.answer(5, ['/5', '/4', '/2', '/6']);
  const { answer } = session.getState();
  expect(answer?.hits.map(({ id }) => id)).toEqual(['/1', '/2', '/5', '/4', '/6']);
  expect(answer?.isPartial).toBeUndefined();
});

it('shows quotations first, unless the reader is choosing', async () => {
  const { asked, session, improve } = setUp({ countSeen: () => 2 });
  const ids = () => session.getState().answer?.hits.map(({ id }) => id);
  session.setText('a');
  await asked[0]?.answer(2, ['/1', '/2']);
  improve();
  await asked[1]?.answer(2, ['/3', '/1'], { isQuoted: true });
  expect(ids()).toEqual(['/3', '/1']);
  session.hold();
  improve();
  await asked[2]?.answer(2, ['/4', '/1'], { isQuoted: true });
  expect(ids()).toEqual(['/3', '/1', '/4']);
});

it('shows the arranged part of a result, and no more of a better one', async () => {
  const arrange = (hits: readonly SearchHit[], staying: readonly SearchHit[]) =>
    [...hits].sort((a, b) => a.id.localeCompare(b.id)).slice(0, 3 - staying.length);
  const { asked, session, improve } = setUp({ limit: 4, arrange, countSeen: () => 1 });
  const ids = () => session.getState().answer?.hits.map(({ id }) => id);
  session.setText('a');
  await asked[0]?.answer(4, ['/3', '/2', '/5', '/4']);
  expect(ids()).toEqual(['/2', '/3', '/4']);
  improve();
  await asked[1]?.answer(4, ['/3', '/2', '/5', '/4']);
  expect(ids()).toEqual(['/2', '/3', '/4']);
  improve();
  await asked[2]?.answer(4, ['/3', '/1', '/2', '/5']);
  expect(ids()).toEqual(['/2', '/1', '/3']);
});

it('adds no hits to a full group when better results arrive', async () => {
  const { asked, session, improve } = setUp({ arrange: inGroups, limit: 10 });
  const ids = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `/${from + index}`);
  session.setText('a');
  await asked[0]?.answer(8, ids(1, 4));
  improve();
  await asked[1]?.answer(8, ids(5, 8));
  expect(session.getState().answer?.hits.map(({ id }) => id)).toEqual(ids(1, 5));
});

it('repeats a query if results became better during the request', async () => {
  const { asked, session, improve } = setUp();
  session.setText('a');
  await asked[0]?.answer(1, ['/a']);
  improve();
  improve();
  await asked[1]?.answer(1, ['/a']);
  expect(asked).toHaveLength(3);
});

it('keeps hits in place once the reader is choosing, and adds missing excerpts', async () => {
  const { asked, session, improve } = setUp({ countSeen: () => 0 });
  session.setText('a');
  await asked[0]?.answer(4, ['/1', '/2']);
  session.hold();
  improve();
  await asked[1]?.answer(4, ['/3', '/2']);
  const ids = () => session.getState().answer?.hits.map(({ id }) => id);
  expect(ids()).toEqual(['/1', '/2', '/3']);
  session.setText('ab');
  session.hold();
  await asked[2]?.answer(4, ['/4', '/2']);
  improve();
  await asked[3]?.answer(4, ['/2', '/1']);
  expect(ids()).toEqual(['/2', '/1']);
});

it('requests more once better results have arrived', async () => {
  const { asked, session, improve } = setUp({ countSeen: () => 0 });
  session.setText('a');
  await asked[0]?.answer(4, ['/1', '/2']);
  improve();
  session.more();
  await asked[1]?.answer(4, ['/2', '/1']);
  expect(asked[2]?.query).toMatchObject({ text: 'a', offset: 2 });
  await asked[2]?.answer(4, ['/3', '/4']);
  const ids = session.getState().answer?.hits.map(({ id }) => id);
  expect(ids).toEqual(['/2', '/1', '/3', '/4']);
  expect(asked).toHaveLength(3);
});

it('reorders hits that come from partial and complete results', async () => {
  const { asked, session, improve } = setUp({ countSeen: () => 0 });
  session.setText('a');
  await asked[0]?.answer(4, ['/1', '/2']);
  session.more();
  improve();
  await asked[1]?.answer(4, ['/2', '/4']);
  expect(asked[2]?.query).toMatchObject({ text: 'a', offset: 0, limit: 4 });
  await asked[2]?.answer(4, ['/3', '/1', '/2', '/4']);
  expect(session.getState().answer?.hits.map(({ id }) => id)).toEqual(['/3', '/1', '/2', '/4']);
});

it('forgets a request for more of an earlier query', async () => {
  const { asked, session, improve } = setUp();
  session.setText('a');
  await asked[0]?.answer(4, ['/1', '/2']);
  improve();
  session.more();
  session.setText('ab');
  await asked[2]?.answer(4, ['/3', '/4']);
  expect(asked).toHaveLength(3);
});

it('sends no request for an empty query', async () => {
  const { asked, session } = setUp();
  session.setText('a');
  await asked[0]?.answer(1, ['/a']);
  session.setText('  ');
  expect(asked).toHaveLength(1);
  expect(session.getState()).toMatchObject({ status: 'idle', answer: undefined });
});
