import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PatternQuestion } from './pattern-worker.ts';
import { createPatternMatcher, type PatternMatcher } from './patterns.ts';

/** A pattern for which the worker never returns a result. */
const ENDLESS = '^(a+)+$';

class FakeWorker {
  static started = 0;
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  isOver = false;

  constructor() {
    FakeWorker.started += 1;
    queueMicrotask(() => this.onmessage?.({ data: 'ready' }));
  }

  postMessage({ pattern, text }: PatternQuestion): void {
    if (pattern === ENDLESS) return;
    const data = new RegExp(pattern, 'u').test(text);
    queueMicrotask(() => this.isOver || this.onmessage?.({ data }));
  }

  terminate(): void {
    this.isOver = true;
  }
}

let patterns: PatternMatcher;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.started = 0;
  patterns = createPatternMatcher();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function settled(...questions: [pattern: string, text: string][]) {
  for (const [pattern, text] of questions) patterns.current()(pattern, text);
  const promise = patterns.settled();
  await vi.advanceTimersByTimeAsync(5000);
  const matches = await promise;
  return questions.map(([pattern, text]) => matches(pattern, text));
}

it('knows nothing at first, and then tells that it does', async () => {
  const onChange = vi.fn();
  patterns.follow(onChange);
  const before = patterns.current();
  expect(before('^a', 'abc')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(patterns.current()).not.toBe(before);
  expect(patterns.current()('^a', 'abc')).toBe(true);
});

it('stops a pattern that takes too long, asks no more for it, and goes on with others', async () => {
  const results = await settled([ENDLESS, 'aaa!'], [ENDLESS, 'aa!'], ['^b', 'abc'], ['^a', 'abc']);
  expect(results).toEqual([undefined, undefined, false, true]);
  expect(FakeWorker.started).toBe(2);
  expect(await settled([ENDLESS, 'other'])).toEqual([undefined]);
  expect(FakeWorker.started).toBe(2);
});

it('leaves all to the server where there are no workers', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await settled(['^a', 'b'], ['^b', 'b'])).toEqual([undefined, undefined]);
});

it('holds nobody up whose worker does not come', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      terminate(): void {}
    },
  );
  expect(await settled(['^a', 'b'])).toEqual([undefined]);
});

it('keeps results to itself', async () => {
  await settled(['^a', 'abc']);
  expect(createPatternMatcher().current()('^a', 'abc')).toBeUndefined();
});
